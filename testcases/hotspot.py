"""Reference of hotspot."""

import numpy as np


def reference(inputs, sizes):
    """The same time steps on the whole grid, in double precision."""
    t = inputs["temperature"].astype(np.float64)
    for _ in range(sizes["steps"]):
        p = np.pad(t, 1, mode="edge")
        flow = (
            inputs["power"]
            + (p[:-2, 1:-1] + p[2:, 1:-1] - 2 * t) / sizes["ry"]
            + (p[1:-1, 2:] + p[1:-1, :-2] - 2 * t) / sizes["rx"]
            + (sizes["ambient"] - t) / sizes["rz"]
        )
        t = t + sizes["dt"] / sizes["capacity"] * flow
    return {"temperature": t.astype(np.float32)}

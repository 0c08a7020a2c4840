"""Reference of momentum_sgd."""

import numpy as np


def reference(inputs, sizes):
    """The same training steps in double precision."""
    batch, momentum, rate = sizes["batch"], sizes["momentum"], sizes["rate"]
    w, velocity = inputs["w"].astype(np.float64), inputs["velocity"].astype(np.float64)
    for t in range(sizes["steps"]):
        rows = slice(t * batch, (t + 1) * batch)
        x = inputs["x"][rows].astype(np.float64)
        logits = x @ w
        power = np.exp(logits - logits.max(axis=1, keepdims=True))
        residual = power / power.sum(axis=1, keepdims=True)
        residual[np.arange(batch), inputs["label"][rows]] -= 1
        gradient = x.T @ residual / batch + sizes["decay"] * w
        velocity = momentum * velocity + rate * gradient
        w = w - (momentum * velocity + rate * gradient if sizes["nesterov"] else velocity)
    return {"w": w.astype(np.float32), "velocity": velocity.astype(np.float32)}

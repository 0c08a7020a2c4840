"""Inputs and reference of cfd."""

from itertools import permutations

import numpy as np

GAMMA = 1.4
WALL, FAR = -1, -2
FACES = ((1, 2, 3), (0, 2, 3), (0, 1, 3), (0, 1, 2))  # corner k is opposite to face k


def _corners(nx, ny, nz):
    """Corners of the tetrahedra as lattice points; per cube one for each way along its edges."""
    steps = np.eye(3, dtype=int)
    paths = [np.cumsum([0 * steps[0], *steps[list(p)]], axis=0) for p in permutations(range(3))]
    cubes = np.stack(np.meshgrid(range(nx), range(ny), range(nz), indexing="ij"), axis=-1)
    return (cubes.reshape(-1, 1, 1, 3) + np.array(paths)).reshape(-1, 4, 3)


def _neighbours(corners, order):
    """Element behind every face; on the boundary WALL where z = 0, FAR elsewhere."""
    points = corners[order][:, np.array(FACES)]  # [element][face][corner of the face][axis]
    on_wall = (points[..., 2] == 0).all(axis=2).T.reshape(-1)
    side = corners.max() + 1
    numbers = np.sort((points @ (side * side, side, 1)), axis=2)
    keys = (numbers @ (side**6, side**3, 1)).T.reshape(-1)  # one number for each face's corners
    by_key = np.argsort(keys, kind="stable")
    pair = np.flatnonzero(np.diff(keys[by_key]) == 0)
    one, other = by_key[pair], by_key[pair + 1]

    found = np.where(on_wall, WALL, FAR)
    found[one], found[other] = other % len(order), one % len(order)
    return found.reshape(4, len(order))


def _normals(place):
    """Outward normals [face][axis][element] of tetrahedra with corners place[element][corner]."""
    normals = []
    for face, (a, b, c) in enumerate(FACES):
        n = np.cross(place[:, b] - place[:, a], place[:, c] - place[:, a]) / 2
        inward = np.sum(n * (place[:, face] - place[:, a]), axis=1) > 0
        normals.append(np.where(inward[:, None], -n, n).T)
    return np.array(normals)


def make_inputs(rng, sizes):
    """A box of distorted tetrahedra in random order, and a disturbed flow in it."""
    box = (sizes["nx"], sizes["ny"], sizes["nz"])
    corners = _corners(*box)
    order = rng.permutation(len(corners))
    moved = rng.uniform(-0.15, 0.15, (*(n + 1 for n in box), 3))
    moved[:, :, 0, 2] = 0  # the wall stays flat
    place = corners + moved[tuple(np.moveaxis(corners, -1, 0))]
    normals = _normals(place[order])

    direction = rng.normal(0, 1, 3) * (1, 1, 0.2)
    velocity = rng.uniform(0.3, 1.3) * direction / np.linalg.norm(direction)  # sound: 1
    far = np.array([GAMMA, *GAMMA * velocity, 1 / (GAMMA - 1) + GAMMA / 2 * velocity @ velocity])
    disturbance = rng.uniform(-0.15, 0.15, (5, len(order)))
    return {
        "far": far,
        "neighbours": _neighbours(corners, order),
        "normals": normals,
        "surface": np.linalg.norm(normals, axis=1).sum(axis=0),
        "variables": far[:, None] * (1 + disturbance),
    }


def _pressure(u):
    return (GAMMA - 1) * (u[4] - (u[1:4] ** 2).sum(axis=0) / (2 * u[0]))


def _fastest(u):
    speed = np.sqrt((u[1:4] ** 2).sum(axis=0)) / u[0]
    return speed + np.sqrt(GAMMA * _pressure(u) / u[0])


def _flux(u, n):
    """F(u).n for states u [5][elements] and normals n [3][elements]."""
    p, flow = _pressure(u), (u[1:4] * n).sum(axis=0) / u[0]
    return flow * u + p * np.concatenate([0 * n[:1], n, flow[None]])


def residual(u, inputs):
    """Sum over the faces of what flows into every element, per unit of time."""
    total = np.zeros_like(u)
    for behind, n in zip(inputs["neighbours"], inputs["normals"].astype(np.float64), strict=True):
        far = np.repeat(inputs["far"].astype(np.float64)[:, None], u.shape[1], axis=1)
        other = np.where(behind >= 0, u[:, behind], far)
        spread = np.linalg.norm(n, axis=0) * np.maximum(_fastest(u), _fastest(other))
        through = (_flux(u, n) + _flux(other, n) - spread * (other - u)) / 2
        wall = np.zeros_like(u)
        wall[1:4] = _pressure(u) * n
        total -= np.where(behind == WALL, wall, through)
    return total


def reference(inputs, sizes):
    """The same time steps in double precision."""
    u = inputs["variables"].astype(np.float64)
    for _ in range(sizes["steps"]):
        old, step = u, 2 * sizes["courant"] / (inputs["surface"] * _fastest(u))
        for part in (3, 2, 1):
            u = old + step / part * residual(u, inputs)
    return {"variables": u.astype(np.float32)}

"""Meshes from functions: a solid is a signed distance in polar coordinates, negative inside.

Lengths are millimetres. r is the distance from the axle, phi the angle around it, a the depth behind the outer flange.
"""

import numpy as np

EDGES = [
    ((0, 0, 0), (1, 0, 0)), ((0, 1, 0), (1, 1, 0)), ((0, 0, 1), (1, 0, 1)), ((0, 1, 1), (1, 1, 1)),
    ((0, 0, 0), (0, 1, 0)), ((1, 0, 0), (1, 1, 0)), ((0, 0, 1), (0, 1, 1)), ((1, 0, 1), (1, 1, 1)),
    ((0, 0, 0), (0, 0, 1)), ((1, 0, 0), (1, 0, 1)), ((0, 1, 0), (0, 1, 1)), ((1, 1, 0), (1, 1, 1)),
]


def smooth_union(a, b, k):
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return b + (a - b) * h - k * h * (1 - h)


def smooth_cut(a, b, k):
    """The intersection of two solids, its edge rounded over k."""
    return -smooth_union(-a, -b, k)


def polygon(points):
    """Signed distance to a closed polygon in a plane."""
    p = np.asarray(points, float)
    q = np.roll(p, -1, axis=0)

    def distance(x, y):
        x, y = np.broadcast_arrays(np.asarray(x, float), np.asarray(y, float))
        best = np.full(x.shape, np.inf)
        inside = np.zeros(x.shape, bool)
        for (px, py), (qx, qy) in zip(p, q):
            ex, ey = qx - px, qy - py
            t = np.clip(((x - px) * ex + (y - py) * ey) / (ex * ex + ey * ey), 0, 1)
            best = np.minimum(best, (x - px - t * ex) ** 2 + (y - py - t * ey) ** 2)
            with np.errstate(divide="ignore", invalid="ignore"):
                crosses = ((py > y) != (qy > y)) & (x < ex * (y - py) / ey + px)
            inside ^= crosses
        return np.where(inside, -1, 1) * np.sqrt(best)

    return distance


def cartesian(r, phi, a):
    return np.stack(np.broadcast_arrays(r * np.cos(phi), a, r * np.sin(phi)), axis=-1)


TETRAHEDRON = np.array([(1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1)])


def slope_and_value(solid, points, step=0.2):
    values = [solid(*polar(points + step * corner)) for corner in TETRAHEDRON]
    slope = sum(value[:, None] * corner for value, corner in zip(values, TETRAHEDRON)) / (4 * step)
    return slope, sum(values) / 4


def polar(points):
    x, y, z = points[..., 0], points[..., 1], points[..., 2]
    return np.hypot(x, z), np.arctan2(z, x), y


def nets(values):
    """Surface nets: one point for each cell of the grid that the surface crosses.

    @return points in units of the grid, quads
    """
    sign = values < 0
    shape = tuple(n - 1 for n in values.shape)
    count = np.zeros(shape, np.int8)
    for i in (0, 1):
        for j in (0, 1):
            for k in (0, 1):
                count += sign[i : i + shape[0], j : j + shape[1], k : k + shape[2]]
    cells = np.argwhere((count > 0) & (count < 8))
    index = np.full(shape, -1, np.int64)
    index[tuple(cells.T)] = np.arange(len(cells))

    total = np.zeros((len(cells), 3))
    crossings = np.zeros(len(cells))
    for one, other in EDGES:
        v0 = values[tuple((cells + one).T)]
        v1 = values[tuple((cells + other).T)]
        hit = (v0 < 0) != (v1 < 0)
        t = np.where(hit, v0 / np.where(hit, v0 - v1, 1), 0)[:, None]
        total += hit[:, None] * (np.array(one) + t * (np.array(other) - np.array(one)))
        crossings += hit

    quads = []
    for axis in range(3):
        u, v = [(1, 2), (2, 0), (0, 1)][axis]
        low = [slice(1, n - 1) for n in values.shape]
        low[axis] = slice(0, values.shape[axis] - 1)
        high = list(low)
        high[axis] = slice(1, values.shape[axis])
        first, second = sign[tuple(low)], sign[tuple(high)]
        edges = np.argwhere(first != second)
        base = edges + np.array([0 if n == axis else 1 for n in range(3)])
        eu, ev = np.eye(3, dtype=int)[u], np.eye(3, dtype=int)[v]
        around = [base - eu - ev, base - ev, base, base - eu]
        quad = np.stack([index[tuple(corner.T)] for corner in around], axis=1)
        outward = first[tuple(edges.T)]
        quads.append(np.where(outward[:, None], quad[:, ::-1], quad))
    return cells + total / crossings[:, None], np.concatenate(quads)


def surface(solid, radii, sector, steps, depths):
    """Surface nets over one sector; the last row of cells repeats the first of the next sector.

    @return points, quads, normals
    """
    phi = np.arange(steps + 2) * (sector / steps)
    values = np.asarray(
        solid(radii[:, None, None], phi[None, :, None], depths[None, None, :]), dtype=np.float32
    )
    at, quads = nets(np.broadcast_to(values, (len(radii), len(phi), len(depths))))
    points = cartesian(
        np.interp(at[:, 0], np.arange(len(radii)), radii),
        at[:, 1] * (sector / steps),
        np.interp(at[:, 2], np.arange(len(depths)), depths),
    )
    slope, value = slope_and_value(solid, points)
    length = np.maximum(np.linalg.norm(slope, axis=1), 0.3)
    points = points - slope * (np.clip(value / length, -0.7, 0.7) / length)[:, None]
    normals, _ = slope_and_value(solid, points)
    normals /= np.maximum(np.linalg.norm(normals, axis=1), 1e-6)[:, None]
    return points, quads, normals


def lathe(profile, segments=360):
    """@param profile points (r, a), the outside on the left of the way"""
    profile = np.asarray(profile, float)
    phi = np.arange(segments) * (2 * np.pi / segments)
    points = cartesian(profile[None, :, 0], phi[:, None], profile[None, :, 1]).reshape(-1, 3)
    n = len(profile)
    i, j = np.meshgrid(np.arange(segments), np.arange(n - 1), indexing="ij")
    following = (i + 1) % segments
    quads = np.stack([i * n + j, following * n + j, following * n + j + 1, i * n + j + 1], axis=-1)
    return points, quads.reshape(-1, 4)


def rounded(points, steps=6, passes=2):
    """A profile with its corners cut round."""
    points = np.asarray(points, float)
    for _ in range(passes):
        a, b = points[:-1], points[1:]
        cut = np.stack([0.75 * a + 0.25 * b, 0.25 * a + 0.75 * b], axis=1).reshape(-1, 2)
        points = np.concatenate([points[:1], cut, points[-1:]])
    return points

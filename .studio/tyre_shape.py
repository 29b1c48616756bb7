"""A tyre from numbers: cross-section, tread cut into pitches, lettering that stands on the sidewall."""

from dataclasses import dataclass

import numpy as np

from surface import cartesian


@dataclass
class Tread:
    pitches: int
    ribs: tuple = ()
    """Straight grooves: position across (-1 to 1), half width in millimetres."""
    cuts: tuple = ()
    """Grooves: points (across, along in pitches), half width, depth, and copies along."""
    sipes: tuple = ()
    waves: float = 0.0
    """Millimetres that sipes swing."""
    depth: float = 8.0
    shoulder: float = 0.35
    """Reach of the cuts over the shoulder."""


@dataclass
class Tyre:
    tread: Tread
    width: float = 225
    aspect: float = 0.45
    bead: float = 228.6
    rim_width: float = 203
    crown: float = 5.0
    """Millimetres that the tread's edges lie below its middle."""
    square: float = 2.7
    """Exponent of the shoulder: more is squarer."""
    rows: int = 0


def section(tyre):
    """The outside as points (r, a) from the front bead over the tread to the rear bead; a as in the rim's depth."""
    height = tyre.width * tyre.aspect
    middle = tyre.rim_width / 2
    outer = tyre.bead + height
    half = tyre.width / 2
    tread_half = half * 0.83
    points = []
    # Bead and flange side, sidewall's bulge, shoulder.
    bead_half = tyre.rim_width / 2
    side = [
        (tyre.bead + 2, bead_half - 14), (tyre.bead + 4, bead_half - 4), (tyre.bead + 16, bead_half - 1.5),
        (tyre.bead + 19.5, bead_half + 1.5), (tyre.bead + 24, bead_half + 4.5),
        (tyre.bead + height * 0.34, half - 1.5), (tyre.bead + height * 0.47, half), (tyre.bead + height * 0.62, half - 2.2),
        (tyre.bead + height * 0.76, half - 7), (tyre.bead + height * 0.87, half - 14.5),
        (tyre.bead + height * 0.94, tread_half + 6.5), (outer - tyre.crown - 2.2, tread_half + 1.5),
    ]
    for r, a in side:
        points.append((r, middle - a))
    for share in np.linspace(-0.97, 0.97, 25):
        points.append((outer - tyre.crown * abs(share) ** tyre.square, middle + share * tread_half))
    for r, a in reversed(side):
        points.append((r, middle + a))
    return np.array(points), outer, tread_half


def spline(points, count_of):
    """Catmull-Rom through the points."""
    p = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    out = []
    for i in range(1, len(p) - 2):
        t = np.linspace(0, 1, count_of(p[i], p[i + 1]), endpoint=False)[:, None]
        a, b, c, d = p[i - 1 : i + 3]
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    out.append(points[-1:])
    return np.concatenate(out)


def line_distance(x, y, points):
    best = np.full(np.broadcast(x, y).shape, np.inf)
    for (px, py), (qx, qy) in zip(points[:-1], points[1:]):
        ex, ey = qx - px, qy - py
        t = np.clip(((x - px) * ex + (y - py) * ey) / (ex * ex + ey * ey + 1e-9), 0, 1)
        best = np.minimum(best, np.hypot(x - px - t * ex, y - py - t * ey))
    return best


def wall(distance, half, soft):
    """1 in the groove, 0 outside."""
    t = np.clip((half + soft - distance) / (2 * soft), 0, 1)
    return t * t * (3 - 2 * t)


def cut_depth(tyre, across, along, pitch_mm, tread_half):
    """Millimetres that the tread is cut in at a point.

    @param across millimetres from the middle
    @param along millimetres along the circumference
    """
    tread = tyre.tread
    depth = np.zeros(np.broadcast(across, along).shape)
    for at, half in tread.ribs:
        depth = np.maximum(depth, tread.depth * wall(np.abs(across - at * tread_half), half, 0.55))
    for points, half, share, *shifts in tread.cuts:
        for shift in shifts or (0,):
            for turn in range(-3, 4):
                line = [(x * tread_half, (y + turn + shift) * pitch_mm) for x, y in points]
                depth = np.maximum(depth, tread.depth * share * wall(line_distance(across, along, line), half, 0.5))
    for points, *shifts in tread.sipes:
        for shift in shifts or (0,):
            for turn in range(-3, 4):
                line = [(x * tread_half, (y + turn + shift) * pitch_mm) for x, y in points]
                swing = tread.waves * np.sin(across * 2 * np.pi / 5.5)
                depth = np.maximum(depth, 0.6 * tread.depth * wall(line_distance(across, along + swing, line), 0.32, 0.3))
    return depth


def pitch_mesh(tyre, fine=0.55):
    """One pitch of the whole outside, from bead to bead.

    @return points, quads
    """
    profile, outer, tread_half = section(tyre)
    middle = tyre.rim_width / 2

    def count(p, q):
        is_tread = min(p[0], q[0]) > outer - tyre.crown - 14
        return max(2, int(np.hypot(*(q - p)) / (fine if is_tread else 1.6)))

    profile = spline(profile, count)
    tangent = np.gradient(profile, axis=0)
    normal = np.stack([tangent[:, 1], -tangent[:, 0]], axis=1)
    normal /= np.linalg.norm(normal, axis=1)[:, None]
    angle = 2 * np.pi / tyre.tread.pitches
    pitch_mm = angle * outer
    steps = int(pitch_mm / fine)
    phi = np.linspace(0, angle, steps + 1)
    across = profile[:, 1] - middle
    # Beyond the edge the distance follows the shoulder, so that cuts reach over it.
    over = np.maximum(outer - tyre.crown - profile[:, 0], 0)
    reach = np.sign(across) * (np.minimum(np.abs(across), tread_half) + over * 0.9)
    depth = cut_depth(tyre, reach[:, None], (phi * outer)[None, :], pitch_mm, tread_half)
    limit = 6 + tyre.tread.shoulder * 42
    depth *= (1 - np.clip((over - limit * 0.55) / (limit * 0.45), 0, 1))[:, None]
    depth -= relief(tyre, profile, phi)
    at = profile[:, None, :] - normal[:, None, :] * depth[..., None]
    points = cartesian(at[..., 0], phi[None, :], at[..., 1]).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(len(profile) - 1), np.arange(steps), indexing="ij")
    n = steps + 1
    quads = np.stack([i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1], axis=-1).reshape(-1, 4)
    return points, quads


def relief(tyre, profile, phi):
    """Rings, the rib that guards the rim, and fine ridges on the sidewall: millimetres outwards."""
    height = tyre.width * tyre.aspect
    share = (profile[:, 0] - tyre.bead) / height

    def ring(at, half, soft=0.012):
        t = np.clip((half + soft - np.abs(share - at)) / (2 * soft), 0, 1)
        return t * t * (3 - 2 * t)

    guard = 2.2 * ring(23 / height, 3.0 / height, 3.2 / height)
    rings = 0.7 * ring(0.33, 0.008) + 0.8 * ring(0.80, 0.01) + 0.5 * ring(0.70, 0.005)
    band = ring(0.365, 0.02, 0.006) + ring(0.755, 0.028, 0.006)
    ridges = 0.30 * (0.5 + 0.5 * np.sin(phi * tyre.tread.pitches * 9))[None, :] * band[:, None]
    return (guard + rings)[:, None] + ridges


def inside(tyre):
    """Profile of the inner liner and the bead's foot."""
    height = tyre.width * tyre.aspect
    middle, half = tyre.rim_width / 2, tyre.width / 2
    bead_half = tyre.rim_width / 2
    one = [
        (tyre.bead + 2, bead_half - 14), (tyre.bead - 1, bead_half - 17), (tyre.bead - 2.2, bead_half - 24),
        (tyre.bead + 2, bead_half - 30), (tyre.bead + 14, bead_half - 26), (tyre.bead + height * 0.4, half - 14),
        (tyre.bead + height * 0.7, half - 18), (tyre.bead + height * 0.86, half * 0.72), (tyre.bead + height - 17, half * 0.5),
    ]
    front = [(r, middle - a) for r, a in one]
    rear = [(r, middle + a) for r, a in reversed(one)]
    return np.array(front + rear)

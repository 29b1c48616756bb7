"""A wheel rim from numbers: lip and barrel, hub with bolt holes, spokes."""

from dataclasses import dataclass, field

import numpy as np

from surface import polygon, rounded, smooth_cut, smooth_union

SEAM = 72.0
"""Radius between hub and spokes: the hub repeats with the bolts, the spokes with themselves."""


@dataclass
class Spoke:
    """One stroke of a spoke in the plane of the wheel."""

    radii: tuple
    centres: tuple
    """Millimetres beside the axis of the spoke, at the radii."""
    widths: tuple
    """Half widths at the radii."""
    drop: float = 0.0
    """Millimetres that its front lies behind the front of the wheel."""


@dataclass
class Rim:
    count: int
    strokes: list
    bead: float = 228.6
    width: float = 203.0
    bolts: int = 5
    circle: float = 112.0
    hub: float = 30.0
    """Depth of the hub's face behind the flange."""
    edge: float = 1.8
    """Rounding of the spokes' edges."""
    crown: float = 0.8
    """Height of the spokes' middle over their edges."""
    channel: float = 0.0
    """Depth of a groove along the middle of the spokes."""
    thickness: tuple = (30.0, 24.0)
    """Of spokes, at hub and lip."""
    front: float = 6.0
    """Depth of the spokes' ends behind the flange."""
    bow: float = 0.55
    """Below 1 the face of the wheel bends near the hub, above near the lip."""
    lip: float = 13.0
    """Width of the ring that the spokes end in."""
    fillet: float = 9.0
    cap: bool = True
    steel: bool = False
    holes: tuple = ()
    """Openings of a steel disc: count, radius, half length along and across."""
    lathe: dict = field(default_factory=dict)


def flange(rim):
    return rim.bead + 17.5


def barrel_points(rim):
    """Cross-section (r, a), from the front's inside to the rear's outside and back."""
    b, w = rim.bead, rim.width
    lip = flange(rim) - rim.lip
    outer = [
        (b + 16.5, 0.6), (b + 17.5, 3.5), (b + 16.5, 8), (b + 6, 10), (b + 0.5, 14), (b - 1, 32), (b - 6, 40),
        (b - 24, 58), (b - 26, 64), (b - 26, 96), (b - 22, 106), (b - 7, 118), (b - 5, w - 32), (b + 1, w - 26),
        (b, w - 10), (b + 6, w - 6), (b + 16, w - 4), (b + 17.5, w), (b + 15, w + 2),
    ]
    inner = [
        (b + 9, w - 2), (b - 6, w - 6), (b - 8, w - 28), (b - 12, 124), (b - 27, 110), (b - 32, 96), (b - 32, 62),
        (b - 30, 54), (b - 14, 36), (b - 9, 28), (lip - 2, 18), (lip, 9), (lip + 1.5, 2.2), (lip + 3.5, 0.4),
    ]
    return outer + inner


def hub_points(rim):
    h = rim.hub
    return [(0, h + 2), (34, h + 2), (38, h), (SEAM + 1, h), (SEAM + 4, h + 2), (SEAM + 8, h + 8),
            (SEAM + 10, h + 16), (SEAM + 10, h + 28), (60, h + 38), (0, h + 38)]


def face(rim, r):
    """Depth of the wheel's front behind the flange."""
    reach = np.clip((flange(rim) - rim.lip - r) / (flange(rim) - rim.lip - SEAM), 0, 1.2)
    return rim.front + (rim.hub - rim.front) * reach**rim.bow


def stroke_distance(rim, r, phi):
    """Distance to the nearest stroke in the plane, and how far its front lies back."""
    sector = 2 * np.pi / rim.count
    best, drop, middle = None, None, None
    for stroke in rim.strokes:
        for turn in (-2, -1, 0, 1, 2):
            angle = phi - (turn + 0.5) * sector
            ahead = np.cos(angle)
            u, v = r * ahead, r * np.sin(angle)
            at = np.where(ahead > 0, u, 0)
            centre = smooth(at, stroke.radii, stroke.centres)
            half = smooth(at, stroke.radii, stroke.widths)
            lean = (smooth(at + 1, stroke.radii, stroke.centres) - smooth(at - 1, stroke.radii, stroke.centres)) / 2
            away = (np.abs(v - centre) - half) / np.sqrt(1 + lean**2)
            away = np.where(ahead > 0.05, away, 999.0)
            share = np.abs(v - centre) / np.maximum(half, 1)
            if best is None:
                best, drop, middle = away, np.full(np.shape(away), stroke.drop), share
                continue
            nearer = away < best
            drop = np.where(nearer, stroke.drop, drop)
            middle = np.where(nearer, share, middle)
            best = smooth_union(best, away, 5.0)
    return best, drop, middle


def smooth(x, xs, ys):
    """Through the points without corners (monotone cubic)."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    if len(xs) == 2:
        return np.interp(x, xs, ys)
    slopes = np.diff(ys) / np.diff(xs)
    inner = np.where(slopes[:-1] * slopes[1:] > 0, 2 / (1 / np.where(slopes[:-1] == 0, 1, slopes[:-1]) + 1 / np.where(slopes[1:] == 0, 1, slopes[1:])), 0)
    m = np.concatenate([[slopes[0]], inner, [slopes[-1]]])
    i = np.clip(np.searchsorted(xs, x) - 1, 0, len(xs) - 2)
    h = xs[i + 1] - xs[i]
    t = np.clip((x - xs[i]) / h, 0, 1)
    return (
        (2 * t**3 - 3 * t**2 + 1) * ys[i] + (t**3 - 2 * t**2 + t) * h * m[i]
        + (-2 * t**3 + 3 * t**2) * ys[i + 1] + (t**3 - t**2) * h * m[i + 1]
    )


def alloy_solid(rim):
    """Distance of spokes, hub and lip without bolt holes."""
    ring = polygon(rounded(barrel_points(rim) + barrel_points(rim)[:1])[:-1])
    hub = polygon(hub_points(rim))

    def solid(r, phi, a):
        away, drop, middle = stroke_distance(rim, r, phi)
        inner = flange(rim) - rim.lip
        f = face(rim, r) + drop * smoothstep(SEAM, SEAM + 25, r)
        # Spokes dive below the lip and never cross it.
        f = f + 7 * smoothstep(inner - 7, inner + 3, r)
        f = f + rim.crown * np.clip(middle, 0, 1) ** 2 * smoothstep(SEAM, SEAM + 12, r)
        if rim.channel:
            f = f + rim.channel * (1 - smoothstep(0.35, 0.62, middle)) * smoothstep(SEAM + 8, SEAM + 40, r) * (
                1 - smoothstep(flange(rim) - rim.lip - 34, flange(rim) - rim.lip - 14, r))
        reach = np.clip((r - SEAM) / (flange(rim) - SEAM), 0, 1)
        back = face(rim, r) + rim.thickness[0] + (rim.thickness[1] - rim.thickness[0]) * reach
        sides = away - 0.10 * (a - f)
        bar = smooth_cut(sides, f - a, rim.edge)
        bar = smooth_cut(bar, a - back, 6.0)
        bar = smooth_cut(bar, r - (flange(rim) - 6), 1.0)
        whole = smooth_union(bar, hub(r, a), 0.2 + rim.fillet * smoothstep(SEAM, SEAM + 14, r))
        whole = smooth_union(whole, ring(r, a), rim.fillet * 0.7)
        return smooth_cut(whole, limit(rim, r) - a, 0.6)

    return solid


def limit(rim, r):
    """Nothing stands before the face of the wheel, so that a smooth union does not swell over it."""
    outer = flange(rim) - np.minimum(rim.lip, 5) - 2
    share = smoothstep(outer - 7, outer + 1, r)
    return (face(rim, r) - 0.2) * (1 - share)


def smoothstep(low, high, x):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def steel_profile(r, rim):
    b = rim.bead
    return smooth(r, (30, 52, 74, 92, 112, b - 62, b - 42, b - 30, b - 22), (52, 51, 50, 40, 27, 22, 28, 47, 62))


def steel_solid(rim):
    ring = polygon(rounded(barrel_points(rim) + barrel_points(rim)[:1])[:-1])
    count, at, along, across = rim.holes

    def solid(r, phi, a):
        step = 2 * np.pi / count
        angle = (phi % step) - step / 2
        x, y = r * np.cos(angle) - at, r * np.sin(angle)
        over = np.maximum(np.abs(y) - (along - across), 0)
        hole = np.hypot(x, over) - across
        dish = steel_profile(r, rim) + 3.0 * np.exp(-np.clip(hole, 0, 40) / 4.0)
        sheet = np.abs(a - dish) - 2.2
        sheet = np.maximum(sheet * 0.8, r - (rim.bead - 21))
        sheet = smooth_cut(sheet, -hole, 1.2)
        return smooth_union(sheet, ring(r, a), 3.0)

    return solid


def with_bolts(solid, rim):
    """Bolt holes with their seats, and the bore."""
    step = 2 * np.pi / rim.bolts
    h = (steel_profile(np.array([rim.circle / 2]), rim)[0] - 2.2) if rim.steel else rim.hub
    bore = 28.5 if rim.cap else 32.0
    hub = polygon(hub_points(rim))

    def holed(r, phi, a):
        angle = (phi % step) - step / 2
        x, y = r * np.cos(angle) - rim.circle / 2, r * np.sin(angle)
        away = np.hypot(x, y)
        if rim.steel:
            hole = np.minimum(away - 7.5, np.maximum(away - 10.5, a - h - 2.0))
            boss = np.maximum(np.abs(away - 14) - 6, np.abs(a - h) - 1.2)
            body = smooth_union(solid(r, phi, a), boss, 3.0)
        else:
            seat = np.maximum(away - 12.6, a - h - 15)
            cone = away - 7.2 - np.clip(h + 21 - a, 0, 5.4)
            hole = np.minimum(seat, np.maximum(cone, h - a))
            body = hub(r, a)
        body = smooth_cut(body, -hole, 1.4)
        return smooth_cut(body, bore - r, 1.2)

    return holed


def machined(rim, points, normals):
    """Share of a point on the face that a lathe would turn bright."""
    r = np.hypot(points[:, 0], points[:, 2])
    phi = np.arctan2(points[:, 2], points[:, 0])
    away, drop, _ = stroke_distance(rim, r, phi)
    depth = points[:, 1] - face(rim, r) - drop
    on_spoke = smoothstep(0.2, 1.2, -away - rim.edge * 0.25) * (depth < rim.crown + 0.9)
    on_lip = smoothstep(flange(rim) - rim.lip - 1, flange(rim) - rim.lip + 1, r) * (points[:, 1] < 1.6)
    return np.maximum(on_spoke, on_lip) * smoothstep(0.72, 0.86, -normals[:, 1]) * smoothstep(SEAM + 9, SEAM + 11, r)

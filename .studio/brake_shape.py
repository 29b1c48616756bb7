"""A brake behind a wheel: disc with its hat, and a caliper that grips it."""

import numpy as np

from surface import lathe, rounded, smooth_cut, surface

HUB = 72
"""Depth of the face that the wheel is bolted to."""
DISC = 150
FACE = 112
CALIPER = 145
"""Degrees from the right, upwards."""


def disc():
    """@return points, quads, share that pads keep bright"""
    profile = [(60, FACE + 24), (DISC, FACE + 24), (DISC + 1, FACE + 12), (DISC, FACE), (92, FACE), (84, FACE + 1), (80, FACE - 4),
               (80, HUB + 6), (75, HUB), (36, HUB), (34, HUB - 8), (0, HUB - 8)]
    points, quads = lathe(rounded(profile), 720)
    r, a = np.hypot(points[:, 0], points[:, 2]), points[:, 1]
    return points, quads, ((r > 94) & (r < DISC - 2) & (a < FACE + 4)).astype(float)


def caliper():
    """@return points, quads, normals; turned to the right"""
    reach = np.radians(34)
    sector = np.radians(90)

    def solid(r, phi, a):
        along = r * (np.abs(phi - sector / 2) - reach)
        body = smooth_cut(smooth_cut(along, 98 - r, 8), r - 180, 12)
        body = smooth_cut(body, smooth_cut(FACE - 22 - a, a - FACE - 46, 8), 8)
        groove = np.maximum(np.abs(r - 152) - 9, a - FACE + 18)
        return smooth_cut(body, -smooth_cut(groove, along + 14, 5), 4)

    return surface(solid, np.arange(90, 190, 1.5), sector, 140, np.arange(80, 170, 1.5))

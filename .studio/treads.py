"""The treads of the demo, each with its numbers."""

from tyre_shape import Tread, Tyre


def mirrored(*cuts):
    """The cuts, and the same on the other side half a pitch later."""
    other = [
        (tuple((-x, y) for x, y in points), *rest[:2], *((s + 0.5) for s in (rest[2:] or (0,))))
        for points, *rest in cuts
    ]
    return tuple(cuts) + tuple(other)


def vee(*cuts):
    """The cuts and their mirror image: for one direction of travel."""
    return tuple(cuts) + tuple((tuple((-x, y) for x, y in points), *rest) for points, *rest in cuts)


SUMMER = Tread(
    pitches=64,
    ribs=((-0.60, 4.2), (-0.20, 5.2), (0.20, 5.2), (0.60, 4.2)),
    cuts=mirrored(
        (((0.72, 0.0), (0.88, 0.10), (1.40, 0.16)), 1.5, 0.8),
        (((0.60, 0.35), (0.44, 0.18), (0.36, -0.05)), 0.9, 0.6),
        (((0.20, 0.55), (0.09, 0.35)), 0.8, 0.5),
    ),
    sipes=((((0.72, 0.55), (0.92, 0.62)),), (((-0.72, 0.05), (-0.92, 0.12)),), (((0.28, 0.5), (0.5, 0.85)),)),
    shoulder=0.25,
)
SPORT = Tread(
    pitches=40,
    ribs=((-0.46, 6.5), (0.02, 6.8), (0.44, 5.2)),
    cuts=(
        (((-0.62, 0.62), (-0.75, 0.30), (-1.0, 0.10), (-1.5, 0.05)), 1.9, 0.8),
        (((-0.38, 0.80), (-0.22, 0.42), (-0.16, 0.0)), 1.6, 0.65),
        (((0.10, 0.15), (0.24, 0.45), (0.44, 0.62)), 1.4, 0.7),
        (((0.44, 0.62), (0.66, 0.72), (0.80, 0.70)), 1.2, 0.7),
        (((0.70, 0.10), (0.92, 0.20), (1.5, 0.24)), 1.6, 0.8),
        (((0.70, 0.60), (0.92, 0.70), (1.5, 0.74)), 1.0, 0.6),
    ),
    sipes=(),
    shoulder=0.2,
    depth=7.5,
)
ALL_SEASON = Tread(
    pitches=40,
    ribs=(),
    cuts=vee(
        (((0.03, 0.95), (0.22, 0.52), (0.48, 0.22), (0.80, 0.06), (1.5, 0.0)), 2.6, 0.95, 0.0),
        (((0.20, 0.05), (0.34, -0.16), (0.62, -0.38), (0.84, -0.46), (1.5, -0.50)), 1.7, 0.85, 0.0),
        (((0.30, 0.42), (0.38, 0.12), (0.36, -0.16)), 1.6, 0.75, 0.0),
        (((0.62, 0.14), (0.67, -0.12), (0.65, -0.38)), 1.5, 0.75, 0.0),
    ),
    sipes=vee(
        (((0.72, -0.14), (0.98, -0.20)),), (((0.72, 0.36), (0.98, 0.30)),),
        (((0.42, 0.04), (0.58, -0.10)),), (((0.42, 0.54), (0.58, 0.40)),), (((0.08, 0.60), (0.24, 0.24)),),
    ),
    waves=0.5,
    shoulder=0.5,
)
WINTER = Tread(
    pitches=34,
    ribs=(),
    cuts=vee(
        (((0.0, 1.10), (0.16, 0.66), (0.42, 0.30), (0.78, 0.06), (1.5, -0.04)), 3.1, 1.0, 0.0),
        (((0.22, 0.18), (0.44, -0.18), (0.80, -0.44), (1.5, -0.54)), 2.6, 1.0, 0.0),
        (((0.25, 0.52), (0.33, 0.0)), 2.0, 0.85, 0.0),
        (((0.56, 0.20), (0.63, -0.32)), 2.0, 0.85, 0.0),
        (((0.56, 0.70), (0.62, 0.14)), 2.0, 0.85, 0.0),
    ),
    sipes=vee(
        *((((0.68, y), (1.04, y - 0.07)),) for y in (0.30, 0.20, 0.42, -0.10, -0.20, -0.32)),
        *((((0.36, y), (0.56, y - 0.17)),) for y in (0.20, 0.08, 0.66, 0.54)),
        *((((0.05, y), (0.22, y - 0.24)),) for y in (0.72, 0.56, 0.40)),
    ),
    waves=0.9,
    depth=8.8,
    shoulder=0.8,
)
SUV = Tread(
    pitches=44,
    ribs=((-0.34, 4.8), (0.34, 4.8)),
    cuts=mirrored(
        (((0.62, 0.0), (0.68, 0.25), (0.62, 0.5), (0.68, 0.75), (0.62, 1.0)), 3.2, 1.0),
        (((0.66, 0.25), (0.86, 0.34), (1.5, 0.38)), 3.0, 0.95),
        (((0.34, 0.0), (0.50, 0.14), (0.64, 0.10)), 1.9, 0.8),
        (((0.34, 0.6), (0.20, 0.42), (0.10, 0.46)), 1.9, 0.8),
        (((0.10, 0.46), (0.0, 0.70), (-0.10, 0.96)), 1.2, 0.6),
    ),
    sipes=mirrored(
        (((0.72, 0.76), (1.0, 0.86)), 0, 0), (((0.42, 0.55), (0.58, 0.62)), 0, 0), (((0.06, 0.2), (0.26, 0.1)), 0, 0),
    ),
    depth=9.0,
    shoulder=0.75,
)
SUV.sipes = tuple((points, *rest[2:]) for points, *rest in SUV.sipes)
VAN = Tread(
    pitches=58,
    ribs=((-0.56, 4.4), (0.0, 5.0), (0.56, 4.4)),
    cuts=mirrored(
        (((0.28, 0.0), (0.33, 0.25), (0.28, 0.5), (0.33, 0.75), (0.28, 1.0)), 2.2, 0.9),
        (((0.74, 0.2), (1.0, 0.2), (1.5, 0.22)), 2.0, 0.6),
        (((0.56, 0.6), (0.44, 0.5)), 1.4, 0.6),
        (((0.0, 0.3), (0.12, 0.2)), 1.4, 0.6),
    ),
    sipes=((((0.68, 0.7), (0.9, 0.7)),), (((-0.68, 0.2), (-0.9, 0.2)),), (((0.36, 0.1), (0.5, 0.0)),), (((-0.36, 0.6), (-0.5, 0.5)),)),
    depth=9.5,
    shoulder=0.35,
)

WORDS = ("TUBELESS", "RADIAL", "STEEL BELTED")

TYRES = {
    "summer": Tyre(SUMMER, aspect=0.50),
    "sport": Tyre(SPORT, aspect=0.45, square=3.4, crown=4.2),
    "all-season": Tyre(ALL_SEASON, aspect=0.50),
    "winter": Tyre(WINTER, aspect=0.50),
    "summer-tall": Tyre(SUMMER, width=185, aspect=0.65, bead=190.5, rim_width=140, crown=6),
    "all-season-tall": Tyre(ALL_SEASON, width=185, aspect=0.65, bead=190.5, rim_width=140, crown=6),
    "winter-tall": Tyre(WINTER, width=185, aspect=0.65, bead=190.5, rim_width=140, crown=6),
    "suv": Tyre(SUV, width=235, aspect=0.60, crown=6),
    "van": Tyre(VAN, width=215, aspect=0.65, bead=203.2, rim_width=165, square=3.2, crown=5),
}
SNOW = ("M+S", "ROTATION")
MARKS = {"winter": SNOW, "winter-tall": SNOW, "all-season": SNOW, "all-season-tall": SNOW, "sport": ("OUTSIDE",), "van": ("REINFORCED",)}

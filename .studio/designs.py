"""The rims of the demo, each with its numbers."""

from rim_shape import Rim, Spoke

OUT = 250.0


def bar(root, waist, tip, drop=0.0, beside=(0, 0, 0, 0)):
    return Spoke((62, 100, 165, OUT), beside, (root, waist, waist * 0.95, tip), drop)


def pair(near, far, root, tip, drop=0.0):
    """Two strokes side by side."""
    middle = (near + far) / 2
    return [
        Spoke((62, 150, OUT), (side * near, side * middle, side * far), (root, (root + tip) / 2, tip), drop)
        for side in (1, -1)
    ]


def fork(split, spread, stem, prong, drop=0.0):
    """A stem that parts in two at a radius."""
    return [
        Spoke(
            (62, split, (split + OUT) / 2, OUT),
            (side * 1.5, side * 2.5, side * spread * 0.5, side * spread),
            (stem, stem * 0.72, prong, prong),
            drop,
        )
        for side in (1, -1)
    ]


def swept(lean, root, waist, tip, drop=0.0):
    return Spoke((62, 110, 180, OUT), (0, lean * 0.12, lean * 0.5, lean), (root, waist, waist, tip), drop)


RIMS = {
    "five-twin": Rim(5, pair(15, 33, 13, 10.5), hub=36, front=5),
    "five-wide": Rim(5, [bar(40, 27, 30)], hub=40, front=6, channel=7, thickness=(32, 26), edge=2.5),
    "five-fork": Rim(5, fork(128, 46, 25, 10.5), hub=38, front=5),
    "five-blade": Rim(5, [bar(34, 18, 24), swept(60, 8, 5, 8, 9)], hub=42, front=5, crown=0.4),
    "five-triple": Rim(5, [bar(12, 8, 8, 7), *pair(24, 62, 12, 9)], hub=34, front=5),
    "five-star": Rim(5, [Spoke((62, 120, 190, OUT), (0, 0, 0, 0), (42, 20, 15, 26))], hub=30, front=7, crown=5, edge=3),
    "six-bold": Rim(6, [bar(30, 19, 22)], hub=28, front=8, channel=6, thickness=(36, 30), edge=2.5),
    "six-twin": Rim(6, pair(14, 24, 12, 9), hub=34, front=5),
    "seven": Rim(7, [bar(26, 13, 14)], hub=34, front=5, crown=1.5),
    "seven-fork": Rim(7, fork(150, 36, 18, 8), hub=36, front=5),
    "seven-swept": Rim(7, [swept(34, 24, 13, 15)], hub=38, front=5, crown=1.0),
    "eight": Rim(8, [bar(22, 12, 13)], hub=30, front=6, crown=2.5, edge=2.5),
    "nine": Rim(9, [bar(20, 10.5, 11)], hub=36, front=5),
    "ten": Rim(10, [bar(19, 8.5, 9)], hub=36, front=5),
    "ten-fork": Rim(10, fork(165, 27, 12, 6), hub=34, front=5),
    "ten-swept": Rim(10, [swept(30, 17, 8, 9)], hub=40, front=5),
    "ten-thin": Rim(10, pair(8, 18, 6.5, 5), hub=36, front=4, thickness=(24, 18)),
    "twelve": Rim(12, [bar(15, 8, 8.5)], hub=32, front=6, crown=1.5),
    "fifteen": Rim(15, [bar(12, 6, 6.5)], hub=36, front=4, thickness=(26, 20)),
    "lattice": Rim(10, [
        Spoke((62, 120, 190, OUT), (-9, 14, 40, 66), (7, 6, 6, 6)),
        Spoke((62, 120, 190, OUT), (9, -14, -40, -66), (7, 6, 6, 6)),
    ], hub=34, front=9, lip=22, thickness=(26, 20), crown=1.2),
    "eight-4": Rim(8, [bar(22, 12, 13)], bolts=4, circle=108, hub=30, front=6, crown=2.5, edge=2.5),
    "ten-fork-4": Rim(10, fork(165, 27, 12, 6), bolts=4, circle=100, hub=34, front=5),
    "six-twin-4": Rim(6, pair(14, 24, 12, 9), bolts=4, circle=108, hub=34, front=5),
    "five-twin-4": Rim(5, pair(15, 33, 13, 10.5), bolts=4, circle=108, hub=36, front=5),
    "five-star-4": Rim(5, [Spoke((62, 120, 190, OUT), (0, 0, 0, 0), (42, 20, 15, 26))], bolts=4, circle=100, hub=30,
                       front=7, crown=5, edge=3),
    "steel-round": Rim(0, [], bead=203.2, width=168, steel=True, cap=False, hub=40, holes=(16, 152, 11, 11)),
    "steel-oblong": Rim(0, [], bead=203.2, width=168, steel=True, cap=False, hub=40, holes=(10, 150, 20, 11)),
}

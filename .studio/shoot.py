"""Renders the passes of rims and tyres: blender -b --python .studio/shoot.py -- FOLDER rim:five-twin/three-quarter …"""

import os
import sys
import time

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import brake_shape  # noqa: E402
import scene as studio  # noqa: E402
from designs import RIMS  # noqa: E402
from rim_shape import SEAM, alloy_solid, face, flange, machined, steel_solid, with_bolts  # noqa: E402
import lettering  # noqa: E402
from surface import lathe, rounded, surface  # noqa: E402
from treads import MARKS, TYRES, WORDS  # noqa: E402
from tyre_shape import inside, pitch_mesh, section  # noqa: E402

RIM_FRAME = 0.58
TALL = dict.fromkeys(("summer-tall", "all-season-tall", "winter-tall"), 0.75)
TYRE_FRAMES = {"suv": 0.88, **TALL}
TYRE_FRAME = 0.81
# Pixels and samples: the main view is larger than its picture, which takes noise away.
QUALITY = {"three-quarter": (880, 10), "front": (840, 10), "tread": (880, 10)}
if "DRAFT" in os.environ:
    QUALITY = {view: (int(os.environ["DRAFT"]), 10) for view in QUALITY}


def turns(count, offset=0.0):
    return [2 * np.pi * n / count + offset for n in range(count)]


def build_rim(scene, rim, step=1.0):
    solid = steel_solid(rim) if rim.steel else alloy_solid(rim)
    repeats = rim.holes[0] if rim.steel else rim.count
    metal = studio.two_lobes("metal", 0.45, 0.5, 0.5 if rim.steel else 0.26, machined="machined")
    # A spoke stands upright; bolts lie between two spokes.
    upright = np.pi / 2 - np.pi / repeats
    sector = 2 * np.pi / repeats
    points, quads, normals = surface(
        solid, np.arange(SEAM, flange(rim) + 3, step), sector, int(sector * 235 / step), np.arange(-2, 78, step)
    )
    bright = np.zeros(len(points)) if rim.steel else machined(rim, points, normals)
    spokes = studio.mesh("spokes", points, quads, metal, normals, {"machined": bright})
    studio.place(scene, spokes, turns(repeats, upright))
    sector = 2 * np.pi / rim.bolts
    points, quads, normals = surface(
        with_bolts(solid, rim), np.arange(20, SEAM + step, step), sector, int(sector * 70 / step), np.arange(15, 80, step)
    )
    hub = studio.mesh("hub", points, quads, metal, normals, {"machined": np.zeros(len(points))})
    studio.place(scene, hub, turns(rim.bolts, np.pi / 2))
    b, w = rim.bead, rim.width
    behind = [(b - 33, 64), (b - 33, 98), (b - 28, 112), (b - 13, 126), (b - 9, w - 26), (b - 6, w - 4), (b + 10, w),
              (b + 17.5, w), (b + 16, w - 5), (b + 4, w - 8), (b, w - 14), (b, w - 30), (b - 6, w - 36), (b - 9, 118),
              (b - 23, 106), (b - 26, 96), (b - 26, 64)]
    points, quads = lathe(rounded(behind), 720)
    studio.place(scene, studio.mesh("barrel", points, quads, metal, None, {"machined": np.zeros(len(points))}))
    if rim.cap:
        h = rim.hub
        cap = rounded([(0, h - 5.5), (14, h - 5.2), (24, h - 3.4), (27.2, h - 0.5), (27.6, h + 4), (27.6, h + 20)])
        points, quads = lathe(cap[::-1], 180)
        dark = studio.two_lobes("cap", 0.02, 0.5, 0.16, gloss=0.5)
        studio.place(scene, studio.mesh("cap", points, quads, dark))


def build_tyre(scene, name):
    tyre = TYRES[name]
    rubber = studio.two_lobes("rubber", 0.25, 0.4, 0.36, bump=(900, 0.12))
    letters = studio.two_lobes("letters", 0.25, 0.4, 0.3, gloss=1.9)
    points, quads = pitch_mesh(tyre)
    pitch = studio.mesh("pitch", points, quads, rubber)
    pitch.use_auto_smooth = True
    pitch.auto_smooth_angle = np.radians(38)
    studio.place(scene, pitch, turns(tyre.tread.pitches))
    points, quads = lathe(inside(tyre)[::-1], 360)
    studio.place(scene, studio.mesh("liner", points, quads, rubber))
    profile, *_ = section(tyre)
    height = tyre.width * tyre.aspect
    depth_at = lettering.depth_function(profile)
    radius = (tyre.bead + height * 0.56) / 1000
    words = [*MARKS.get(name, ()), *WORDS]
    for index, word in enumerate(words):
        angle = np.radians(75 + 210 * index / (len(words) - 1))
        lettering.write(scene, word, radius, 0.017 if index else 0.021, angle, depth_at, letters)


def build_brake(scene):
    iron = studio.two_lobes("iron", 0.45, 0.5, 0.4, machined="machined", bump=(600, 0.08))
    points, quads, bright = brake_shape.disc()
    studio.place(scene, studio.mesh("disc", points, quads, iron, None, {"machined": bright}))
    points, quads, normals = brake_shape.caliper()
    cast = studio.mesh("caliper", points, quads, iron, normals, {"machined": np.zeros(len(points))})
    # It is built about 45 degrees.
    studio.place(scene, cast, [np.radians(brake_shape.CALIPER - 45)])


def shoot(folder, kind, name, views):
    begun = time.time()
    scene = studio.start()
    studio.light(scene)
    if kind == "rim":
        build_rim(scene, RIMS[name])
    elif kind == "brake":
        build_brake(scene)
    else:
        build_tyre(scene, name)
    frame = TYRE_FRAMES.get(name, TYRE_FRAME) if kind == "tyre" else RIM_FRAME
    print(f"STUDIO {kind}:{name}: built in {time.time() - begun:.0f} s", flush=True)
    for view in views:
        begun = time.time()
        studio.quality(scene, *QUALITY[view])
        studio.camera(scene, view, frame)
        studio.render(scene, os.path.join(folder, f"{kind}-{name}-{view}.exr"))
        print(f"STUDIO {kind}:{name}/{view}: {time.time() - begun:.0f} s", flush=True)


def main():
    folder, *shots = sys.argv[sys.argv.index("--") + 1 :]
    for shot in shots:
        kind, names, views = shot.replace(":", "/").split("/")
        of_kind = {"rim": RIMS, "tyre": TYRES, "brake": ("disc",)}[kind]
        for name in of_kind if names == "all" else names.split(","):
            done = [os.path.exists(os.path.join(folder, f"{kind}-{name}-{view}.exr")) for view in views.split(",")]
            if not all(done):
                shoot(folder, kind, name, [view for view, is_done in zip(views.split(","), done) if not is_done])


main()

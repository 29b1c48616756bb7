"""Develops every picture that the demo names: /usr/bin/python3 .studio/pictures.py RAW OUT [columns]

RAW has the passes that `shoot.py` wrote, OUT gets PNG files for `encode.mjs`. With `columns` the demo's CSV files name the pictures.
"""

import os
import sys

import numpy as np

import catalogue
from develop import clean, contact_shadow, framed, linear, merged, mount, picture, read, reduced, view_direction, write

VIEWS = {"three-quarter": (30, 7, 0.085), "front": (0, 0, 0), "tread": (66, 10, 0.1)}
RIM_FRAME = 0.58
TALL = ("summer-tall", "all-season-tall", "winter-tall")
TYRE_FRAMES = {"suv": 0.88, **dict.fromkeys(TALL, 0.75)}
TYRE_FRAME = 0.81
SIZES = {"three-quarter": 800, "front": 800, "tread": 800}
RADII = {"summer": 0.3411, "sport": 0.32985, "all-season": 0.3411, "winter": 0.3411, "suv": 0.3696, "van": 0.34295, **dict.fromkeys(TALL, 0.31075)}
WIDTHS = {"suv": 0.235, "van": 0.215, **dict.fromkeys(TALL, 0.185)}
SUFFIX = {"three-quarter": "", "front": "-vorn", "tread": "-profil"}
# A tyre alone is seen from its side; one on a rim is seen from the front.
TYRE_SUFFIX = {**SUFFIX, "front": "-seite"}
MOUNTED_ON = {"van": ("steel-round", "stahlgrau")}
GERMAN = {"summer": "sommer", "sport": "sport", "all-season": "ganzjahr", "winter": "winter", "suv": "suv", "van": "transporter",
          "summer-tall": "sommer-hoch", "all-season-tall": "ganzjahr-hoch", "winter-tall": "winter-hoch"}


class Studio:
    def __init__(self, raw, out):
        self.raw, self.out = raw, out
        self.cache, self.shadows = {}, {}

    def file(self, kind, name, view):
        return os.path.join(self.raw, f"{kind}-{name}-{view}.exr")

    def has(self, kind, name, view="three-quarter"):
        return os.path.exists(self.file(kind, name, view))

    def passes(self, kind, name, view):
        key = (kind, name, view)
        if key not in self.cache:
            kept = os.path.join(self.raw, f"{kind}-{name}-{view}.npz")
            path = self.file(*key)
            if not os.path.exists(kept) or os.path.getmtime(kept) < os.path.getmtime(path):
                passes = {name: each.astype(np.float32) for name, each in clean(read(path)).items()}
                np.savez(kept, **passes)
            with np.load(kept) as stored:
                self.cache = {other: each for other, each in self.cache.items() if other[0] != "rim"}
                self.cache[key] = {name: stored[name] for name in stored.files}
        return self.cache[key]

    def image(self, kind, name, view, finish):
        passes = self.passes(kind, name, view)
        return linear(passes, finish, view_direction(*VIEWS[view][:2])), passes["depth"]

    def shadow(self, view, frame, radius, width):
        key = (view, frame, radius, width)
        if key not in self.shadows:
            self.shadows[key] = contact_shadow(VIEWS[view], frame, SIZES[view], radius, width)
        return self.shadows[key]

    def target(self, name):
        return os.path.join(self.out, f"{name}.png")

    def save(self, name, image, shadow):
        write(self.target(name), picture(image, shadow))
        print(name, flush=True)

    def rim(self, design, finish, view):
        name = f"felge-{design}-{finish}{SUFFIX[view]}"
        if not os.path.exists(self.target(name)):
            if not self.has("rim", design, view):
                return None
            image, _ = self.image("rim", design, view, finish)
            is_steel = design.startswith("steel")
            shadow = self.shadow(view, RIM_FRAME, 0.2207 if is_steel else 0.2461, 0.168 if is_steel else 0.203)
            self.save(name, reduced(image, SIZES[view]), shadow)
        return name

    def tyre(self, tread, view):
        name = f"reifen-{GERMAN[tread]}{TYRE_SUFFIX[view]}"
        if not os.path.exists(self.target(name)):
            if not self.has("tyre", tread, view):
                return None
            image, _ = self.image("tyre", tread, view, "gummi")
            self.save(name, reduced(image, SIZES[view]), self.tyre_shadow(tread, view))
        return name

    def mounted_tyre(self, tread):
        """On a rim that is not sold with it; None for tall ones, which fit none of the studio's rims."""
        name = f"reifen-{GERMAN[tread]}{SUFFIX['front']}"
        if not os.path.exists(self.target(name)):
            design, finish = MOUNTED_ON.get(tread, ("seven", "silber"))
            if tread in TALL or not (self.has("rim", design, "front") and self.has("tyre", tread, "front")):
                return None
            self.save_mounted(name, self.image("rim", design, "front", finish), tread, "front")
        return name

    def save_mounted(self, name, rim, tread, view):
        share = RIM_FRAME / TYRE_FRAMES.get(tread, TYRE_FRAME)
        mounted = mount(self.image("tyre", tread, view, "gummi"), rim, share)
        self.save(name, reduced(mounted, SIZES[view]), self.tyre_shadow(tread, view))

    def tyre_shadow(self, tread, view):
        frame = TYRE_FRAMES.get(tread, TYRE_FRAME)
        return self.shadow(view, frame, RADII[tread], WIDTHS.get(tread, 0.225))

    def wheel(self, design, finish, tread, view="three-quarter"):
        name = f"rad-{design}-{finish}-{GERMAN[tread]}{SUFFIX[view]}"
        if not os.path.exists(self.target(name)):
            if not all(self.has(*part, view) for part in (("rim", design), ("tyre", tread), ("brake", "disc"))):
                return None
            rim = merged(self.image("rim", design, view, finish), self.image("brake", "disc", view, "bremse"))
            self.save_mounted(name, rim, tread, view)
        return name


def main():
    raw, out, *options = sys.argv[1:]
    os.makedirs(out, exist_ok=True)
    studio = Studio(raw, out)
    rims, tyres = catalogue.read("rims.csv"), catalogue.read("tyres.csv")
    named = {}

    def note(file, row, *views):
        named[file, row["id"]] = [(f"{name}.avif", text) for name, text in views if name]

    for row in sorted(rims, key=lambda row: str(catalogue.rim_of(row))):
        of_rim = catalogue.rim_of(row)
        if of_rim:
            note("rims.csv", row, (studio.rim(*of_rim, "three-quarter"), "Schräg von vorn"),
                 (studio.rim(*of_rim, "front"), "Von vorn"))
    for row in tyres:
        tread = catalogue.tread_of(row)
        if tread:
            note("tyres.csv", row, (studio.tyre(tread, "three-quarter"), "Schräg von vorn"),
                 (studio.mounted_tyre(tread), "Mit Felge gezeigt, Lieferung ohne"),
                 (studio.tyre(tread.removesuffix("-tall"), "tread"), "Blick auf das Profil"),
                 (studio.tyre(tread, "front"), "Von der Seite"))
    rim_rows, tyre_rows = ({row["id"]: row for row in rows} for rows in (rims, tyres))
    wheels = catalogue.read("complete-wheels.csv")
    for row in sorted(wheels, key=lambda row: str(catalogue.rim_of(rim_rows[row["felge"]]))):
        of_rim, tread = catalogue.rim_of(rim_rows[row["felge"]]), catalogue.tread_of(tyre_rows[row["reifen"]], mounted=True)
        fits = of_rim and tread and of_rim[0].startswith("steel") == (tread == "van")
        if fits:
            note("complete-wheels.csv", row, (studio.wheel(*of_rim, tread), "Schräg von vorn"),
                 (studio.wheel(*of_rim, tread, "front"), "Von vorn"))
    if "columns" in options:
        for file in ("rims.csv", "tyres.csv", "complete-wheels.csv"):
            catalogue.write_column(file, lambda row, file=file: named.get((file, row["id"]), []))
    print(len(named), "articles with pictures")


if __name__ == "__main__":
    main()

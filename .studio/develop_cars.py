"""Makes two layers of each car and view from its passes, and `shapes.json`: /usr/bin/python3 .studio/develop_cars.py RAW OUT

`-lack` is the paint: red is the light that it scatters, green the light that its clear coat mirrors. `-teile` is all that has no paint, and the shadow.
"""

import json
import os
import sys

import numpy as np

from car_shape import OBLIQUE_SCALE
from cars import CARS
from develop import denoise, read, reduced, shifted, smooth, tone, write

WIDTHS = {"shot": 1000, "oblique": 780}
SUFFIX = {"shot": "", "oblique": "-schraeg"}
EXPOSURE = 0.80
# Sine of a direction's height, and the brightness that a clear coat mirrors from there.
ROOM = [(-1, 0.02), (-0.45, 0.05), (-0.20, 0.16), (-0.05, 0.42), (0.05, 0.14), (0.14, 0.16), (0.30, 0.30), (0.36, 0.5), (0.40, 2.2), (0.70, 2.9), (0.76, 0.7), (1, 1.6)]
COAT = 1.2
SHAPES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../app/ui/illustrations/cars/shapes.json")
PAINT_LIGHT = 0.8


def encoded(linear):
    """sRGB."""
    x = np.clip(linear, 0, 1)
    return np.where(x < 0.0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - 0.055)


def rolled(light, knee=0.75):
    """Bright lights roll off instead of being cut."""
    over = np.maximum(light - knee, 0)
    return np.minimum(light, knee) + (1 - knee) * (1 - np.exp(-over / (1 - knee)))


def spread(image, seen, rounds=10):
    """Values of the neighbours where nothing is seen."""
    image, seen = image * seen, seen.astype(float)
    for _ in range(rounds):
        around = sum(shifted(image, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1))
        share = sum(shifted(seen, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1))
        fresh = (seen == 0) & (share > 0)
        image = np.where(fresh, around / np.maximum(share, 1e-6), image)
        seen = np.where(fresh, 1.0, seen)
    return image


def shadow(car, shot, width):
    """What the car hides of the sky, on the ground."""
    x, y = shot.ground(width)
    rear, front = car.ends()
    long, half = (front - rear) / 2 - 0.45, car.track - 0.10
    dx = np.maximum(np.abs(x - (front + rear) / 2) - long, 0) / 0.38
    dy = np.maximum(y - half, 0) / 1.3 + np.maximum(-y - half, 0) / 0.35
    below = 0.80 * np.exp(-(np.hypot(dx, dy) ** 1.3))
    for axle in (-car.axle, car.axle):
        patch = np.hypot((x - axle) / 0.26, (y + car.track - 0.1) / 0.30)
        below = np.maximum(below, 0.92 * np.exp(-(np.maximum(patch - 0.4, 0) ** 1.4)))
    # It ends within the picture.
    rows, columns = (np.clip(0.5 - np.abs((np.arange(n) + 0.5) / n - 0.5), 0, 0.09) / 0.09 for n in below.shape)
    return below * columns if shot.height < 0.4 else np.maximum(below - 0.10, 0) / 0.9 * columns * rows[:, None]


def mirrored(normal, shot):
    """Light that a clear coat mirrors towards the camera."""
    rays = shot.rays(normal.shape[1])
    rays /= np.linalg.norm(rays, axis=-1)[..., None]
    normal = normal / np.maximum(np.linalg.norm(normal, axis=-1), 1e-6)[..., None]
    facing = np.clip(-(rays * normal).sum(-1), 0, 1)
    away = rays + 2 * facing[..., None] * normal
    heights, light = np.transpose(ROOM)
    fine = np.linspace(-1, 1, 2001)
    weights = np.exp(-0.5 * (np.arange(-40, 41) * 0.001 / 0.012) ** 2)
    soft = np.convolve(np.pad(np.interp(fine, heights, light), 40, "edge"), weights / weights.sum(), "valid")
    share = 0.045 + 0.955 * (1 - facing) ** 5
    return share * np.interp(away[..., 2], fine, soft) * (1 + 0.2 * away[..., 0])


def layers(passes, car, shot, width):
    guides = [(passes["normal"], 0.10), (passes["machined"], 0.2)]
    seen = passes["alpha"]
    scattered = denoise(passes["diffuse_direct"] + passes["diffuse_indirect"], seen, guides, reach=5, strength=1.5)
    shine = denoise(passes["glossy_direct"] + passes["glossy_indirect"], seen, guides, reach=5, strength=1.0)
    scattered, shine = (smooth(light, seen, guides) for light in (scattered, shine))
    # Below and within gaps little of the room is seen.
    open_share = np.clip(scattered.mean(-1) / 0.25, 0, 1)
    paint = np.clip(passes["machined"], 0, 1)
    body = EXPOSURE * (0.45 * scattered + 0.75 * shine).mean(-1)
    coat = EXPOSURE * COAT * mirrored(passes["normal"], shot) * open_share
    has_paint = paint > 0.6
    body, coat = (spread(image, has_paint) for image in (body, coat))
    bare = (passes["diffuse_color"] * scattered + passes["glossy_color"] * shine + passes["emit"]) * EXPOSURE
    under = PAINT_LIGHT * EXPOSURE * 0.5 * (spread(scattered.mean(-1), has_paint) + spread(shine.mean(-1), has_paint))
    others = np.maximum(bare - (paint * under)[..., None], 0) / np.maximum(1 - paint, 0.1)[..., None]
    coat = np.stack([body, coat, np.zeros_like(paint)], axis=-1)
    rest = seen * (1 - paint)
    painted = np.clip((seen - rest) / np.maximum(1 - rest, 1e-3), 0, 1)
    # The paint reaches a little below the parts, so that no gap is seen between them.
    below = spread(painted, painted > 0.02, 2)
    painted = np.where(rest > 0.5, np.minimum(below, seen), painted)
    lack = np.concatenate([coat, painted[..., None]], axis=-1)
    teile = np.concatenate([others, rest[..., None]], axis=-1)
    lack, teile = (reduced(premultiplied(image), width) for image in (lack, teile))
    lack, teile = straight(lack), straight(teile)
    ground = shadow(car, shot, width) * (1 - lack[..., 3])
    lack[..., :3] = encoded(rolled(lack[..., :3]))
    teile[..., :3] = tone(teile[..., :3])
    whole = teile[..., 3] + (1 - teile[..., 3]) * ground
    teile[..., :3] *= (teile[..., 3] / np.maximum(whole, 1e-3))[..., None]
    teile[..., 3] = whole
    return lack, teile


def premultiplied(image):
    return np.concatenate([image[..., :3] * image[..., 3:], image[..., 3:]], axis=-1)


def straight(image):
    alpha = np.clip(image[..., 3:], 0, 1)
    return np.concatenate([np.maximum(image[..., :3], 0) / np.maximum(alpha, 1e-2), alpha], axis=-1)


def shape(car):
    """In units of the picture from the side: where the axles are, the largest wheel, a metre."""
    middle = sum(car.ends()) / 2
    axles = [round(120 + (axle - middle) * car.scale, 2) for axle in (-car.axle, car.axle)]
    wheels = [wheel_plane(car, axle) for axle in (-car.axle, car.axle)]
    oblique = {"wheel": round(car.wheel * OBLIQUE_SCALE, 2), "wheels": wheels}
    return {"axles": axles, "arch": round((car.arch - 0.015) * car.scale, 2), "metre": car.scale, "oblique": oblique}


def wheel_plane(car, axle, step=0.25):
    """A plane in units of the oblique picture around the hub of a near wheel, y downwards: its SVG matrix, and what the body leaves open of it (circle, and all below a line)."""
    shot = car.oblique()
    towards = np.asarray(shot.towards, float)
    right = np.cross(towards, (0, 0, 1))
    right /= np.linalg.norm(right)

    def seen(x, y, z):
        way = np.array([axle + x, -y, car.wheel + z]) - shot.eye
        size = 240 / shot.frame * shot.distance / way.dot(towards)
        return np.array([120 + size * way.dot(right), 60 - size * way.dot(np.cross(right, towards))])

    face = car.track + 0.004
    ahead = (seen(step, face, 0) - seen(-step, face, 0)) / (2 * step * OBLIQUE_SCALE)
    below = (seen(0, face, -step) - seen(0, face, step)) / (2 * step * OBLIQUE_SCALE)
    hub = seen(0, face, 0)
    across = np.linspace(0.5, 1.1, 600)
    edge = np.stack([np.full(600, axle + car.arch + 0.01), across, np.full(600, car.wheel)], axis=-1)
    lip = across[np.argmax(car.solid(edge) > 0)] - 0.01
    dx, dy = np.linalg.solve(np.stack([ahead, below], axis=-1), seen(0, lip, 0) - hub)
    ends = {"matrix": [*ahead, *below, *hub], "open": [dx, dy, car.arch * OBLIQUE_SCALE, (car.wheel - 0.2) * OBLIQUE_SCALE]}
    return {key: [round(float(value), 4) for value in values] for key, values in ends.items()}


def main():
    raw, out = sys.argv[1:]
    os.makedirs(out, exist_ok=True)
    with open(SHAPES, "w", encoding="utf-8", newline="\n") as file:
        rows = [f'  "{name}": {{ {json.dumps(shape(car))[1:-1]} }}' for name, car in CARS.items()]
        file.write("{\n" + ",\n".join(rows) + "\n}\n")
    for name, view in ((name, view) for name in CARS for view in WIDTHS):
        path = os.path.join(raw, f"car-{name}-{view}.exr")
        if os.path.exists(path):
            car = CARS[name]
            lack, teile = layers(read(path), car, getattr(car, view)(), WIDTHS[view])
            write(os.path.join(out, f"{name}{SUFFIX[view]}-lack.png"), lack)
            write(os.path.join(out, f"{name}{SUFFIX[view]}-teile.png"), teile)
            print(name, view, flush=True)


if __name__ == "__main__":
    main()

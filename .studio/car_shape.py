"""A car's body from a row of numbers. Metres: x forward from the middle of the wheelbase, y to the side, z up from the ground.

The solid is a signed distance, negative inside. The regions of its surface (glass, lamps, seams) are signed distances, too, so that
a mesh coarser than a seam still shows it sharp.
"""

from dataclasses import dataclass

import numpy as np

from surface import nets, polygon

STEP = 0.001
AXIS = np.arange(-3.2, 3.2, STEP)
# Degrees towards the front and up, and units of the oblique picture for a metre in the car's middle.
OBLIQUE, OBLIQUE_SCALE = (38, 8), 51.0


class Curve:
    """A line through points, its corners rounded; straight beyond both ends."""

    def __init__(self, points, soft=0.05):
        at, value = np.asarray(sorted(points), float).T
        before = (value[1] - value[0]) / (at[1] - at[0])
        after = (value[-1] - value[-2]) / (at[-1] - at[-2])
        values = np.interp(AXIS, at, value)
        values += np.minimum(AXIS - at[0], 0) * before + np.maximum(AXIS - at[-1], 0) * after
        reach = round(3 * soft / STEP)
        weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) * STEP / soft) ** 2)
        values = np.pad(values, reach, "reflect", reflect_type="odd")
        self.values = np.convolve(values, weights / weights.sum(), "valid")
        self.slopes = np.gradient(self.values, STEP)

    def __call__(self, at):
        return np.interp(at, AXIS, self.values)

    def off(self, at, value):
        """Signed distance of a point from the curve, positive where its value is larger."""
        slope = np.interp(at, AXIS, self.slopes)
        return (value - self(at)) / np.sqrt(1 + slope * slope)


def both(a, b, k=0.0):
    """What is inside both, its edge rounded over about k."""
    return 0.5 * (a + b + np.sqrt((a - b) ** 2 + k * k))


def either(a, b, k=0.0):
    return -both(-a, -b, k)


def ridge(distance, width):
    return np.exp(-((distance / width) ** 2))


@dataclass(frozen=True)
class Shot:
    """A camera: where it stands, where it looks, and how wide the picture is at a distance from it."""

    eye: tuple
    towards: tuple
    distance: float
    frame: float
    # Height of the picture, and its shift to the right and up, as shares of its width.
    height: float
    shift: tuple

    def rays(self, width):
        towards = np.asarray(self.towards, float)
        right = np.cross(towards, (0, 0, 1))
        right /= np.linalg.norm(right)
        above = np.cross(right, towards)
        height = round(width * self.height)
        u = ((np.arange(width) + 0.5) / width - 0.5 + self.shift[0]) * self.frame / self.distance
        v = ((height / 2 - np.arange(height) - 0.5) / width + self.shift[1]) * self.frame / self.distance
        return towards + u[None, :, None] * right + v[:, None, None] * above

    def ground(self, width):
        """Where each pixel sees the ground: x, y; far away for the sky."""
        rays = self.rays(width)
        falls = rays[..., 2] < -1e-4
        t = np.where(falls, -self.eye[2] / np.where(falls, rays[..., 2], -1), 1e3)
        return self.eye[0] + t * rays[..., 0], self.eye[1] + t * rays[..., 1]


@dataclass(frozen=True)
class Car:
    # Half of the wheelbase, radius and half track of its wheels, radius of its arches.
    axle: float
    wheel: float
    track: float
    arch: float
    # Upper edge of the lower body over x; front and rear over z.
    deck: Curve
    front: Curve
    rear: Curve
    # Half widths over x of the lower body and of the cabin at the belt.
    width: Curve
    cabin: Curve
    lean: float
    # Over x: lower edge of windows, line of the shoulder, roof, lower edge of the body; over z: windscreen and rear window.
    belt: Curve
    shoulder: Curve
    roof: Curve
    floor: Curve
    screen: Curve
    back: Curve
    # Radius of the upper edge over x.
    edge: Curve
    # Over z, from the front: seams of the doors, and pillars that end the panes.
    doors: tuple
    pillars: tuple
    # Rear end of the row of windows over z; panes behind the second pillar.
    window: Curve
    # Corners (x, z) of the lamps, relative to the ends of the car.
    head: tuple
    tail: tuple
    mirror: tuple
    handles: tuple
    # Upper edge of unpainted cladding, and its width around arches.
    cladding: float = 0.235
    # Units of the picture from the side for a metre.
    scale: float = 49.0
    guards: float = 0.0
    nose: tuple = (0.10, 0.13)
    stern: tuple = (0.05, 0.09)
    back_bow: float = 0.08
    rails: bool = False

    def shot(self):
        """From the side: the near wheels' faces are parallel to the picture. It is 240 by 84 units, and the ground is at 76."""
        distance, eye_up = 14.0, 0.78
        rear, front = self.ends()
        frame = 240 / self.scale
        middle = frame * (0.5 * 84 - 8) / 240
        eye = ((rear + front) / 2, -distance - self.track, eye_up)
        return Shot(eye, (0, 1, 0), distance, frame, 84 / 240, (0, (middle - eye_up) / frame))

    def oblique(self):
        """From before its near side, at the height of a standing person's chest. The picture is 240 by 120 units."""
        side, up = np.radians(OBLIQUE)
        rear, front = self.ends()
        distance, middle = 11.0, np.array([(rear + front) / 2, 0, 0.68])
        back = np.array([np.sin(side) * np.cos(up), -np.cos(side) * np.cos(up), np.sin(up)])
        return Shot(tuple(middle + distance * back), tuple(-back), distance, 240 / OBLIQUE_SCALE, 0.5, (0, 0))

    def ends(self):
        """Rear and front."""
        return self.rear.values[(AXIS > 0.2) & (AXIS < 0.8)].min(), self.front.values[(AXIS > 0.2) & (AXIS < 0.8)].max()

    def shell(self, p):
        """Distances from the surfaces that make up the body."""
        x, y, z = p[..., 0], np.abs(p[..., 1]), p[..., 2]
        wide = self.width(x)
        above = z - self.shoulder(x)
        up = 0.5 * (above + np.sqrt(above**2 + 0.045**2))
        around = np.hypot(np.abs(x) - self.axle, z - self.wheel)
        flare = 0.016 * ridge(np.maximum(around - self.arch, 0), 0.075) * (z > 0)
        between = 1 / (1 + np.exp((np.abs(x) - self.axle + 0.25) / 0.05))
        swell = 0.008 * ridge(above, 0.055) + 0.012 * between * ridge(z - 0.335 + 0.02 * x, 0.06)
        tuck = 0.17 * (z - 0.56) ** 2 + 0.34 * up - swell - flare
        side = (y - wide + tuck) / 1.03
        share = y / 0.85
        deck = self.deck.off(x, z + 0.055 * y * y)
        front = self.front.off(z, x + self.nose[0] * share**2 + self.nose[1] * share**6)
        rear = -self.rear.off(z, x - self.stern[0] * share**2 - self.stern[1] * share**6)
        rise = z - self.belt(x)
        glass_side = (y - self.cabin(x) + self.lean * np.maximum(rise, -0.03) + 0.12 * np.maximum(rise, 0) ** 2) / np.hypot(1, self.lean)
        over = y / 0.65
        roof = self.roof.off(x, z + 0.05 * over * over)
        screen = self.screen.off(z, x + 0.09 * over**2 + 0.05 * over**4)
        back = -self.back.off(z, x - self.back_bow * over**2)
        return {"x": x, "y": y, "z": z, "side": side, "deck": deck, "front": front, "rear": rear, "glass_side": glass_side,
                "roof": roof, "screen": screen, "back": back, "rise": rise, "around": around, "wide": wide}

    def solid(self, p):
        s = self.shell(p)
        edge = self.edge(s["x"])
        lower = both(s["deck"], s["side"], edge)
        lower = both(both(lower, s["front"], 0.09), s["rear"], 0.08)
        lower = both(lower, -self.floor.off(s["x"], s["z"]), 0.035)
        cabin = both(both(both(s["roof"], s["glass_side"], 0.075), s["screen"], 0.05), s["back"], 0.05)
        body = either(lower, np.maximum(cabin, -0.2 - s["rise"]), 0.02)
        well = np.maximum(s["around"] - self.arch, s["wide"] - 0.34 - s["y"])
        return both(body, -well, 0.008)

    def regions(self, p):
        """Signed distances on the surface, negative within each region."""
        s = self.shell(p)
        x, y, z = s["x"], s["y"], s["z"]
        belt = self.belt.off(x, z)
        windows = both(both(s["roof"] + 0.05, s["screen"] + 0.08, 0.05), both(0.012 - belt, -self.window.off(z, x), 0.03), 0.02)
        windows = np.maximum(windows, -0.03 - s["glass_side"])
        b, c = (post.off(z, x) for post in self.pillars)
        pane = windows + 0.016
        panes = np.minimum(np.maximum(pane, 0.022 - b), np.maximum(np.maximum(pane, b + 0.022), 0.012 - c))
        panes = np.minimum(panes, np.maximum(pane, c + 0.012))
        on_screen = np.maximum(-0.035 - s["screen"], self.deck(x) + 0.02 - z)
        screen = np.maximum(both(s["glass_side"] + 0.05, s["roof"] + 0.055, 0.04), on_screen)
        back = np.maximum(both(both(s["glass_side"] + 0.09, s["roof"] + 0.06, 0.04), self.belt(x) + 0.02 - z, 0.03), -0.035 - s["back"])
        near = 0.35 - y
        around_rear = np.hypot(x + self.axle, z - self.wheel)
        first, second, third = (seam.off(z, x) for seam in self.doors)
        top, low = s["roof"] + 0.034, self.cladding + 0.035 - z
        door_front = np.maximum(both(both(first, -second, 0.02), np.maximum(top, low), 0.05), near)
        door_rear = both(both(second, -third, 0.02), np.maximum(top, low), 0.05)
        door_rear = np.maximum(both(door_rear, self.arch + 0.07 - around_rear, 0.05), near)
        nose, stern = self.front(0.55), self.rear(0.6)
        head = np.maximum(polygon([(nose + a, b) for a, b in self.head])(x, z), 0.40 - y)
        tail = np.maximum(polygon([(stern + a, b) for a, b in self.tail])(x, z), 0.36 - y)
        bonnet = np.maximum(both(s["side"] + 0.10, self.screen(self.deck(0.95)) - 0.02 - x, 0.05), x - nose + 0.36)
        bumper_front = np.maximum(both(nose - 0.44 - x, z - self.head[0][1] - 0.02, 0.05), near)
        bumper_rear = np.maximum(both(x - stern - 0.42, z - self.tail[0][1] + 0.10, 0.05), near)
        tailgate = np.maximum(both(x - self.rear(z) - 0.13, 0.50 - z, 0.04), near)
        flap = np.maximum(np.maximum(np.abs(x + self.axle + 0.08), np.abs(z - self.shoulder(x) + 0.02)) - 0.07, near)
        sills = z - self.cladding - 0.012 * np.sin(2 * x)
        arches = s["around"] - self.arch - self.guards
        inside = np.maximum(s["around"] - self.arch - 0.003, 0.3 - y)
        grille = np.maximum(both(np.abs(y) - 0.42, np.abs(z - self.head[0][1] + 0.005) - 0.045, 0.03), 0.25 - (x - nose + 0.55))
        intake = np.maximum(both(np.abs(y) - 0.60, np.abs(z - 0.32) - 0.075, 0.06), nose - 0.45 - x)
        plate = np.maximum(np.maximum(np.abs(y) - 0.26, np.abs(z - 0.47) - 0.055), nose - 0.4 - x)
        return {
            "belt": belt, "windows": windows,
            "trim": np.minimum(windows, np.minimum(screen - 0.02, back - 0.015)),
            "glass": np.minimum(panes, np.minimum(screen, back)),
            "seam_a": door_front, "seam_b": door_rear, "seam_c": bonnet, "seam_d": np.minimum(bumper_front, bumper_rear),
            "seam_e": tailgate, "seam_f": flap, "head": head, "tail": tail,
            "cladding": np.minimum(sills, arches if self.guards else inside), "inside": inside,
            "grille": np.minimum(grille, intake), "plate": plate,
        }

    def mesh(self, size=0.008):
        """@return points, quads, normals, and values of the regions at the points"""
        long = np.arange(-2.75, 2.75, size)
        half = np.arange(-2.5 * size, 1.02, size)
        high = np.arange(0.06, 1.95, size)
        values = np.empty((len(long), len(half), len(high)), np.float32)
        for start in range(0, len(long), 24):
            piece = long[start : start + 24]
            grid = np.stack(np.meshgrid(piece, half, high, indexing="ij"), axis=-1)
            values[start : start + 24] = self.solid(grid)
        at, quads = nets(values)
        points = np.stack([long[0], half[0], high[0]]) + at * size
        for _ in range(2):
            slope, value = self.slope(points)
            length = np.maximum(np.linalg.norm(slope, axis=1), 0.4)
            points = points - slope * (np.clip(value / length, -size, size) / length)[:, None]
        normals, _ = self.slope(points)
        normals /= np.maximum(np.linalg.norm(normals, axis=1), 1e-6)[:, None]
        return points, quads[:, ::-1], normals, self.regions(points)

    def slope(self, p, step=0.0015):
        corners = np.array([(1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1)])
        values = [self.solid(p + step * corner) for corner in corners]
        return sum(value[:, None] * corner for value, corner in zip(values, corners)) / (4 * step), sum(values) / 4


def pebble(middle, radii, power=2.6, rows=40, columns=64):
    """A rounded box (superellipsoid).

    @return points, quads
    """
    theta = np.linspace(-np.pi / 2, np.pi / 2, rows)[:, None]
    phi = np.linspace(0, 2 * np.pi, columns, endpoint=False)[None, :]

    def bent(value):
        return np.sign(value) * np.abs(value) ** (2 / power)

    x, y = bent(np.cos(theta)) * bent(np.cos(phi)), bent(np.cos(theta)) * bent(np.sin(phi))
    z = bent(np.sin(theta)) * np.ones_like(phi)
    points = np.stack([x, y, z], axis=-1).reshape(-1, 3) * radii + middle
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(columns), indexing="ij")
    following = (j + 1) % columns
    quads = np.stack([i * columns + j, i * columns + following, (i + 1) * columns + following, (i + 1) * columns + j], axis=-1)
    return points, quads.reshape(-1, 4)

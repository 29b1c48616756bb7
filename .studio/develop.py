"""Makes pictures from passes: finishes, noise, shadow, size. Needs numpy and OpenImageIO of Debian's python3."""

import sys

import numpy as np
import OpenImageIO as oiio

PASSES = {
    "diffuse_direct": "DiffDir", "diffuse_indirect": "DiffInd", "glossy_direct": "GlossDir",
    "glossy_indirect": "GlossInd", "normal": "Normal", "depth": "Depth", "machined": "machined", "gloss": "gloss",
    "combined": "Combined", "diffuse_color": "DiffCol", "glossy_color": "GlossCol", "emit": "Emit",
}


def read(path):
    image = oiio.ImageInput.open(path)
    spec = image.spec()
    names = list(spec.channelnames)
    data = image.read_image(0, 0, 0, spec.nchannels, oiio.FLOAT).reshape(spec.height, spec.width, spec.nchannels)
    image.close()
    passes = {}
    for key, part in PASSES.items():
        channels = [n for n, name in enumerate(names) if name.split(".")[-2] == part]
        letters = {names[n].split(".")[-1]: n for n in channels}
        order = [letters[c] for c in ("R", "G", "B", "A", "X", "Y", "Z", "V") if c in letters]
        if order:
            passes[key] = data[..., order] if len(order) > 1 else data[..., order[0]]
    alpha = passes["alpha"] = np.clip(passes["combined"][..., 3], 0, 1)
    share = np.maximum(alpha, 1e-3)
    for key, image in passes.items():
        if key not in ("alpha", "depth"):
            passes[key] = image / (share[..., None] if image.ndim > 2 else share)
    return passes


def shifted(image, dy, dx):
    return np.roll(image, (dy, dx), axis=(0, 1))


def denoise(light, seen, guides, reach=6, strength=0.35):
    """Mean of neighbours that look alike in the guides and in a softened copy of the light itself."""
    soft = sum(shifted(light, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)) / 9
    tone = np.log1p(8 * soft.mean(-1))
    total, weights = np.zeros_like(light), np.zeros(light.shape[:2])
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            distance = sum(
                np.square(guide - shifted(guide, dy, dx)).reshape(*weights.shape, -1).sum(-1) / width**2
                for guide, width in guides
            )
            distance += np.square(tone - shifted(tone, dy, dx)) / strength**2 + (dx * dx + dy * dy) / (reach * 0.7) ** 2
            weight = np.exp(-distance) * shifted(seen, dy, dx) + (1e-6 if dx == dy == 0 else 0)
            total += weight[..., None] * np.minimum(shifted(light, dy, dx), 30)
            weights += weight
    return total / weights[..., None]


def smooth(light, seen, guides, rounds=4, strength=0.5):
    """Means over wider and wider neighbourhoods of one surface: what `denoise` leaves are spots larger than its reach."""
    kernel = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
    for step in (2**n for n in range(rounds)):
        tone = np.log1p(8 * light.mean(-1))
        total, weights = np.zeros_like(light), np.zeros(light.shape[:2])
        for y, share_y in enumerate(kernel):
            for x, share_x in enumerate(kernel):
                dy, dx = (y - 2) * step, (x - 2) * step
                distance = sum(
                    np.square(guide - shifted(guide, dy, dx)).reshape(*weights.shape, -1).sum(-1) / width**2
                    for guide, width in guides
                )
                distance += np.square(tone - shifted(tone, dy, dx)) / strength**2
                weight = share_y * share_x * np.exp(-distance) * shifted(seen, dy, dx) + (1e-6 if dx == dy == 0 else 0)
                total += weight[..., None] * shifted(light, dy, dx)
                weights += weight
        light = total / weights[..., None]
    return light


def clean(passes):
    """Lights without noise, where something is seen."""
    depth = np.minimum(passes["depth"], 10)
    guides = [(passes["normal"], 0.12), (depth, 0.004), (passes.get("machined", np.zeros(depth.shape)), 0.2)]
    out = dict(passes)
    for name, strength in (("diffuse_direct", 0.9), ("diffuse_indirect", 2.0), ("glossy_direct", 0.7), ("glossy_indirect", 1.5)):
        out[name] = denoise(passes[name], passes["alpha"], guides, strength=strength)
    return out


def reduced(image, size):
    """Mean over areas, for a size that may be no whole part."""
    spec = oiio.ImageSpec(image.shape[1], image.shape[0], image.shape[2], oiio.FLOAT)
    source = oiio.ImageBuf(spec)
    source.set_pixels(oiio.ROI(), np.ascontiguousarray(image, np.float32))
    height = round(size * image.shape[0] / image.shape[1])
    result = oiio.ImageBufAlgo.resize(source, filtername="lanczos3", roi=oiio.ROI(0, size, 0, height, 0, 1, 0, image.shape[2]))
    return result.get_pixels(oiio.FLOAT)


def tone(linear):
    """A film's curve: lights roll off, darks stay dark."""
    x = np.maximum(linear, 0)
    curved = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
    return np.clip(curved, 0, 1) ** (1 / 2.2)


EXPOSURE = 0.5

FINISHES = {
    # Shares of scattered and mirrored light of the casting and of its turned face, and of a clear coat.
    "silber": ((0.07, 0.07, 0.072), (0.62, 0.625, 0.64), None, 0.04),
    "anthrazit": ((0.022, 0.023, 0.026), (0.20, 0.205, 0.22), None, 0.05),
    "schwarz-matt": ((0.012, 0.012, 0.0125), (0.055, 0.055, 0.057), None, 0.01),
    "schwarz-frontpoliert": ((0.004, 0.004, 0.0045), (0.045, 0.045, 0.048), ((0.10, 0.10, 0.10), (0.98, 0.98, 0.99)), 0.08),
    "stahlgrau": ((0.30, 0.30, 0.305), (0.10, 0.10, 0.10), None, 0.02),
    # In the shade of the wheel.
    "bremse": ((0.035, 0.035, 0.036), (0.07, 0.07, 0.072), ((0.07, 0.07, 0.07), (0.26, 0.26, 0.265)), 0.0),
    "gummi": ((0.044, 0.044, 0.045), (0.092, 0.092, 0.094), None, 0.0),
    "stahl-schwarz": ((0.02, 0.02, 0.021), (0.05, 0.05, 0.05), None, 0.02),
}


def finish(passes, name, view):
    diffuse, glossy, bright, coat = FINISHES[name]
    scattered = passes["diffuse_direct"] + passes["diffuse_indirect"] * (0.35 + 0.65 * glossy[0])
    mirrored = passes["glossy_direct"] + passes["glossy_indirect"] * (0.25 + 0.75 * glossy[0])
    facing = np.clip(np.abs((passes["normal"] * view).sum(-1)), 0, 1)[..., None]
    edge = (1 - facing) ** 5
    image = scattered * np.array(diffuse) + mirrored * (np.array(glossy) * (1 - edge * 0.5) + edge * 0.5 + coat)
    if bright is not None:
        face = passes["machined"][..., None]
        turned = scattered * np.array(bright[0]) + mirrored * np.array(bright[1])
        image = image * (1 - face) + turned * face
    gloss = passes["gloss"][..., None]
    # Letters of rubber catch more light than the wall that they stand on.
    image = image * np.maximum(gloss, 1)
    capped = scattered * 0.006 + mirrored * (0.05 + 0.6 * edge)
    return np.where(gloss < 0.75, capped, image)


def write(path, rgba):
    pixels = np.clip(np.round(rgba * 255), 0, 255).astype(np.uint8)
    out = oiio.ImageOutput.create(path)
    spec = oiio.ImageSpec(pixels.shape[1], pixels.shape[0], 4, oiio.UINT8)
    spec["oiio:UnassociatedAlpha"] = 1
    out.open(path, spec)
    out.write_image(pixels)
    out.close()


def view_direction(side, up):
    side, up = np.radians(side), np.radians(up)
    return np.array([np.sin(side) * np.cos(up), -np.cos(side) * np.cos(up), np.sin(up)])


def linear(passes, name, view):
    """Colour times alpha, alpha."""
    alpha = passes["alpha"][..., None]
    return np.concatenate([finish(passes, name, view) * EXPOSURE * alpha, alpha], axis=-1)


def framed(image, size, share):
    """Smaller, in the middle of a square."""
    inner = round(size * share / 2) * 2
    out = np.zeros((size, size, image.shape[2]), np.float32)
    start = (size - inner) // 2
    out[start : start + inner, start : start + inner] = reduced(image, inner)
    return out


def merged(one, other):
    """Of two pairs of a picture and its depth: whatever is nearer hides the other."""
    is_before = (other[1] < one[1])[..., None]
    upper = np.where(is_before, other[0], one[0])
    lower = np.where(is_before, one[0], other[0])
    return upper + lower * (1 - upper[..., 3:]), np.minimum(one[1], other[1])


def mount(tyre, rim, share):
    """The rim in the tyre."""
    size = tyre[0].shape[0]
    inner = round(size * share / 2) * 2
    start = (size - inner) // 2
    rows = np.clip((np.arange(inner) + 0.5) * rim[1].shape[0] / inner, 0, rim[1].shape[0] - 1).astype(int)
    depth = np.full((size, size), 1e6)
    depth[start : start + inner, start : start + inner] = rim[1][rows][:, rows]
    return merged(tyre, (framed(rim[0], size, share), depth))[0]


def contact_shadow(view, frame, size, radius, width, distance=2.6):
    """Share of the sky that a wheel hides from the ground that it stands on, seen by the camera. Lengths in metres."""
    side, up, aim = view
    towards = -view_direction(side, up)
    right = np.cross(towards, (0, 0, 1))
    right /= np.linalg.norm(right)
    above = np.cross(right, towards)
    eye = -towards * distance + np.array([0, aim, 0])
    steps = ((np.arange(size) + 0.5) / size - 0.5) * frame / distance
    rays = towards + steps[None, :, None] * right - steps[:, None, None] * above
    with np.errstate(divide="ignore"):
        t = np.where(rays[..., 2] < -1e-4, (-radius - eye[2]) / rays[..., 2], np.inf)
    ground = np.where(np.isfinite(t)[..., None], eye + np.where(np.isfinite(t), t, 0)[..., None] * rays, 99.0)
    near = (np.abs(ground[..., 0]) < radius * 1.6) & (np.abs(ground[..., 1] - width / 2) < width + radius)
    x, y = ground[near][:, 0], ground[near][:, 1]
    hidden, n = np.zeros(len(x)), 240
    for index in range(n):
        # A sunflower of directions, weighted by the cosine.
        u, angle = (index + 0.5) / n, index * 2.399963
        dx, dy, dz = np.sqrt(u) * np.cos(angle), np.sqrt(u) * np.sin(angle), np.sqrt(1 - u)
        a, b = dx * dx + dz * dz, x * dx - radius * dz
        inner = b * b - a * x * x
        root = np.sqrt(np.maximum(inner, 0))
        t0, t1 = np.maximum((-b - root) / a, 0), (-b + root) / a
        y0, y1 = y + t0 * dy, y + t1 * dy
        hidden += (inner > 0) & (t1 > 1e-4) & (np.maximum(y0, y1) > 0.01) & (np.minimum(y0, y1) < width - 0.01)
    shadow = np.zeros(near.shape)
    shadow[near] = hidden / n
    for _ in range(3):
        shadow = sum(shifted(shadow, dy, dx) for dy in (-1, 0, 1) for dx in (-2, 0, 2)) / 9
    shadow[: size // 10] = 0
    # It ends within the picture.
    beside = np.clip((0.5 - np.abs((np.arange(size) + 0.5) / size - 0.5)) / 0.12, 0, 1)
    window = (beside * beside * (3 - 2 * beside))[None, :] * np.clip((size - np.arange(size)) / (0.05 * size), 0, 1)[:, None]
    return np.clip((shadow - 0.10) / 0.9, 0, 1) ** 1.35 * 0.7 * window


def picture(image, shadow):
    """Tones of an image of colour times alpha, and the shadow behind it."""
    alpha = np.clip(image[..., 3:], 0, 1)
    colour = tone(image[..., :3] / np.maximum(alpha, 1e-3))
    whole = alpha + (1 - alpha) * shadow[..., None]
    return np.concatenate([colour * alpha / np.maximum(whole, 1e-3), whole], axis=-1)

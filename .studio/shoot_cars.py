"""Renders the passes of cars: blender -b --python .studio/shoot_cars.py -- FOLDER all shot,oblique"""

import os
import sys
import time

import bpy
import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import scene as studio  # noqa: E402
from car_shape import pebble  # noqa: E402
from cars import CARS  # noqa: E402
from surface import lathe  # noqa: E402

# Width of the passes, and metres between the points of the body.
PIXELS, SAMPLES, CELL = int(os.environ.get("DRAFT", "1200")), 12, 0.009

# Height of a direction (sine) and the brightness of the room there: floor, horizon, wall, lamps above.
ROOM = [(-1, 0.03), (-0.5, 0.07), (-0.16, 0.16), (-0.03, 0.26), (0.0, 0.12), (0.10, 0.18), (0.26, 0.50), (0.42, 1.25), (0.62, 1.9), (0.75, 1.0), (1, 1.3)]
PAINT_LIGHT = 0.8


def ramp(tree, points):
    node = tree.nodes.new("ShaderNodeValToRGB")
    node.color_ramp.interpolation = "EASE"
    elements = node.color_ramp.elements
    for place, value in points[1:-1]:
        elements.new((place + 1) / 2).color = (value, value, value, 1)
    elements[0].position, elements[-1].position = 0, 1
    elements[0].color, elements[-1].color = [(v, v, v, 1) for _, v in (points[0], points[-1])]
    return node


def room(scene):
    world = bpy.data.worlds.new("room")
    scene.world, world.use_nodes = world, True
    tree = world.node_tree
    where, parts = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeSeparateXYZ")
    shade = ramp(tree, [(a, b / 2) for a, b in ROOM])
    to_share = tree.nodes.new("ShaderNodeMath")
    to_share.operation, to_share.inputs[1].default_value, to_share.inputs[2].default_value = "MULTIPLY_ADD", 0.5, 0.5
    tree.links.new(where.outputs["Generated"], parts.inputs[0])
    tree.links.new(parts.outputs["Z"], to_share.inputs[0])
    tree.links.new(to_share.outputs[0], shade.inputs[0])
    # Brighter from before the car than from behind it.
    along = tree.nodes.new("ShaderNodeMath")
    along.operation, along.inputs[1].default_value, along.inputs[2].default_value = "MULTIPLY_ADD", 0.45, 2.0
    tree.links.new(parts.outputs["X"], along.inputs[0])
    background = tree.nodes["Background"]
    tree.links.new(shade.outputs[0], background.inputs[0])
    tree.links.new(along.outputs[0], background.inputs[1])


class Coats:
    """Materials one upon the other, each where its region is."""

    def __init__(self, name):
        self.material, self.tree = studio.nodes_of(name)
        self.paint, self.shader = None, None

    def node(self, kind, **inputs):
        node = self.tree.nodes.new(kind)
        for key, value in inputs.items():
            node.inputs[key].default_value = value
        return node

    def link(self, output, entry):
        self.tree.links.new(output, entry)

    def math(self, operation, a, b, clamp=False):
        node = self.tree.nodes.new("ShaderNodeMath")
        node.operation, node.use_clamp = operation, clamp
        for entry, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                entry.default_value = value
            else:
                self.link(value, entry)
        return node.outputs[0]

    def distance(self, region):
        node = self.tree.nodes.new("ShaderNodeAttribute")
        node.attribute_name = region
        return node.outputs["Fac"]

    def within(self, region, width=0.0):
        return self.math("LESS_THAN", self.distance(region), width)

    def beside(self, region, width):
        return self.math("LESS_THAN", self.math("ABSOLUTE", self.distance(region), 0), width)

    def band(self, region, low, high):
        distance = self.distance(region)
        return self.math("MULTIPLY", self.math("LESS_THAN", distance, high), self.math("GREATER_THAN", distance, low))

    def coat(self, colour, roughness, gloss, light=0.0):
        """A ground of a colour under a clear layer that mirrors `gloss` of the light."""
        layer = self.node("ShaderNodeBsdfGlossy", Roughness=roughness)
        if light:
            ground = self.node("ShaderNodeEmission", Color=(*colour, 1), Strength=light)
        else:
            ground = self.node("ShaderNodeBsdfDiffuse", Color=(*colour, 1))
        mix = self.node("ShaderNodeMixShader")
        fresnel = self.node("ShaderNodeFresnel", IOR=1.5)
        self.link(self.math("MULTIPLY", fresnel.outputs[0], gloss), mix.inputs[0])
        self.link(ground.outputs[0], mix.inputs[1])
        self.link(layer.outputs[0], mix.inputs[2])
        return mix.outputs[0]

    def flakes(self, light):
        """Paint without its clear layer: a ground that scatters light, with flakes that mirror it softly."""
        ground = self.node("ShaderNodeBsdfDiffuse", Color=(light, light, light, 1))
        layer = self.node("ShaderNodeBsdfGlossy", Color=(light, light, light, 1), Roughness=0.42)
        mix = self.node("ShaderNodeMixShader")
        mix.inputs[0].default_value = 0.5
        self.link(ground.outputs[0], mix.inputs[1])
        self.link(layer.outputs[0], mix.inputs[2])
        return mix.outputs[0]

    def put(self, share, shader):
        """@param share where it hides what is below"""
        if self.shader is None:
            self.shader, self.paint = shader, share
            return
        mix = self.node("ShaderNodeMixShader")
        self.link(share, mix.inputs[0])
        self.link(self.shader, mix.inputs[1])
        self.link(shader, mix.inputs[2])
        self.shader = mix.outputs[0]
        bare = self.math("SUBTRACT", 1.0, share)
        self.paint = self.math("MULTIPLY", self.paint, bare)

    def finish(self):
        output = self.node("ShaderNodeOutputMaterial")
        self.link(self.shader, output.inputs["Surface"])
        studio.aov(self.tree, "machined", self.paint)
        return self.material


def grey(value):
    return (value, value, value)


def body_material():
    coats = Coats("body")
    coats.put(1.0, coats.flakes(PAINT_LIGHT))
    for seam, width in (("seam_a", 0.0026), ("seam_b", 0.0026), ("seam_c", 0.0026), ("seam_d", 0.0024), ("seam_e", 0.0026), ("seam_f", 0.0018)):
        coats.put(coats.beside(seam, width), coats.coat(grey(0.004), 0.6, 0.2))
    coats.put(coats.within("cladding"), coats.coat(grey(0.014), 0.5, 0.5))
    coats.put(coats.within("trim"), coats.coat(grey(0.004), 0.08, 1.0))
    coats.put(coats.within("glass"), coats.coat((0.007, 0.010, 0.013), 0.0, 1.5))
    strip = coats.math("MULTIPLY", coats.band("belt", -0.008, 0.006), coats.within("windows", 0.016))
    coats.put(strip, coats.coat(grey(0.30), 0.25, 6.0))
    coats.put(coats.within("grille"), coats.coat(grey(0.008), 0.3, 0.8))
    coats.put(coats.within("plate"), coats.coat(grey(0.5), 0.3, 0.5))
    coats.put(coats.within("head"), coats.coat(grey(0.03), 0.02, 1.6))
    coats.put(coats.band("head", -0.020, -0.009), coats.coat((0.95, 0.98, 1.0), 0.1, 1.0, light=1.3))
    coats.put(coats.within("head", -0.030), coats.coat(grey(0.20), 0.10, 4.0))
    coats.put(coats.within("tail"), coats.coat((0.22, 0.006, 0.006), 0.02, 1.4))
    coats.put(coats.band("tail", -0.026, -0.014), coats.coat((0.9, 0.03, 0.02), 0.1, 1.0, light=0.7))
    coats.put(coats.within("inside"), coats.coat(grey(0.003), 0.9, 0.0))
    return coats.finish()


def painted():
    coats = Coats("paint")
    coats.put(1.0, coats.flakes(PAINT_LIGHT))
    return coats.finish()


def plain(name, colour, roughness, gloss):
    coats = Coats(name)
    coats.put(0.0, coats.coat(colour, roughness, gloss))
    return coats.finish()


def build(scene, car, has_near_wheels):
    points, quads, normals, regions = car.mesh(CELL)
    body = body_material()
    for side in (1, -1):
        turned = quads if side > 0 else quads[:, ::-1]
        flip = np.array([1, side, 1])
        studio.place(scene, studio.mesh("body", points * flip * 1000, turned, body, normals * flip, regions))
    paint = painted()
    black = plain("black", grey(0.006), 0.12, 1.0)
    dark = plain("dark", grey(0.002), 0.9, 0.0)
    x, y, z = car.mirror
    parts = [(pebble((x, y + 0.05, z), (0.062, 0.105, 0.068), 3.0), paint), (pebble((x + 0.004, y + 0.045, z - 0.028), (0.058, 0.10, 0.045), 3.0), black),
             (pebble((x + 0.02, y - 0.07, z - 0.05), (0.035, 0.10, 0.018)), black)]
    for x, z in car.handles:
        flank = way_out(car, (x, 0.5, z), (x, 1.1, z))[1]
        parts.append((pebble((x, flank + 0.014, z), (0.112, 0.016, 0.0165), 3.0), paint))
        parts.append((pebble((x + 0.01, flank - 0.008, z - 0.004), (0.070, 0.013, 0.033), 2.2), dark))
    parts.append((pebble((0, 0, 0.19), (car.axle + 0.3, car.track - 0.14, 0.075), 6.0), dark))
    if car.rails:
        parts.append((rail(car), black))
    behind = car.back(car.roof(-0.6) - 0.10) + 0.15
    fin = way_out(car, (behind, 0, 1.0), (behind, 0, 2.0))
    parts.append((pebble(fin + (0, 0, 0.012), (0.085, 0.016, 0.042), 1.7), paint))
    # Faces of the near ones belong to the page.
    w = car.wheel
    tread, quads_of_tread = lathe([(0, 0), (w * 0.66, 0), (w * 0.93, -0.01), (w, 0.03), (w, 0.17), (w * 0.9, 0.2), (0, 0.2)], 90)
    for x in (-car.axle, car.axle):
        flat = tread + (x, car.track - 0.2, w)
        studio.place(scene, studio.mesh("wheel", flat * 1000, quads_of_tread, dark))
        if has_near_wheels:
            flat = tread + (x, -car.track, w)
            studio.place(scene, studio.mesh("wheel", flat * 1000, quads_of_tread, plain("rubber", grey(0.012), 0.5, 0.4)))
    for side in (1, -1):
        for (each, quads), material in parts:
            turned = quads if side > 0 else quads[:, ::-1]
            studio.place(scene, studio.mesh("part", each * np.array([1, side, 1]) * 1000, turned, material))


def way_out(car, start, end):
    """Where a straight way from inside the body leaves it."""
    way = np.linspace(start, end, 1500)
    return way[np.argmax(car.solid(way) > 0)]


def rail(car):
    """A bar along the edge of the roof."""
    rear, front = car.window(car.belt(0) + 0.3) + 0.12, 0.30
    long = np.linspace(rear, front, 60)
    lift = 0.034 * np.minimum(np.minimum(long - rear, front - long) / 0.10, 1) ** 0.6 - 0.004
    path = np.array([way_out(car, (x, 0.585, 1.0), (x, 0.585, 2.0)) + (0, 0, up) for x, up in zip(long, lift)])
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    turn = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    above = np.stack([-along[:, 2], np.zeros(60), along[:, 0]], axis=-1)
    points = path[:, None] + 0.014 * (np.cos(turn)[None, :, None] * above[:, None] + np.sin(turn)[None, :, None] * np.array([0, 1, 0]))
    i, j = np.meshgrid(np.arange(59), np.arange(12), indexing="ij")
    following = (j + 1) % 12
    quads = np.stack([i * 12 + j, (i + 1) * 12 + j, (i + 1) * 12 + following, i * 12 + following], axis=-1)
    return points.reshape(-1, 3), quads.reshape(-1, 4)


def camera(scene, shot):
    data = bpy.data.cameras.new("camera")
    eye = bpy.data.objects.new("camera", data)
    eye.location = shot.eye
    eye.rotation_euler = Vector(shot.towards).to_track_quat("-Z", "Y").to_euler()
    data.clip_end = 100
    data.sensor_width = 36
    data.lens = 36 * shot.distance / shot.frame
    data.shift_x, data.shift_y = shot.shift
    scene.collection.objects.link(eye)
    scene.camera = eye
    scene.render.resolution_y = round(scene.render.resolution_x * shot.height)


def main():
    folder, names, views = sys.argv[sys.argv.index("--") + 1 :]
    of_names = CARS if names == "all" else names.split(",")
    for name, view in ((name, view) for name in of_names for view in views.split(",")):
        begun = time.time()
        scene = studio.start()
        for each in ("glossy_color", "diffuse_color", "emit"):
            setattr(bpy.context.view_layer, f"use_pass_{each}", True)
        scene.cycles.blur_glossy, scene.cycles.max_bounces = 0.0, 2
        room(scene)
        build(scene, CARS[name], view == "oblique")
        studio.quality(scene, PIXELS, SAMPLES)
        camera(scene, getattr(CARS[name], view)())
        studio.render(scene, os.path.join(folder, f"car-{name}-{view}.exr"))
        print(f"STUDIO {name}/{view}: {time.time() - begun:.0f} s", flush=True)


main()

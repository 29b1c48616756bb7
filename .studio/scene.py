"""The studio: one light, one lens, and passes from which finishes are made afterwards. Runs inside Blender."""

import math
import os

import bpy
import numpy as np
from mathutils import Vector

VIEWS = {
    # Degrees to the side and up, and metres behind the flange that are aimed at.
    "three-quarter": (30, 7, 0.085),
    "front": (0, 0, 0),
    "tread": (66, 10, 0.1),
}
DISTANCE = 2.6
LENS_MM = 100


def quality(scene, pixels, samples):
    scene.cycles.samples = samples
    scene.render.resolution_x = scene.render.resolution_y = pixels


def start(threads=2):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.03
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 3
    scene.cycles.diffuse_bounces = 1
    scene.cycles.glossy_bounces = 2
    scene.cycles.blur_glossy = 1.0
    scene.cycles.sample_clamp_indirect = 2.0
    scene.cycles.caustics_reflective = False
    scene.cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = threads
    scene.render.film_transparent = True
    scene.render.use_persistent_data = False
    layer = bpy.context.view_layer
    for name in ("diffuse_direct", "diffuse_indirect", "glossy_direct", "glossy_indirect", "normal", "z"):
        setattr(layer, f"use_pass_{name}", True)
    for name in ("machined", "gloss"):
        aov = layer.aovs.add()
        aov.name, aov.type = name, "VALUE"
    return scene


def light(scene):
    """Boxes around the goods, dark between them, so that metal shows edges."""
    world = bpy.data.worlds.new("room")
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (0.9, 0.95, 1.0, 1)
    background.inputs[1].default_value = 0.16
    # Where it stands, width, height, and brightness.
    boxes = [
        ((-0.15, -0.5, 2.0), 2.6, 1.7, 56),
        ((-1.75, -2.3, 0.7), 1.5, 2.0, 62),
        ((2.3, -0.7, 0.6), 0.6, 2.2, 60),
        ((0.2, -3.2, 1.3), 1.9, 0.9, 40),
        ((-0.9, 1.8, 1.1), 1.6, 1.2, 34),
        ((0.6, -2.4, -0.9), 2.2, 0.5, 7),
    ]
    for index, (place, width, height, energy) in enumerate(boxes):
        lamp = bpy.data.lights.new(f"box{index}", "AREA")
        lamp.shape, lamp.size, lamp.size_y, lamp.energy = "RECTANGLE", width, height, energy
        box = bpy.data.objects.new(f"box{index}", lamp)
        box.location = place
        box.rotation_euler = (-Vector(place)).to_track_quat("-Z", "Y").to_euler()
        box.visible_camera = False
        scene.collection.objects.link(box)


def camera(scene, view, frame):
    """@param frame metres that the picture is wide at the wheel's middle"""
    *angles, aim = VIEWS[view]
    side, up = (math.radians(degrees) for degrees in angles)
    data = bpy.data.cameras.new("camera")
    data.sensor_width = LENS_MM * frame / DISTANCE
    data.lens = LENS_MM
    eye = bpy.data.objects.new("camera", data)
    direction = Vector((math.sin(side) * math.cos(up), -math.cos(side) * math.cos(up), math.sin(up)))
    eye.location = direction * DISTANCE + Vector((0, aim, 0))
    eye.rotation_euler = (-direction).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(eye)
    scene.camera = eye


def nodes_of(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    return material, tree


def aov(tree, name, value):
    node = tree.nodes.new("ShaderNodeOutputAOV")
    node.name = name
    if isinstance(value, float):
        node.inputs["Value"].default_value = value
    else:
        tree.links.new(value, node.inputs["Value"])


def two_lobes(name, diffuse, glossy, roughness, machined=None, gloss=1.0, bump=None):
    """Light that a grey ground scatters and light that a metal mirrors, apart; `develop.py` mixes finishes from them."""
    material, tree = nodes_of(name)
    add = tree.nodes.new("ShaderNodeAddShader")
    lobes = []
    for kind, value in (("ShaderNodeBsdfDiffuse", diffuse), ("ShaderNodeBsdfGlossy", glossy)):
        node = tree.nodes.new(kind)
        node.inputs["Color"].default_value = (value, value, value, 1)
        tree.links.new(node.outputs[0], add.inputs[len(lobes)])
        lobes.append(node)
    lobes[1].inputs["Roughness"].default_value = roughness
    if bump:
        noise = tree.nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = bump[0]
        noise.inputs["Detail"].default_value = 3
        coordinates = tree.nodes.new("ShaderNodeTexCoord")
        tree.links.new(coordinates.outputs["Object"], noise.inputs["Vector"])
        node = tree.nodes.new("ShaderNodeBump")
        node.inputs["Strength"].default_value = bump[1]
        node.inputs["Distance"].default_value = 0.001
        tree.links.new(noise.outputs["Fac"], node.inputs["Height"])
        for lobe in lobes:
            tree.links.new(node.outputs[0], lobe.inputs["Normal"])
    output = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(add.outputs[0], output.inputs["Surface"])
    if machined:
        attribute = tree.nodes.new("ShaderNodeAttribute")
        attribute.attribute_name = machined
        aov(tree, "machined", attribute.outputs["Fac"])
    aov(tree, "gloss", float(gloss))
    return material


def mesh(name, points, quads, material, normals=None, values=None):
    """@param points millimetres"""
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(points))
    data.vertices.foreach_set("co", (np.asarray(points, np.float32) * 0.001).ravel())
    data.loops.add(quads.size)
    data.loops.foreach_set("vertex_index", quads.astype(np.int32).ravel())
    data.polygons.add(len(quads))
    size = quads.shape[1]
    data.polygons.foreach_set("loop_start", np.arange(0, quads.size, size, dtype=np.int32))
    data.polygons.foreach_set("loop_total", np.full(len(quads), size, np.int32))
    data.polygons.foreach_set("use_smooth", np.ones(len(quads), bool))
    for key, each in (values or {}).items():
        data.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", np.asarray(each, np.float32))
    data.materials.append(material)
    data.update(calc_edges=True)
    if normals is not None:
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.pi
        data.normals_split_custom_set_from_vertices(np.asarray(normals, np.float32).tolist())
    return data


def place(scene, data, turns=(0.0,)):
    """The mesh, turned about the axle by each angle."""
    placed = []
    for turn in turns:
        each = bpy.data.objects.new(data.name, data)
        # The axle is y; angles run from x to z.
        each.rotation_euler = (0, -turn, 0)
        scene.collection.objects.link(each)
        placed.append(each)
    return placed


def render(scene, path):
    scene.render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    scene.render.image_settings.color_depth = "16"
    scene.render.image_settings.exr_codec = "ZIP"
    part = path.replace(".exr", ".part.exr")
    scene.render.filepath = part
    bpy.ops.render.render(write_still=True)
    os.replace(part, path)

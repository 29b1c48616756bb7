"""Words that stand on the sidewall, letter by letter. Runs inside Blender."""

import math

import bpy
import numpy as np


def letter(scene, char, material, height):
    curve = bpy.data.curves.new("letter", "FONT")
    curve.body, curve.size, curve.extrude, curve.align_x = char, height, 0.0015, "CENTER"
    curve.resolution_u = 3
    made = bpy.data.objects.new("letter", curve)
    scene.collection.objects.link(made)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    width = made.dimensions.x
    bpy.data.objects.remove(made)
    mesh.materials.clear()
    mesh.materials.append(material)
    return mesh, width


def write(scene, words, radius, height, middle, depth_at, material, rise=0.0011):
    """Around the axle, the middle of the words at an angle (radians from the top, clockwise). Lengths in metres."""
    cache = {}
    for char in set(words) - {" "}:
        cache[char] = letter(scene, char, material, height)
    gap = height * 0.16
    widths = [height * 0.5 if char == " " else cache[char][1] + gap for char in words]
    at = -sum(widths) / 2
    for char, width in zip(words, widths):
        angle = middle + (at + width / 2) / radius
        at += width
        if char == " ":
            continue
        made = bpy.data.objects.new("letter", cache[char][0])
        foot = radius - height * 0.35
        made.location = (foot * math.sin(angle), depth_at(foot) - rise + 0.0015, foot * math.cos(angle))
        made.rotation_euler = (math.pi / 2, angle, 0)
        made.rotation_mode = "XYZ"
        scene.collection.objects.link(made)


def depth_function(profile):
    """Depth of the front sidewall at a radius; metres."""
    front = profile[: len(profile) // 2]
    rising = front[np.argsort(front[:, 0])]
    return lambda radius: float(np.interp(radius * 1000, rising[:, 0], rising[:, 1])) / 1000

"""Lays out flex trees equivalent to the workloads with Taffy, through the extension module of
stretchable: taffy_run.py cells|chain|eqrow N [--until build] [--repeat N] [--budget S]
[--patience S] [--limit S]

Taffy solves no constraints. The module's own functions are called, not stretchable's classes, and
a build is the first layout of a fresh tree without the making of its nodes, which through Python
takes several times as long: less than what Taffy itself takes. A width change is one call.
"""

import sys
import time
from pathlib import Path

from stretchable import taffylib
from stretchable.style import (
    AlignItems, AlignSelf, FlexDirection, PCT, Position, Rect, Size, Style)
from stretchable.style.geometry.length import MAX_CONTENT
from stretchable.style.geometry.size import SizeAvailableSpace

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tooling import peer  # noqa: E402

AUTO = Size().width
STEPS = 1000


def style(**values):
    return Style(**values).to_dict()


def extent(width=None, height=None):
    return Size(AUTO if width is None else width, AUTO if height is None else height)


def sides(top=0, right=0, bottom=0, left=0):
    return Rect(top, right, bottom, left)


class Tree:
    """Nodes in Taffy; results are not rounded."""

    def __init__(self, root_style):
        self.taffy = taffylib.init()
        taffylib.disable_rounding(self.taffy)
        self.root = taffylib.node_create(self.taffy, root_style)

    def add(self, parent, node_style):
        node = taffylib.node_create(self.taffy, node_style)
        taffylib.node_add_child(self.taffy, parent, node)
        return node

    def lay_out(self, space):
        taffylib.node_compute_layout_with_measure(self.taffy, self.root, space, no_measure)

    def free(self):
        taffylib.free(self.taffy)


def no_measure(*_):
    raise AssertionError("no node has content to measure")


def root_style(**values):
    return style(size=extent(width=100 * PCT), **values)


def cells(count):
    """Six views as in the workload, and one more that holds the two texts."""
    root = root_style(flex_direction=FlexDirection.COLUMN)
    cell = style(align_items=AlignItems.CENTER, size=extent(height=60), flex_shrink=0)
    icon = style(size=extent(40, 40), margin=sides(left=8), flex_shrink=0)
    texts = style(flex_direction=FlexDirection.COLUMN, flex_grow=1, flex_basis=0,
                  align_items=AlignItems.START, align_self=AlignSelf.START,
                  margin=sides(left=8, top=6))
    limit = extent(width=100 * PCT)
    titles = [style(size=extent(w, 20), max_size=limit) for w in (120, 180, 400)]
    subtitles = [style(size=extent(w, 16), max_size=limit, margin=sides(top=4))
                 for w in (260, 90, 420)]
    accessory = style(size=extent(20, 20), margin=sides(left=8, right=8), flex_shrink=0)
    separator = style(position=Position.ABSOLUTE, inset=Rect(AUTO, 0, 0, 56),
                      size=extent(height=1))

    def make():
        tree = Tree(root)
        for i in range(count):
            row = tree.add(tree.root, cell)
            tree.add(row, icon)
            column = tree.add(row, texts)
            tree.add(column, titles[i % 3])
            tree.add(column, subtitles[i % 3])
            tree.add(row, accessory)
            tree.add(row, separator)
        return tree
    return make


def chain(count):
    root = root_style(flex_direction=FlexDirection.COLUMN,
                      padding=sides(right=16, bottom=8, left=16))
    labels = [style(size=extent(height=height), margin=sides(top=8), flex_shrink=0)
              for height in (17, 20, 34, 51)]

    def make():
        tree = Tree(root)
        for i in range(count):
            tree.add(tree.root, labels[i % 4])
        return tree
    return make


def eqrow(count):
    root = root_style(align_items=AlignItems.START, padding=sides(right=8))
    view = style(size=extent(height=44), flex_grow=1, flex_basis=0, margin=sides(left=8))

    def make():
        tree = Tree(root)
        for _ in range(count):
            tree.add(tree.root, view)
        return tree
    return make


def drag(tree, spaces, limit):
    durations = []
    start = step = time.perf_counter()
    for space in spaces:
        tree.lay_out(space)
        now = time.perf_counter()
        durations.append(now - step)
        step = now
        if now - start > limit:
            break
    return durations, len(durations) < len(spaces)


def main():
    parser = peer.options()
    parser.add_argument("workload", choices=["cells", "chain", "eqrow"])
    parser.add_argument("size", type=int)
    given = parser.parse_args()
    make = {"cells": cells, "chain": chain, "eqrow": eqrow}[given.workload](given.size)
    width = 60 * given.size + 8 if given.workload == "eqrow" else 375
    spaces = [SizeAvailableSpace(width + 0.5 * step, MAX_CONTENT).to_dict()
              for step in range(STEPS + 1)]
    trees = []

    def build():
        while trees:
            trees.pop().free()
        trees.append(make())
        start = time.perf_counter()
        trees[0].lay_out(spaces[0])
        return trees[0], time.perf_counter() - start

    tree = peer.repeat_build(given, "build", build)
    if not given.until:
        peer.report("drag", *drag(tree, spaces[1:], given.limit))


main()

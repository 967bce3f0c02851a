"""What programs that compare solved frames with saved ones ask of a scorer.

A scorer is a Python program that knows the saved frames; it is no part of this repository. Used by
scripts/fidelity.
"""

import importlib.machinery
import importlib.util
import sys
import xml.etree.ElementTree as ET

# How far an edge or an extent may be off, in points.
TOLERANCE = 1.01


def load(name, path):
    """A program as a module."""
    loader = importlib.machinery.SourceFileLoader(name, str(path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    sys.modules[name] = module
    loader.exec_module(module)
    return module


def facts(scorer, root, platform):
    """What the scorer knows of a platform's documents below a folder that have views to score, in order."""
    for path in sorted(scorer.documents(str(root), None)):
        try:
            fact = scorer.Expected(path)
        except ET.ParseError:
            continue
        if fact.usable and fact.views and fact.platform == platform:
            yield fact


def misses(fact, answer):
    """The names of the views whose solved frames differ from the saved ones, or that were not solved."""
    solved = {}
    for scene in (answer or {}).get("scenes", []):
        solved.update(scene["views"])
    return {name for name, (_, frame) in fact.views.items() if name not in solved or any(
        abs(one - other) > TOLERANCE for one, other in zip(frame, solved[name]["frame"]))}

"""Tests that clients find every module that UIKit is made of."""

import tempfile
import unittest
from pathlib import Path

from checkoutcopy import Failure
from clientbuild import importable_modules
from ratitemodules import modules_for_clients

ROOT = Path(__file__).resolve().parent.parent.parent


def target(name, *dependencies):
    """A target as SwiftPM prints it."""
    return {"name": name, "dependencies": [{"byName": [other, None]} for other in dependencies]}


class ModuleTests(unittest.TestCase):
    def test_modules_behind_modules_are_found(self):
        manifest = {"targets": [
            target("UIKit", "Layout"), target("_Testing_UIKit", "UIKit"), target("Layout", "Solver"),
            target("Solver"), target("Drawing", "UIKit")]}
        self.assertEqual(modules_for_clients(manifest), ["UIKit", "_Testing_UIKit", "Layout", "Solver"])

    def test_products_of_other_packages_are_no_targets(self):
        uikit = target("UIKit", "Layout")
        uikit["dependencies"].append({"product": ["Yams", "Yams", None, None]})
        uikit["dependencies"].append({"target": ["Names", None]})
        manifest = {"targets": [uikit, target("_Testing_UIKit"), target("Layout"), target("Names")]}
        self.assertEqual(modules_for_clients(manifest), ["UIKit", "_Testing_UIKit", "Layout", "Names"])

    def test_a_missing_target_is_a_failure(self):
        with self.assertRaises(Failure):
            modules_for_clients({"targets": [target("UIKit", "Gone"), target("_Testing_UIKit")]})

    def test_the_manifest_of_this_package_is_read(self):
        with tempfile.TemporaryDirectory() as scratch:
            modules = importable_modules(ROOT, scratch)
        self.assertLessEqual({"UIKit", "_Testing_UIKit", "AutoLayout", "AssetCatalogs"}, set(modules))
        self.assertNotIn("Drawing", modules)


if __name__ == "__main__":
    unittest.main()

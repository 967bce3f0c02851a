"""The modules of Ratite that the compiler needs to import UIKit."""

import json

from checkoutcopy import Failure

# The modules that a client imports, one of them through the compiler: `_Testing_UIKit` is the overlay of Testing and UIKit.
IMPORTED = ["UIKit", "_Testing_UIKit"]


def modules_for_clients(manifest):
    """The imported modules and the targets they depend on, directly or not, by the manifest as SwiftPM prints it.

    The compiler loads them all, so that a module which is missing makes every client fail.
    """
    dependencies = {target["name"]: names_in(target["dependencies"]) for target in manifest["targets"]}
    found = list(IMPORTED)
    for name in found:
        if name not in dependencies:
            raise Failure(f"Ratite has no target {name}")
        found += [other for other in dependencies[name] if other not in found]
    return found


def names_in(dependencies):
    """The targets of the same package among a target's dependencies."""
    return [entry[kind][0] for entry in dependencies for kind in ("byName", "target") if kind in entry]


def read_manifest(text):
    """The manifest that `swift package dump-package` printed."""
    return json.loads(text[text.index("{"):])

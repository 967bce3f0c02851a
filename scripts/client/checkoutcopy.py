"""A copy of a client's checkout: only the copy is ever changed."""

import os
import shutil


class Failure(Exception):
    """Why a package cannot be tested."""


class Target:
    """A target of the client, as far as it is Swift."""

    def __init__(self, name, kind, folder, files, dependencies):
        self.name = name
        self.is_test = kind == "test"
        self.folder = folder
        self.files = files
        self.dependencies = dependencies
        self.flags = []
        self.added_dependencies = []


class Copy:
    """A copy of a client's checkout, and what was changed in it."""

    def __init__(self, checkout, folder, ratite, modules):
        self.ratite = ratite
        self.folder = folder
        self.notes = []
        self.targets = []
        self.added_targets = []
        # The modules of other packages whose sources were taken in.
        self.taken_in = []
        # Whether the packages that the manifest depends on are left out.
        self.is_standalone = False
        self.skipped = []
        # What another Swift or another main screen than the usual is asked for; None for the usual.
        self.language = None
        self.screen = None
        # Files of which something was left out.
        self.trimmed = set()
        # The tests that were left out one by one, by what the compiler said.
        self.tests_left_out = {}
        # The executable of tests written for Quick.
        self.runs_quick = None
        self.original_manifest = None
        self.modules = folder / ".ratite" / "Modules"
        self.fill(checkout)
        self.modules.mkdir(parents=True)
        for name in modules:
            self.offer(name)

    def fill(self, checkout):
        """Copies the checkout over what an earlier run left, of which only builds are kept."""
        keep = self.folder / ".build"
        # What was built against another Ratite: SwiftPM does not see that it changed.
        if keep.exists() and keep.stat().st_mtime < (self.ratite / "libRatiteForClients.so").stat().st_mtime:
            shutil.rmtree(keep)
        for entry in self.folder.iterdir() if self.folder.exists() else []:
            if entry != keep:
                shutil.rmtree(entry) if entry.is_dir() and not entry.is_symlink() else entry.unlink()
        ignored = shutil.ignore_patterns(".git", ".build", "*.xcframework", "Pods", "Carthage")
        shutil.copytree(checkout, self.folder, symlinks=True, ignore=ignored, dirs_exist_ok=True)

    def note(self, text):
        print(f"  {text}", flush=True)
        self.notes.append(text)

    def relative(self, path):
        return os.path.relpath(path, self.folder)

    def offer(self, module):
        """Lets the client import a module."""
        link = self.modules / f"{module}.swiftmodule"
        if not link.exists():
            link.symlink_to(self.ratite / "Modules" / f"{module}.swiftmodule")

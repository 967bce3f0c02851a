"""Previews of a document, and what their files must be."""

import os
import re
import shutil
import struct
import zlib

from answers import FINDING
from properties import Failure, last

SIGNATURE = b"\x89PNG\r\n\x1a\n"
LARGEST = 60_000
# What ends a preview with an error: a document that cannot be read, is not laid out or empty, and a view too large.
REFUSED = re.compile(
    r"[^:]*(:\d+:\d+)?: (error|nothing to draw)|.*documents are not laid out|cannot write .*: cannot draw a picture of")


class Previewer:
    """Draws documents and judges the pictures."""

    def __init__(self, tool, folder, tally):
        self.tool = tool
        self.folder = folder
        self.tally = tally

    def examine(self, name, options):
        """Returns the failures of a document's previews."""
        pictures = os.path.join(self.folder, "pictures")
        shutil.rmtree(pictures, ignore_errors=True)
        before = set(os.listdir(self.folder))
        run = self.tool.run(["preview", name, "-o", "pictures", "--scale", "1", *options], self.folder)
        if run.is_hung or run.is_crashed:
            return [Failure(name, "preview", "hang" if run.is_hung else "crash", last(run.errors.split("\n")))]
        paths = run.output.split("\n")[:-1]
        is_error = any(
            REFUSED.match(line) and not FINDING.search(line) for line in run.errors.split("\n"))
        problem = self.problem(run, paths, is_error)
        stray = set(os.listdir(self.folder)) - before - {"pictures"}
        if not problem and stray:
            problem = ("outside", f"wrote {sorted(stray)[:3]} beside the folder")
        self.tally.pictures += len(paths)
        return [Failure(name, "preview", *problem)] if problem else []

    def problem(self, run, paths, is_error):
        """Returns the kind and the detail of what is wrong with a run; None where nothing is."""
        expected = 2 if is_error else 0
        if run.status != expected:
            return "exit code", f"{run.status} instead of {expected}: {last(run.errors.split(chr(10)))}"
        if is_error:
            return None
        if not paths or paths[-1] != "pictures/index.html":
            return "format", f"last path is {paths[-1:]}"
        written = [file for file in os.listdir(os.path.join(self.folder, "pictures")) if not file.startswith(".")]
        if sorted(set(paths)) != sorted("pictures/" + file for file in written):
            return "format", f"printed {len(set(paths))} paths and wrote {len(written)} files"
        for path in paths[:-1]:
            fault = fault_of(os.path.join(self.folder, path))
            if fault:
                return "picture", f"{path}: {fault}"
        return None


def fault_of(path):
    """Returns what is wrong with a PNG file; None for a whole one."""
    with open(path, "rb") as file:
        data = file.read()
    if not data.startswith(SIGNATURE):
        return "no PNG"
    place, names = len(SIGNATURE), []
    while place + 12 <= len(data):
        length, name = struct.unpack(">I4s", data[place:place + 8])
        body = data[place + 8:place + 8 + length]
        if zlib.crc32(name + body).to_bytes(4, "big") != data[place + 8 + length:place + 12 + length]:
            return f"chunk {name!r} is damaged"
        if not names and (name != b"IHDR" or not all(0 < side <= LARGEST for side in struct.unpack(">II", body[:8]))):
            return f"begins with {name!r} {body[:8]!r}"
        names.append(name)
        place += 12 + length
    return None if names and names[-1] == b"IEND" and place == len(data) else "cut off"

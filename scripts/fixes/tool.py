"""The tool that is tried, and documents as it sees them."""

import base64
import json
import re
import subprocess
from pathlib import Path

CONSTRAINT = re.compile(rb"\r?\n[ \t]*<constraint (?:[^<>\"]|\"[^\"]*\")*/>")
# Views whose ambiguity Interface Builder is told never to verify.
UNVERIFIED = re.compile(rb'<\w+ (?=[^<>]*\bverifyAmbiguity="off")[^<>]*?\bid="([^"]+)"')
# The documents of one call of the tool, and the time limit of a call, in seconds.
BATCH = 100
SECONDS = 1200
# Rounding of frames to pixels and half points, in points.
TOLERANCE = 0.51


class Tool:
    """The tool that is tried."""

    def __init__(self, path):
        self.path = path

    def run(self, arguments):
        """The output of the tool."""
        done = subprocess.run([self.path, *arguments], capture_output=True, timeout=SECONDS)
        if done.returncode not in (0, 1, 2):
            raise RuntimeError(f"{arguments[:4]} ended with {done.returncode}: {done.stderr[-400:]!r}")
        return done.stdout.decode()

    def lines(self, arguments, paths):
        """The JSON lines of a command, by document."""
        answers = {}
        for start in range(0, len(paths), BATCH):
            for line in self.run([*arguments, *paths[start:start + BATCH]]).splitlines():
                answer = json.loads(line)
                answers[answer["document"]] = answer
        return answers

    def frames(self, paths):
        """The canvases of documents that can be laid out, by path."""
        return {path: Canvas(answer, UNVERIFIED.findall(Path(path).read_bytes())) for path, answer in self.lines(["frames"], paths).items()
                if answer["error"] is None and answer["scenes"]}

    def fixes(self, options, paths):
        """The answers of `fix`, which writes nothing, by path."""
        return self.lines(["fix", "--dry-run", "--format", "json", *options], paths)

    def findings(self, paths):
        """The findings of `check`, by path."""
        found = {}
        for start in range(0, len(paths), BATCH):
            report = json.loads(self.run(["check", "--format", "json", "--notes", "--no-config", "--no-cache",
                                          "--fail-on", "never", *paths[start:start + BATCH]]))
            found.update({document["path"]: document["findings"] for document in report["documents"]
                          if document["status"] == "checked"})
        return found


class Canvas:
    """The frames, open variables and conflicts of a document on its canvas."""

    def __init__(self, answer, unverified):
        self.unverified = {name.decode() for name in unverified}
        self.views = {(index, id): view for index, scene in enumerate(answer["scenes"])
                      for id, view in scene["views"].items()}
        self.conflicts = [conflict for scene in answer["scenes"] for conflict in scene["conflicts"]]

    def open_views(self):
        """The views of which something is open that is to be verified."""
        return {key for key, view in self.views.items() if view["ambiguous"] and key[1] not in self.unverified}

    def is_healthy(self):
        """Whether nothing is open and nothing excludes each other."""
        return not self.open_views() and not self.conflicts

    def moved_views(self, other):
        """The views that are elsewhere in another canvas, or not there; those without an id are named by their line."""
        return {key for key, view in self.views.items() if not key[1].startswith("@") and (key not in other.views or any(
            abs(a - b) > TOLERANCE for a, b in zip(view["frame"], other.views[key]["frame"])))}


def applied(splices, data):
    """The bytes with ranges replaced."""
    result, copied = b"", 0
    for splice in splices:
        text = splice["text"]
        new = base64.b64decode(splice["base64"]) if text is None else text.encode()
        assert copied <= splice["start"] <= splice["end"] <= len(data), "ranges overlap or lie outside"
        result += data[copied:splice["start"]] + new
        copied = splice["end"]
    return result + data[copied:]


def stripped(data, count, source):
    """A document without some of its constraints."""
    places = [match.span() for match in CONSTRAINT.finditer(data)]
    for start, end in sorted(source.sample(places, min(count, len(places))), reverse=True):
        data = data[:start] + data[end:]
    return data

"""The properties that answers of the tool must have."""

import re
from dataclasses import dataclass, field

from answers import FINDING, Refused, answers, strict
from equations import Equations

# The largest extent that counts as negative, in points.
NEGATIVE = -0.001
# Control characters, marks of direction, and what ends lines elsewhere.
RAW = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
RULES = {
    "conflicting-constraints", "ambiguous-layout", "outside-superview", "misplaced-view", "unusable-constraint",
    "unusable-value", "duplicate-id", "unsettled-layout", "unknown-element", "not-checked", "negative-extent",
    "clipped-text", "overlapping-views", "duplicate-constraint", "left-right-attribute", "unsafe-area",
    "horizontal-scrolling", "self-sizing-row", "zero-size", "fixed-width-text", "fixed-height-text", "missing-image", "missing-color",
    "fractional-constant", "ineffective-constraint", "placeholder-size", "covered-content", "covered-control",
    "covered-rows", "fixed-scroll-content", "untouchable-control", "inverted-aspect-ratio", "crossed-extents", "shrunken-field",
}
DOCUMENT_KEYS = ["document", "error", "scenes"]
SCENE_KEYS = ["scene", "root", "device", "orientation", "size", "views", "guides", "conflicts"]


@dataclass
class Failure:
    """A property that does not hold for a document."""

    name: str
    command: str
    kind: str
    detail: str


@dataclass
class Configuration:
    """What documents are laid out in."""

    # The options that say so; empty for the canvas of `frames` and the devices of `check`.
    options: list = field(default_factory=list)
    # Pixels of a point by device.
    scales: dict = field(default_factory=dict)

    @property
    def is_device(self):
        """Whether both commands lay out in the same device."""
        return "--device" in self.options

    @property
    def is_mirrored(self):
        """Whether the interface is read from right to left."""
        return "rtl" in self.options


@dataclass
class Tally:
    """Counts of what was judged."""

    documents: int = 0
    unreadable: int = 0
    scenes: int = 0
    views: int = 0
    equations: int = 0
    findings: int = 0
    pictures: int = 0

    def text(self):
        """Returns the counts on one line."""
        return ", ".join(f"{count} {name}" for name, count in vars(self).items())


class Examiner:
    """Runs commands over documents and judges the answers."""

    def __init__(self, tool, commands, folder, tally=None):
        self.tool = tool
        self.commands = commands
        self.folder = folder
        self.tally = tally or Tally()

    def examine(self, roots, configuration):
        """Returns the failures of documents.

        Parameters: the root element of each document by its name in the folder, None where it is not XML; what they
        are laid out in.
        """
        self.tally.documents += len(roots)
        failures, scenes, unreadable = [], {}, {}
        for command in ("frames", "check"):
            if command in self.commands:
                found, first = self.run(command, list(roots), configuration)
                failures += found
                unreadable[command] = {name for name in roots if is_unreadable(first[name])}
                if command == "frames":
                    failures += self.judge_frames(first, roots, configuration, scenes)
                else:
                    failures += self.judge_findings(first, roots, configuration, scenes)
        if len(unreadable) == 2:
            failures += [
                Failure(name, "check", "agreement", "one of frames and check reads it, the other does not")
                for name in sorted(unreadable["frames"] ^ unreadable["check"])]
        ended = {failure.name for failure in failures if failure.kind in ("crash", "hang")}
        return [f for f in failures if f.name not in ended or f.kind in ("crash", "hang")]

    def run(self, command, names, configuration):
        """Returns the failures of two runs as such, and the answers of the first."""
        options = configuration.options + (["--notes", "--no-cache"] if command == "check" else [])
        runs, first = answers(self.tool, command, options + ["--jobs", "2"], names, self.folder)
        failures = [
            Failure(name, command, first[name].end, last(first[name].errors)) for name in names if first[name].end]
        alive = [name for name in names if not first[name].end]
        for run, part in runs:
            expected = expected_status(command, run, part, first)
            if run.status != expected:
                name = part[0] if len(part) == 1 else f"{part[0]} to {part[-1]}"
                failures.append(Failure(name, command, "exit code", f"{run.status} instead of {expected}"))
        if first.get(None) and first[None].output:
            failures.append(Failure(names[0], command, "format", f"line about none: {first[None].output[0][:200]}"))
        failures += [
            Failure(name, command, "raw characters", ascii(match[0])) for name in alive
            if (match := RAW.search("".join(first[name].output + first[name].errors)))]
        if alive:
            _, second = answers(self.tool, command, options + ["--jobs", "1"], alive, self.folder)
            failures += [
                Failure(name, command, "same bytes", difference(first[name], second[name]))
                for name in alive
                if (first[name].output, first[name].errors) != (second[name].output, second[name].errors)]
        return failures, first

    def judge_frames(self, first, roots, configuration, scenes):
        """Returns the failures of frames, and gathers the scenes of each document."""
        failures = []
        for name, root in roots.items():
            answer = first[name]
            if answer.end:
                continue
            try:
                scenes[name] = parse_frames(answer.output, name)
            except Refused as error:
                failures.append(Failure(name, "frames", "format", str(error)))
                continue
            self.tally.scenes += len(scenes[name])
            self.tally.views += sum(len(scene["views"]) for scene in scenes[name])
            self.tally.unreadable += is_unreadable(answer)
            failures += negative_views(name, scenes[name])
            if root is not None and scenes[name]:
                failures += self.judge_equations(name, root, answer, scenes[name], configuration)
        return failures

    def judge_equations(self, name, root, answer, scenes, configuration):
        """Returns a failure for the first equation of a document that does not hold."""
        equations = Equations(root)
        lines = {int(line.split(":", 2)[1]) for line in answer.errors if re.match(r"[^:]+:\d+:\d+: error", line)}
        for scene in scenes:
            judged, texts = equations.violations(
                scene, configuration.scales.get(scene["device"], 1), lines, configuration.is_mirrored)
            self.tally.equations += judged
            if texts:
                where = f"{scene['device']} {scene['orientation']}"
                return [Failure(name, "frames", "equations", f"{texts[0]} ({where}; {len(texts)} in all)")]
        return []

    def judge_findings(self, first, roots, configuration, scenes):
        """Returns the failures of findings."""
        failures = []
        for name in roots:
            answer = first[name]
            if answer.end:
                continue
            self.tally.findings += len(answer.output)
            for line in answer.output:
                match = FINDING.match(line[len(name):])
                if not match or match[5] not in RULES:
                    failures.append(Failure(name, "check", "format", line[:200]))
            if configuration.is_device:
                failures += unreported(name, scenes.get(name, []), answer.output)
        return failures


def parse_frames(output, name):
    """Returns the scenes of a line of frames; raises `Refused` where it is not as documented."""
    if len(output) != 1:
        raise Refused(f"{len(output)} lines")
    answer = strict(output[0])
    if list(answer) != DOCUMENT_KEYS or answer["document"] != name:
        raise Refused(f"keys {list(answer)} of {answer.get('document')!r}")
    if answer["error"] is not None and (not isinstance(answer["error"], str) or answer["scenes"]):
        raise Refused(f"error {answer['error']!r} with scenes")
    for scene in answer["scenes"]:
        if list(scene) != SCENE_KEYS:
            raise Refused(f"keys {list(scene)} of a scene")
        numbers = [scene["size"]] + [item["frame"] for key in ("views", "guides") for item in scene[key].values()]
        if not all(isinstance(number, (int, float)) for frame in numbers for number in frame):
            raise Refused("a frame has no number")
    return answer["scenes"]


def negative_views(name, scenes):
    """Returns a failure for the first view with a negative extent."""
    for item, frame in negative(scenes, "views"):
        return [Failure(name, "frames", "negative extent", f"view {item} is {frame}")]
    return []


def unreported(name, scenes, findings):
    """Returns a failure for the first guide with a negative extent that no finding is about."""
    for item, frame in negative(scenes, "guides"):
        if not any(item in line for line in findings):
            return [Failure(name, "check", "negative extent", f"guide {item} is {frame}, and no finding is about it")]
    return []


def negative(scenes, key):
    """Yields the ids and frames of views or guides that have a negative extent."""
    for scene in scenes:
        for item, value in scene[key].items():
            if min(value["frame"][2:]) < NEGATIVE:
                yield item, value["frame"]


def is_unreadable(answer):
    """Whether a document could not be read."""
    return any(re.match(r"[^:]*: error: |[^:]*:\d+:\d+: error: ", line) for line in answer.errors) and (
        not answer.output or '"error":null' not in answer.output[0])


def expected_status(command, run, names, first):
    """Returns the exit code that is documented for what a run printed."""
    if any(first[name].end or is_unreadable(first[name]) for name in names):
        return 2
    if command == "check":
        return 1 if any(": error: " in line and line.endswith("]") for line in run.output.splitlines()) else 0
    return 0


def difference(first, second):
    """Returns where two answers begin to differ."""
    for one, other in zip(first.output + first.errors, second.output + second.errors):
        if one != other:
            place = next((i for i, (a, b) in enumerate(zip(one, other)) if a != b), 0)
            return f"{one[max(0, place - 60):place + 40]!r} and {other[max(0, place - 60):place + 40]!r}"
    return "lines are missing"


def last(lines):
    """Returns the last line, shortened."""
    texts = [line for line in lines if line.strip()]
    fatal = [line for line in texts if "Fatal error" in line or "error:" in line]
    return (fatal or texts or ["no word"])[-1][:200]

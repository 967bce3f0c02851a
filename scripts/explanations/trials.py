"""What must hold of `ratite why`: its shares add up, and without its first constraint the edge moves or is open."""

import json
import re
import subprocess

# Apple's attributes, and the parts of a frame that no attribute is.
EDGES = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "lastBaseline",
    "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
    "centerXWithinMargins", "centerYWithinMargins", "minX", "minY",
]
# Numbers are printed to the sixth decimal: so much may a sum differ, and for each of its shares half of that more.
SAME = 1e-6
# An edge that moves by less does not move: multipliers are stored in single precision.
STILL = 1e-3
# The shares that no constraint of the document or the layout system is behind.
NO_CONSTRAINT = {"margin", "safeArea", "readableContent", "baseline", "guide", "keyboard", "alignmentInsets",
                 "scrollPosition", "rounding", "frame"}
SECONDS = 60


class Tool:
    """The tool that is tried."""

    def __init__(self, path):
        self.path = path

    def frames(self, document, device):
        """The scenes of a document as `frames` solves them on a device; none where it cannot."""
        output = self.run(["frames", *device, document]).stdout
        answer = json.loads(output) if output else {"scenes": []}
        return answer["scenes"]

    def why(self, document, scene, view, device, edge=None):
        """The answer of `why` for a view of a scene, or its error as a text."""
        query = view if edge is None else f"{view}.{edge}"
        result = self.run(["why", document, query, "--scene", scene, *device, "--format", "json"])
        if result.returncode != 0:
            return result.stderr.strip() or f"exit code {result.returncode}"
        return json.loads(result.stdout)["explanations"][0]["edges"]

    def run(self, arguments):
        """Runs the tool to its end."""
        return subprocess.run([self.path, *arguments], capture_output=True, text=True, timeout=SECONDS, check=False)


class Trial:
    """An edge of a view that was explained, with what is wrong with the explanation."""

    def __init__(self, tool, document, scene, view, edge, device):
        self.tool, self.document, self.scene = tool, document, scene
        self.view, self.edge, self.device = view, edge, device
        self.faults = []
        # The sort of explanation, for the counts.
        self.sort = "not explained"
        # Whether the layout without the first constraint was tried on a copy of the document, and was as predicted.
        self.was_edited = self.was_predicted = False
        # Whether constraints leave the parts of the frame open that `frames` calls ambiguous.
        self.is_open_as_listed = True

    def __str__(self):
        return f"{self.document} {self.view}.{self.edge} ({self.scene}, {' '.join(self.device[1::2])})"

    def run(self, frame, copy):
        """Explains the edge and looks for faults; `frame` is what `frames` says, `copy` a path for an edited copy."""
        answer = self.tool.why(self.document, self.scene, self.view, self.device, self.edge)
        if isinstance(answer, str):
            self.faults.append(f"is refused: {answer}")
            return
        if len(answer) != 1:
            self.faults.append("is not explained")
            return
        self.check_sums(answer[0])
        self.check_frame(frame)
        self.check_first(answer[0], copy)

    def check_sums(self, edge):
        """The shares add up to the value, in the root's and in the superview's coordinates."""
        for value, points in [("value", "points"), ("valueInSuperview", "pointsInSuperview")]:
            if edge[value] is None:
                continue
            total = sum(share[points] for share in edge["shares"])
            if abs(total - edge[value]) > SAME + SAME / 2 * len(edge["shares"]):
                self.faults.append(f"{points} add up to {total:.6f}, not to {edge[value]:.6f}")

    def check_frame(self, frame):
        """The four parts of the frame are those that `frames` prints."""
        answer = self.tool.why(self.document, self.scene, self.view, self.device)
        if isinstance(answer, str):
            self.faults.append(f"its frame is refused: {answer}")
            return
        values = [part["value" if part["valueInSuperview"] is None else "valueInSuperview"] for part in answer]
        if len(values) != 4 or any(abs(a - b) > 2 * SAME for a, b in zip(values, frame["frame"])):
            self.faults.append(f"its frame is {values}, not {frame['frame']}")
        for part in answer:
            self.check_sums(part)
        ranges = [part["range" if part["valueInSuperview"] is None else "rangeInSuperview"] for part in answer]
        found = {part["edge"] for part, ends in zip(answer, ranges) if ends is not None}
        self.is_open_as_listed = found == set(frame["ambiguous"]) - {"contentWidth", "contentHeight"}

    def check_first(self, edge, copy):
        """Without the first constraint, and those that hold the edge as well, it moves or is open."""
        named = [share for share in edge["shares"] if share["kind"] not in NO_CONSTRAINT]
        if any(share["kind"] == "frame" for share in edge["shares"]):
            self.faults.append("its frame is not that of its constraints")
        if edge["range"] is not None:
            self.check_open(edge)
            return
        if edge["removal"] is None:
            self.sort = "at the root's origin"
            if named:
                self.faults.append("no constraint moves it when it goes")
            return
        removed = edge["removal"]["of"]
        self.sort = "held by one constraint" if len(removed) == 1 else "held by several constraints"
        if key(removed[0]) != key(named[0]):
            self.faults.append(f"the first share is of {named[0]['words']}, the removal of {removed[0]['words']}")
        exact = exact_value(edge)
        without = edge["removal"]["value"]
        if edge["removal"]["range"] is None and abs(without - exact) <= STILL:
            self.faults.append("does not move without its first constraint")
        if all(cause["kind"] == "constraint" and cause["id"] for cause in removed):
            self.check_copy(edge, [cause["id"] for cause in removed], copy)

    def check_open(self, edge):
        """An open edge lies between its ends."""
        self.sort = "open"
        low, high = edge["range"]
        value = exact_value(edge)
        if (low is not None and value < low - SAME * 2) or (high is not None and value > high + SAME * 2):
            self.faults.append(f"{value} is not in {edge['range']}")

    def check_copy(self, edge, ids, copy):
        """The edge moves, or is open, in a copy of the document without the constraints."""
        with open(self.document, encoding="utf-8", newline="") as file:
            text = file.read()
        for identity in ids:
            text, count = re.subn(
                rf'<constraint\b[^>]*\bid="{re.escape(identity)}"[^>]*?(/>|>.*?</constraint>)', "", text, flags=re.DOTALL)
            if count != 1:
                return
        with open(copy, "w", encoding="utf-8", newline="") as file:
            file.write(text)
        answer = self.tool.why(copy, self.scene, self.view, self.device, self.edge)
        if isinstance(answer, str) or len(answer) != 1:
            self.faults.append("is not explained in a copy without the first constraint")
            return
        self.was_edited = True
        changed = answer[0]
        is_open = changed["range"] is not None
        moves = abs(exact_value(changed) - exact_value(edge)) > STILL
        if not is_open and not moves:
            self.faults.append("does not move in a copy without the first constraint")
        removal = edge["removal"]
        self.was_predicted = is_open if removal["range"] is not None else (
            not is_open and abs(exact_value(changed) - removal["value"]) <= 0.01)


def key(cause):
    """What tells one cause from another."""
    return cause["kind"], cause["id"], cause["words"]


def exact_value(edge):
    """The value in the root's coordinates before rounding to pixels."""
    return edge["value"] - sum(share["points"] for share in edge["shares"] if share["kind"] in ("rounding", "frame"))

"""Tests that a trial fails where it must: what the tool answers is made up, one fault at a time."""

import copy
import tempfile
import unittest

from trials import Trial

CONSTRAINT = {"kind": "constraint", "words": "label.top = view.top + 8", "id": "c1", "place": "A.xib:3"}
MARGIN = {"kind": "margin", "words": "the layout margins at the top of view", "id": "v", "place": "A.xib:1"}
FRAME = {"frame": [0, 16, 0, 0], "ambiguous": []}


def share(cause, points):
    """A share of one size in both spaces."""
    return {**cause, "constant": points, "factor": 1, "factorInSuperview": 1, "points": points,
            "pointsInSuperview": points}


def edge(name="top", value=16, points=(8, 8), **changes):
    """An edge as the tool explains it."""
    return {"edge": name, "value": value, "valueInSuperview": value, "range": None, "rangeInSuperview": None,
            "shares": [share(CONSTRAINT, points[0]), share(MARGIN, points[1])],
            "removal": {"of": [CONSTRAINT], "value": 0, "range": None}, **changes}


class MadeUp:
    """A tool that answers with one edge, with another for a copy of the document, and with a frame."""

    def __init__(self, answer, changed=None, frame=(0, 16, 0, 0)):
        self.answer = answer
        self.changed = changed or edge(value=0, points=(0, 0))
        self.frame = frame

    def why(self, document, _scene, _view, _device, name=None):
        """The answer."""
        if name is not None:
            return [copy.deepcopy(self.answer if document.endswith("A.xib") else self.changed)]
        names = ["minX", "minY", "width", "height"]
        return [edge(part, value, (value, 0)) for part, value in zip(names, self.frame)]


class TrialTests(unittest.TestCase):
    """Each property fails where it must."""

    def faults(self, tool, name="top"):
        """The faults of a trial of an edge of a small document."""
        with tempfile.TemporaryDirectory() as folder:
            with open(f"{folder}/A.xib", "w", encoding="utf-8") as file:
                file.write('<view><constraint firstItem="a" id="c1"/></view>')
            trial = Trial(tool, f"{folder}/A.xib", "s", "a", name, ["--device", "d"])
            trial.run(FRAME, f"{folder}/Copy.xib")
            return trial, " ".join(trial.faults)

    def test_a_good_answer(self):
        """Nothing is wrong, and a copy was tried."""
        trial, faults = self.faults(MadeUp(edge()))
        self.assertEqual(faults, "")
        self.assertTrue(trial.was_edited and trial.was_predicted)
        self.assertEqual(trial.sort, "held by one constraint")

    def test_faults(self):
        """Sums, frames, removals and ends that are wrong."""
        still = {"of": [CONSTRAINT], "value": 16, "range": None}
        other = {"of": [MARGIN], "value": 0, "range": None}
        for tool, fault in [
                (MadeUp(edge(points=(8, 9))), "points add up to 17.000000, not to 16.000000"),
                (MadeUp(edge(), frame=(0, 17, 0, 0)), "its frame is"),
                (MadeUp(edge(removal=still)), "does not move without its first constraint"),
                (MadeUp(edge(), changed=edge()), "does not move in a copy"),
                (MadeUp(edge(removal=other)), "the first share is of label.top"),
                (MadeUp(edge(removal=None)), "no constraint moves it"),
                (MadeUp(edge(range=[20, None])), "is not in [20, None]")]:
            self.assertIn(fault, self.faults(tool)[1])

    def test_refusals(self):
        """An answer that is an error."""
        tool = MadeUp(edge())
        tool.why = lambda *_: "error: no such view"
        self.assertIn("is refused", self.faults(tool)[1])


if __name__ == "__main__":
    unittest.main()

"""Tests that each property fails where it must: answers of the tool are doctored, one fault at a time."""

import json
import os
import random
import struct
import tempfile
import unittest
import zlib

from answers import Refused, Run, strict
from documents import DocumentMaker
from equations import Equations, violation
from markup import parse
from mutations import Mutator
from pictures import SIGNATURE, Previewer, fault_of
from properties import Configuration, Examiner, Tally
from shrinking import Shrinker

NAME = "a.xib"
TOO_LARGE = "cannot write pictures/a.png: cannot draw a picture of 9.0 × 90000.0 points at scale 1.0: choose a smaller scale"
DEVICE = Configuration(["--device", "retina4_7", "--orientation", "portrait"], {"retina4_7": 2})
DOCUMENT = b"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
<objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
<subviews>
<view id="a"><subviews><label id="c"/></subviews></view>
<view id="b"/>
</subviews>
<constraints>
<constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="k1"/>
<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" id="k2"/>
<constraint firstItem="c" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="0.5" id="k3"/>
<constraint firstItem="b" firstAttribute="width" relation="lessThanOrEqual" constant="80" id="k4"/>
<constraint firstItem="b" firstAttribute="height" constant="1" priority="999" id="k5"/>
<constraint firstItem="c" firstAttribute="top" secondItem="b" secondAttribute="top" constant="-18" id="k6"/>
</constraints>
</view></objects></document>
"""
ROOT = parse(DOCUMENT)


def answer(views=None, guides=None, conflicts=()):
    """Returns a line of frames in which every equation holds, but for what is passed."""
    frames = {"root": [0, 0, 375, 667], "a": [10, 20, 100, 50], "c": [5, 40, 40, 20], "b": [30, 78, 80, 30]}
    frames.update(views or {})
    scene = {
        "scene": None, "root": "root", "device": "retina4_7", "orientation": "portrait", "size": [375, 667],
        "views": {name: {"frame": frame, "ambiguous": []} for name, frame in frames.items()},
        "guides": {name: {"frame": frame} for name, frame in (guides or {}).items()}, "conflicts": list(conflicts),
    }
    return json.dumps({"document": NAME, "error": None, "scenes": [scene]}, separators=(",", ":")) + "\n"


class DoctoredTool:
    """Answers what it is given in place of a tool."""

    def __init__(self, **runs):
        self.runs = runs

    def run(self, arguments, folder, documents=1):
        """Returns the run of a command, or another one where one process is asked for."""
        command = arguments[0]
        is_alone = arguments[arguments.index("--jobs") + 1] == "1"
        return self.runs[command + "_alone" if is_alone and command + "_alone" in self.runs else command]


def kinds(commands, configuration=DEVICE, root=ROOT, **runs):
    """Returns the kinds of the failures that doctored runs bring."""
    examiner = Examiner(DoctoredTool(**runs), commands.split(","), "/")
    return {failure.kind for failure in examiner.examine({NAME: root}, configuration)}


class AnswerTests(unittest.TestCase):
    """Properties of frames and findings."""

    def frames(self, output, status=0, errors="", **more):
        """Returns the kinds of failures of frames."""
        return kinds("frames", frames=Run(status, output, errors), **more)

    def check(self, output, status, errors="", frames=None):
        """Returns the kinds of failures of findings, and of frames."""
        return kinds("frames,check", frames=frames or Run(0, answer(), ""), check=Run(status, output, errors))

    def test_what_is_right_passes(self):
        self.assertEqual(self.frames(answer()), set())
        self.assertEqual(self.check(f"{NAME}:1:2: warning: a. B [ambiguous-layout]\n", 0), set())
        self.assertEqual(self.check(f"{NAME}:1:2: error: a. B [conflicting-constraints]\n", 1), set())

    def test_unreadable_documents_pass(self):
        message = f"{NAME}: error: is no XML"
        line = json.dumps({"document": NAME, "error": message, "scenes": []}) + "\n"
        failed = Run(2, line.replace('": ', '":'), message + "\n")
        self.assertEqual(self.check("", 2, message + "\n", frames=failed), set())

    def test_crashes_and_hangs(self):
        self.assertEqual(self.frames("", -4), {"crash"})
        self.assertEqual(self.frames("", 139), {"crash"})
        ended = f"{NAME}: error: the process that laid it out ended unexpectedly; please report it\n"
        self.assertEqual(self.frames(answer(), 2, ended), {"crash"})
        late = f"{NAME}:1:1: error: takes more than 20 s of processor time; permit more with --timeout, 0 for any\n"
        self.assertEqual(self.frames(answer(), 2, late), {"hang"})
        self.assertEqual(kinds("frames", frames=Run(-9, "", "", is_hung=True)), {"hang"})

    def test_raw_characters(self):
        for character in "\x07", "\x1b", "\x7f", "\x9b", "\u202e", "\u2067", "\u200f", "\u2028":
            line = f"{NAME}:1:2: warning: a{character}. B [ambiguous-layout]\n"
            self.assertEqual(self.check(line, 0), {"raw characters"}, ascii(character))
            self.assertEqual(self.frames(answer(), errors=f"{NAME}:1:2: warning: {character}\n"), {"raw characters"})

    def test_exit_codes(self):
        self.assertEqual(self.frames(answer(), 2), {"exit code"})
        self.assertEqual(self.check(f"{NAME}:1:2: error: a. B [conflicting-constraints]\n", 0), {"exit code"})
        self.assertEqual(self.check("", 1), {"exit code"})

    def test_agreement(self):
        self.assertIn("agreement", self.check("", 2, f"{NAME}: error: is no XML\n"))

    def test_lines_of_findings(self):
        for line in ("a.xib: what", "a.xib:1:2: error: a", "a.xib:1:2: error: a. B [unheard-of]", "what"):
            self.assertIn("format", self.check(line + "\n", 0), line)

    def test_the_same_bytes(self):
        other = answer({"b": [30, 78, 80, 31]})
        self.assertEqual(self.frames(answer(), frames_alone=Run(0, other, "")), {"same bytes"})
        self.assertEqual(self.frames(answer(), frames_alone=Run(0, answer(), "more\na.xib: b\n")), {"same bytes"})

    def test_strict_json(self):
        for text in ('{"a":1,"a":2}', '{"a":NaN}', "[1,]", '{"a":Infinity}', '"\t"', ""):
            self.assertRaises(Refused, strict, text)
        self.assertEqual(self.frames(answer().replace("375,667", "null,667", 1)), {"format"})
        self.assertEqual(self.frames(answer().replace('"guides"', '"guide"')), {"format"})
        self.assertEqual(self.frames(answer().replace('"a":', '"b":')), {"format"})

    def test_negative_extents(self):
        self.assertEqual(self.frames(answer({"new": [0, 0, -1, 5]})), {"negative extent"})
        guide = Run(0, answer(guides={"guide": [0, 0, 5, -0.5]}), "")
        self.assertEqual(self.check("", 0, frames=guide), {"negative extent"})
        self.assertEqual(self.check(f"{NAME}:1:2: note: guide. B [negative-extent]\n", 0, frames=guide), set())


class EquationTests(unittest.TestCase):
    """The independent evaluation of constraints."""

    def test_each_equation_can_fail(self):
        for views in (
                {"a": [11, 20, 100, 50]}, {"b": [30, 80, 80, 30]}, {"c": [5, 40, 42, 20]},
                {"b": [30, 78, 90, 30], "c": [5, 40, 45, 20]}, {"c": [5, 44, 40, 20]}):
            self.assertEqual(kinds("frames", frames=Run(0, answer(views), "")), {"equations"}, views)

    def test_all_required_ones_are_judged(self):
        tally = Tally()
        Examiner(DoctoredTool(frames=Run(0, answer(), "")), ["frames"], "/", tally).examine({NAME: ROOT}, DEVICE)
        self.assertEqual(tally.equations, 5)

    def test_rounding_and_conflicts_excuse(self):
        self.assertEqual(kinds("frames", frames=Run(0, answer({"a": [10.5, 20, 100, 50]}), "")), set())
        conflicts = [{"constraints": ["k1"], "broken": ["k1"]}]
        self.assertEqual(kinds("frames", frames=Run(0, answer({"a": [99, 20, 100, 50]}, None, conflicts), "")), set())

    def test_what_cannot_be_judged_is_skipped(self):
        for old, new in ((b'id="k1"', b'placeholder="YES" id="k1"'), (b"<label", b'<label id="a"/><label'),
                         (b'"leading" secondItem', b'"leadingMargin" secondItem'),
                         (b'<view id="root"', b'<view id="root" semanticContentAttribute="spatial"'),
                         (b'<view id="b"/>', b'<view id="b"><subviews><view id="a"/></subviews></view>')):
            root = parse(DOCUMENT.replace(old, new))
            self.assertEqual(
                kinds("frames", root=root, frames=Run(0, answer({"a": [99, 20, 100, 50]}), "")), set(), new)

    def test_autoresized_views_may_be_placed_empty(self):
        placed = json.loads(answer({"a": [10, 20, 100, 0]}))["scenes"][0]
        self.assertEqual(Equations(ROOT).violations(placed, 2, set(), False)[1], [])
        constrained = b'<view id="a" translatesAutoresizingMaskIntoConstraints="NO"'
        root = parse(DOCUMENT.replace(b'<view id="a"', constrained))
        self.assertEqual(Equations(root).violations(placed, 2, set(), False)[1], ["k2 is off by 50 points"])

    def test_safe_areas_are_not_rounded(self):
        data = DOCUMENT.replace(b"<constraints>", b'<viewLayoutGuide key="safeArea" id="s"/><constraints>')
        root = parse(data.replace(b'secondItem="root"', b'secondItem="s"'))
        scene = json.loads(answer(guides={"s": [4, 20, 367, 600]}))["scenes"][0]
        self.assertEqual(Equations(root).violations(scene, 2, set(), False)[1], ["k1 is off by -4 points"])

    def test_relations(self):
        constraint = next(element for element in ROOT.walk() if element.get("id") == "k4")
        self.assertIsNone(violation(constraint, [(79, 1)], 2))
        self.assertIsNotNone(violation(constraint, [(81, 1)], 2))


class PictureTests(unittest.TestCase):
    """Pictures as whole files."""

    def chunk(self, name, body):
        """Returns a chunk of a PNG file."""
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    def test_files(self):
        whole = SIGNATURE + self.chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0)) + self.chunk(b"IEND", b"")
        empty = whole.replace(struct.pack(">II", 1, 1), struct.pack(">II", 0, 1))
        damaged = [whole[:-1], whole[:-12], b"", empty]
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a.png")
            for data in [whole, *damaged]:
                with open(path, "wb") as file:
                    file.write(data)
                self.assertEqual(fault_of(path) is None, data is whole)

    def test_paths(self):
        with tempfile.TemporaryDirectory() as folder:
            for run, kind in (
                    (Run(-11, "", ""), "crash"), (Run(0, "", ""), "format"),
                    (Run(1, "", "a.xib: error: x\n"), "exit code"),
                    (Run(2, "", "a.xib:1:2: error: x. Y [unusable-constraint]\n"), "exit code")):
                previewer = Previewer(DoctoredTool(preview=run), folder, Tally())
                self.assertEqual([failure.kind for failure in previewer.examine(NAME, ["--jobs", "2"])], [kind])
            for line in "a.xib: error: x", "a.xib:1:2: error: x", "a.xib: nothing to draw", TOO_LARGE:
                previewer = Previewer(DoctoredTool(preview=Run(2, "", line + "\n")), folder, Tally())
                self.assertEqual(previewer.examine(NAME, ["--jobs", "2"]), [], line)


class MakerTests(unittest.TestCase):
    """Documents from seeds, and the smallest that fails."""

    def test_seeds_are_repeated(self):
        def make(seed):
            root = DocumentMaker(random.Random(seed)).make()
            return root.text(), Mutator(random.Random(seed)).mutate(root)

        self.assertEqual(make("1/2"), make("1/2"))
        self.assertNotEqual(make("1/2"), make("1/3"))

    def test_made_documents_are_xml(self):
        for seed in range(50):
            self.assertIsNotNone(parse(DocumentMaker(random.Random(seed)).make().text().encode()))

    def test_the_smallest_document(self):
        def fails(data):
            root = parse(data)
            return root is not None and any(element.get("text") == "bad" for element in root.walk())

        root = parse(DOCUMENT.replace(b'<label id="c"/>', b'<label id="c" text="bad"/>'))
        small = Shrinker(fails).shrink_tree(root)
        self.assertEqual([element.attributes for element in small.walk() if element.attributes], [{"text": "bad"}])
        self.assertEqual(Shrinker(lambda data: b"<&" in data).shrink_bytes(b"abc<&def"), b"<&")


if __name__ == "__main__":
    unittest.main()

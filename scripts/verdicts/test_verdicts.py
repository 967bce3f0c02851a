"""Tests of what is compared with Interface Builder's verdicts, on documents written for them."""

import unittest
import xml.etree.ElementTree as ET

from documents import SavedDocument
from figures import Table, judged

PLACE = '<constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" {} id="c"/>'


def document(marks="", x=20, constraint=PLACE.format('constant="20"'), attributes="", around='<view id="root">'):
    """A document with a view `a` at a distance from the left edge of its superview, of 300 points."""
    end = around.split()[0].replace("<", "</") + ">"
    return SavedDocument(f"""
        <document targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>{around}
        <rect key="frame" x="7" y="0" width="300" height="100"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" {marks} {attributes} id="a">
        <rect key="frame" x="{x}" y="0" width="50" height="50"/></view></subviews>
        <constraints>{constraint}</constraints>{end}</objects></document>""")


def solved(frame, *ambiguous):
    """What the tool says of a view."""
    return {"frame": frame, "ambiguous": list(ambiguous)}


class DocumentTests(unittest.TestCase):
    """What is read from documents."""

    def test_marks(self):
        """Marks are read, and handed out with none."""
        saved = document('misplaced="YES"')
        self.assertEqual(saved.views["a"].verdicts, {"misplaced": True, "ambiguous": False})
        self.assertTrue(saved.has_verdicts)
        copy = SavedDocument(saved.without_verdicts())
        self.assertFalse(copy.has_verdicts)
        self.assertEqual(copy.views["a"].frame, [20, 0, 50, 50])

    def test_other_documents(self):
        """Documents for macOS, and without Auto Layout, are not compared."""
        for attributes in ('targetRuntime="MacOSX.Cocoa" useAutolayout="YES"', 'targetRuntime="iOS.CocoaTouch"'):
            self.assertFalse(SavedDocument(f"<document {attributes}/>").is_comparable)
        self.assertTrue(document().is_comparable)
        with self.assertRaises(ET.ParseError):
            SavedDocument("<document>")

    def test_contradictions(self):
        """A view without a mask at another place than a required equation says contradicts its document."""
        self.assertEqual(document().contradictions(), [])
        self.assertEqual(document(x=21).contradictions(), [])
        self.assertEqual(document(x=24).contradictions(), ["a"])
        trailing = PLACE.replace("leading", "trailing").format('constant="-20"')
        self.assertEqual(document(x=230, constraint=trailing).contradictions(), [])
        self.assertEqual(document(x=20, constraint=trailing).contradictions(), ["a"])

    def test_no_contradictions(self):
        """Marked views, hidden ones, rows, and what more than an equation decides say nothing."""
        for marks in ('misplaced="YES"', 'ambiguous="YES"', 'hidden="YES"'):
            self.assertEqual(document(marks, x=24).contradictions(), [])
        for more in ('priority="999"', 'relation="lessThanOrEqual"', 'placeholder="YES"', 'multiplier="2"'):
            self.assertEqual(document(x=24, constraint=PLACE.format(more)).contradictions(), [])
        varied = PLACE.format("").replace("/>", '><variation key="default" constant="24"/></constraint>')
        self.assertEqual(document(x=24, constraint=varied).contradictions(), [])
        self.assertEqual(document(x=24, around='<tableViewCellContentView id="root">').contradictions(), [])
        margin = PLACE.format("").replace('secondAttribute="leading"', 'secondAttribute="leadingMargin"')
        self.assertEqual(document(x=24, constraint=margin).contradictions(), [])


class FigureTests(unittest.TestCase):
    """What is said of views, and counted."""

    def test_verdicts(self):
        """A view is misplaced where its frame differs by more than a point and is not open."""
        view = document().views["a"]
        none = {"misplaced": False, "ambiguous": False}
        self.assertEqual(judged(view, None), none)
        self.assertEqual(judged(view, solved([21, 0, 50, 50])), none)
        self.assertEqual(judged(view, solved([21.1, 0, 50, 50])), {"misplaced": True, "ambiguous": False})
        self.assertEqual(judged(view, solved([30, 0, 50, 50], "minX")), {"misplaced": False, "ambiguous": True})
        self.assertEqual(judged(view, solved([30, 0, 50, 50], "contentWidth")), {"misplaced": True, "ambiguous": True})

    def test_views_with_masks(self):
        """A view that its mask places is not misplaced."""
        self.assertFalse(judged(document().views["root"], solved([0, 0, 9, 9]))["misplaced"])

    def test_shares(self):
        """Shares count views; means count repositories that have any."""
        table = Table()
        for repository, saved, said in [("one", True, True), ("one", True, False), ("one", False, True), ("two", True, True),
                                        ("three", False, False)]:
            table.rows[repository].add(saved, said)
        self.assertEqual((table.total.precision, table.total.recall), (2 / 3, 2 / 3))
        self.assertEqual(table.mean(lambda row: row.precision), (0.75, 2))
        self.assertEqual(table.mean(lambda row: row.recall), (0.75, 2))
        self.assertEqual(Table().mean(lambda row: row.recall), (None, 0))


if __name__ == "__main__":
    unittest.main()

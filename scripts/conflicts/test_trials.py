"""Tests that a trial fails where it must: what the tool answers is made up, one fault at a time."""

import random
import unittest
import xml.etree.ElementTree as ET

import exact
from making import KINDS, ConflictMaker
from scenes import ROOT, SAFE_AREA, Scene
from trials import Conflict, Trial


def finding(next_step, *members):
    """A finding about a conflict; members without an id are the layout system's."""
    return {"nextStep": next_step, "constraints": [
        {"id": one if one.startswith("c") else None, "phrase": f"phrase of {one}"} for one in members]}


def conflict(*members, step="Remove view.width = 9 (c1)"):
    """A conflict as the tool reports it."""
    return Conflict(finding(step, *members))


def widths():
    """A scene with three widths of one view."""
    scene = Scene()
    view = scene.add("a")
    for width in (10, 20, 30):
        scene.constrain(view, "width", constant=width)
    return scene


class ConflictTests(unittest.TestCase):
    """What is read from findings."""

    def test_edits(self):
        """Edits that findings name are understood."""
        for step, repair in [
                ("Remove view (old).width = 9 (c12)", ("remove", "c12")),
                ("Lower the priority of view.width = 9 (c2) to 999", ("lower", "c2")),
                ("Lower the priority of view.width = 9 (c2) to 999, so that it fits (really)", ("lower", "c2")),
                ("Lower the hugging or compression resistance priority of label (a) below 1000; so", ("soften", "a")),
                ("Remove one of them or lower its priority below 1000", None)]:
            self.assertEqual(Conflict(finding(step)).repair, repair)

    def test_members(self):
        """Members of the layout system count, and are none of the document's."""
        one = conflict("c1", "c2", "system")
        self.assertEqual(one.ids, {"c1", "c2"})
        self.assertEqual(len(one.members), 3)


class TrialTests(unittest.TestCase):
    """What a trial says of answers."""

    def setUp(self):
        """A conflict of the first two widths, and answers that show nothing wrong.

        The variants are: the members alone, without the first, without the second; the scene without the first, without
        the second; the scene with the repair.
        """
        self.whole = conflict("c1", "c2")
        self.trial = Trial(widths(), self.whole, [self.whole, conflict("c1", "c3")])
        self.answers = [[self.whole], [], [], [conflict("c2", "c3")], [conflict("c1", "c3")], [conflict("c1", "c3")]]

    def faults(self, number, answer):
        """The faults where one answer is another one."""
        answers = list(self.answers)
        answers[number] = answer
        return self.trial.faults(answers)

    def test_nothing_wrong(self):
        """The answers fit the variants, and show nothing wrong."""
        self.assertEqual(len(self.trial.variants), len(self.answers))
        self.assertEqual(self.trial.faults(self.answers), [])

    def test_reducible(self):
        """A set that conflicts without one of its members is reducible, alone or among others."""
        self.assertEqual(self.faults(0, []), ["the members alone are no conflict"])
        self.assertEqual(self.faults(0, [conflict("c1", "system")]), [])
        self.assertEqual(self.faults(1, [conflict("c2")]), ["without c1 the other members are a conflict"])
        self.assertEqual(self.faults(4, [conflict("c1")]), ["without c2 the other members are a conflict"])
        self.assertEqual(self.faults(1, [conflict("c2", "another")]), [])

    def test_repairs(self):
        """A repair ends the conflict, makes no other one, and no other edit leaves fewer."""
        self.assertEqual(self.faults(5, [self.whole]), ["the repair does not end the conflict"])
        self.assertEqual(self.faults(5, [conflict("c2", "c3")]), [
            "the repair leaves 1 conflicts, 1 of them new; another edit 1, 0 of them new"])
        self.assertEqual(self.faults(4, []), [
            "the repair leaves 1 conflicts, 0 of them new; another edit 0, 0 of them new"])

    def test_repairs_of_others(self):
        """A repair edits a member, and is named."""
        for step, fault in [("Remove view.width = 30 (c3)", "the repair edits no member"),
                            ("Think", "no repair is named")]:
            trial = Trial(widths(), conflict("c1", "c2", step=step), [self.whole, conflict("c1", "c3")])
            self.assertEqual(trial.faults(self.answers), [fault])


class ArithmeticTests(unittest.TestCase):
    """What exact arithmetic says of constraints."""

    def test_equations(self):
        """Edges, centre and extent of a view decide one another."""
        scene = Scene()
        view = scene.add("a")
        names = [scene.constrain(view, "centerX", ROOT), scene.constrain(view, "width", constant=75),
                 scene.constrain(view, "leading", ROOT, constant=150), scene.constrain(view, "trailing", ROOT, constant=-149)]
        self.assertTrue(exact.can_hold(exact.rows(scene, names[:3])))
        self.assertFalse(exact.can_hold(exact.rows(scene, names)))
        self.assertTrue(exact.can_hold(exact.rows(scene, names[2:])))

    def test_inequalities(self):
        """Limits leave room, or do not; a multiplier counts."""
        scene = Scene()
        view = scene.add("a")
        least = scene.constrain(view, "width", constant=90, relation="greaterThanOrEqual")
        ratio = scene.constrain(view, "width", view, "height", multiplier="3:2")
        most = scene.constrain(view, "height", constant=60, relation="lessThanOrEqual")
        less = scene.constrain(view, "height", constant=59, relation="lessThanOrEqual")
        self.assertTrue(exact.can_hold(exact.rows(scene, [least, ratio, most])))
        self.assertFalse(exact.can_hold(exact.rows(scene, [least, ratio, less])))

    def test_other_objects(self):
        """Nothing is said of guides, margins, priorities and views in other views."""
        scene = Scene()
        scene.add("b", into=scene.add("a"))
        for name in [scene.constrain("a", "top", SAFE_AREA), scene.constrain("a", "leading", ROOT, "leadingMargin"),
                     scene.constrain("a", "width", constant=9, priority=750), scene.constrain("b", "width", constant=9)]:
            self.assertIsNone(exact.rows(scene, [name]))

    def test_sets(self):
        """A set that can hold, or that is too large, is a fault, whatever the tool answers."""
        scene = widths()
        for members, fault in [(["c1"], "the members can hold, by arithmetic"),
                               (["c1", "c2", "c3"], "without c1 the others cannot hold, by arithmetic")]:
            self.assertIn(fault, Trial(scene, conflict(*members), []).faults_by_arithmetic())
        self.assertEqual(Trial(scene, conflict("c1", "c2"), []).faults_by_arithmetic(), [])


class SceneTests(unittest.TestCase):
    """Variants of scenes, and random ones."""

    def test_variants(self):
        """A variant has other constraints; the scene keeps its own."""
        scene = widths()
        self.assertEqual(list(scene.keeping(["c2"]).constraints), ["c2"])
        self.assertEqual(list(scene.without(["c2"]).constraints), ["c1", "c3"])
        self.assertIn(b'priority="999"', scene.lowering("c2").document())
        self.assertNotIn(b"priority", scene.document())

    def test_lists_keep_their_room(self):
        """What gives a table its room stays."""
        scene = Scene()
        content = scene.row("table", 44)
        scene.constrain(scene.add("a", into=content), "top", content, holder=content)
        self.assertEqual(len(scene.keeping([]).constraints), 4)

    def test_softening(self):
        """Content gives way; views of no firm priority stay as they are."""
        scene = Scene()
        scene.add("a", tag="label", horizontalHuggingPriority="1000", verticalHuggingPriority="251")
        label = ET.fromstring(scene.softening("a").document()).find(".//label")
        self.assertEqual((label.get("horizontalHuggingPriority"), label.get("verticalHuggingPriority")), ("999", "251"))

    def test_seeds(self):
        """The same seed makes the same scenes, of every kind."""
        first, second = ([maker.make() for _ in range(200)]
                         for maker in (ConflictMaker(random.Random(3)), ConflictMaker(random.Random(3))))
        self.assertEqual([scene.document() for _, scene in first], [scene.document() for _, scene in second])
        self.assertEqual({kind for kind, _ in first}, set(KINDS))
        self.assertTrue(all(scene.constraints and ROOT in scene.views for _, scene in first))


if __name__ == "__main__":
    unittest.main()

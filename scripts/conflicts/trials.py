"""What must hold of conflicts and their repairs, tried by solving: `ratite` lays out every variant of a scene."""

import json
import os
import re
import subprocess

import exact
import scenes

CONFIGURATION = ["--device", scenes.DEVICE, "--orientation", "portrait"]
RULE = "conflicting-constraints"
# The edits that findings name, each with the object it is of.
EDITS = {
    "remove": re.compile(r"Remove .*\(([^()\s]+)\)$"),
    "lower": re.compile(r"Lower the priority of .*\(([^()\s]+)\) to 999\b"),
    "soften": re.compile(r"Lower the hugging or compression resistance priority of .*\(([^()\s]+)\) below 1000\b"),
}
# The documents of one call of the tool, and the time limit for one of them, in seconds.
BATCH = 200
SECONDS = 20


class Tool:
    """The tool that is tried, with a folder for documents."""

    def __init__(self, path, folder):
        self.path = path
        self.folder = folder

    def conflicts(self, variants):
        """The conflicts of scenes: a list for each."""
        return [[Conflict(finding) for finding in findings] for findings in self.findings(variants)]

    def solved(self, variants):
        """The conflicts of scenes as `frames` says: a list for each, of sets of the document's constraints."""
        found = []
        for start in range(0, len(variants), BATCH):
            paths = self.write(variants[start:start + BATCH])
            for line in self.run(["frames", *CONFIGURATION, *paths]).splitlines():
                answer = json.loads(line)
                assert answer["error"] is None, answer["error"]
                found.append([frozenset(conflict["constraints"])
                              for scene in answer["scenes"] for conflict in scene["conflicts"]])
        assert len(found) == len(variants), "frames answered for other documents than it was given"
        return found

    def findings(self, variants):
        """The findings of `check` about conflicts: a list for each scene."""
        found = []
        for start in range(0, len(variants), BATCH):
            paths = self.write(variants[start:start + BATCH])
            report = json.loads(self.run(["check", "--notes", "--format", "json", "--no-config", *CONFIGURATION, *paths]))
            found += [[finding for finding in document["findings"] if finding["rule"] == RULE]
                      for document in report["documents"]]
        assert len(found) == len(variants), "check answered for other documents than it was given"
        return found

    def write(self, variants):
        """Writes scenes as documents; returns their paths."""
        paths = []
        for number, scene in enumerate(variants):
            paths.append(os.path.join(self.folder, f"{number:03}.storyboard"))
            with open(paths[-1], "wb") as file:
                file.write(scene.document())
        return paths

    def run(self, arguments):
        """The output of the tool."""
        done = subprocess.run([self.path, *arguments], capture_output=True, text=True, timeout=SECONDS * BATCH)
        assert done.returncode in (0, 1), done.stderr
        return done.stdout


class Conflict:
    """What a finding says of a conflict."""

    def __init__(self, finding):
        """Reads a finding.

        The members of the document are ids. Those that the layout system makes have none: they are known by their
        words.
        """
        self.ids = frozenset(one["id"] for one in finding["constraints"] if one["id"] is not None)
        self.members = self.ids | {one["phrase"] for one in finding["constraints"] if one["id"] is None}
        self.repair = None
        for kind, pattern in EDITS.items():
            if match := pattern.match(finding["nextStep"]):
                self.repair = kind, match.group(1)

    def repaired(self, scene):
        """A scene with the first repair; the scene itself where none is named."""
        kind, name = self.repair or (None, None)
        edits = {"remove": lambda: scene.without([name]), "lower": lambda: scene.lowering(name),
                 "soften": lambda: scene.softening(name)}
        return edits[kind]() if kind else scene


class Trial:
    """The variants of a scene that decide on one of its conflicts, and what they have to show."""

    def __init__(self, scene, conflict, before):
        self.scene = scene
        self.conflict = conflict
        self.before = {other.members for other in before}
        self.names = sorted(conflict.ids)
        self.variants = [
            scene.keeping(self.names),
            *(scene.keeping([one for one in self.names if one != name]) for name in self.names),
            *(scene.without([name]) for name in self.names),
            conflict.repaired(scene),
        ]

    def faults(self, answers):
        """What does not hold, from the conflicts of the variants."""
        answers = [[other.members for other in answer] for answer in answers]
        count, members = len(self.names), self.conflict.members
        alone, fewer, dropped, repaired = answers[0], answers[1:count + 1], answers[count + 1:-1], answers[-1]
        # Other members may be the layout system's: an extent that is not negative decides before a fixed one does.
        faults = [] if alone else ["the members alone are no conflict"]
        for name, others, all_others in zip(self.names, fewer, dropped):
            if any(other < members for other in others + all_others):
                faults.append(f"without {name} the other members are a conflict")
        return faults + self.faults_by_arithmetic() + self.faults_of_repair(dropped, repaired)

    @property
    def is_exact(self):
        """Whether the members are the document's alone, between plain views."""
        return self.conflict.ids == self.conflict.members and exact.rows(self.scene, self.names) is not None

    def faults_by_arithmetic(self):
        """What does not hold of the set where exact arithmetic can tell."""
        if not self.is_exact:
            return []
        faults = ["the members can hold, by arithmetic"] if exact.can_hold(exact.rows(self.scene, self.names)) else []
        for name in self.names:
            if not exact.can_hold(exact.rows(self.scene, [one for one in self.names if one != name])):
                faults.append(f"without {name} the others cannot hold, by arithmetic")
        return faults

    def faults_of_repair(self, dropped, repaired):
        """What does not hold of the repair: one edit that ends the conflict, and no edit of another member leaves fewer
        conflicts, or as many and fewer new ones."""
        if not self.conflict.repair:
            return ["no repair is named"]
        kind, name = self.conflict.repair
        faults = []
        if kind != "soften" and name not in self.conflict.ids:
            faults.append("the repair edits no member")
        if self.conflict.members in repaired:
            faults.append("the repair does not end the conflict")
        best = min(self.cost(left) for left in dropped)
        if self.cost(repaired) > best:
            faults.append("the repair leaves %d conflicts, %d of them new; another edit %d, %d of them new"
                          % (*self.cost(repaired), *best))
        return faults

    def cost(self, left):
        """How many conflicts are left, and how many of them there were not before."""
        return len(left), len(set(left) - self.before)

"""The scores of solved frames by repository, for scripts/fidelity.

A scorer is a Python program that knows the saved frames and hands out documents without them; it is no part of this
repository.
"""

import collections
import importlib.machinery
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

# The largest difference of an edge or an extent that counts as agreement, in points.
TOLERANCE = 1.01
# The fewest views that make a repository's share count in a mean.
FEWEST_VIEWS = 5
# The time limit for one document, in seconds.
SECONDS = 5
# The documents of one call of the tool.
BATCH = 200


def load(name, path):
    """A program as a module."""
    loader = importlib.machinery.SourceFileLoader(name, str(path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    sys.modules[name] = module
    loader.exec_module(module)
    return module


class Corpus:
    """Documents of a platform without the frames that layout decides, and the frames they had."""

    def __init__(self, scorer, roots, platform):
        self.scorer = scorer
        self.copies = tempfile.TemporaryDirectory()
        self.facts = []
        for root in roots:
            for path in sorted(scorer.documents(str(root), None)):
                try:
                    fact = scorer.Expected(path, str(root))
                except ET.ParseError:
                    continue
                if fact.usable and fact.views and fact.platform == platform:
                    fact.given = os.path.join(self.copies.name, fact.name)
                    fact.write_copy(fact.given)
                    self.facts.append(fact)

    def answers(self, ratite, options):
        """The answers of the tool by document."""
        answers = {}
        for start in range(0, len(self.facts), BATCH):
            paths = [fact.given for fact in self.facts[start:start + BATCH]]
            done = subprocess.run([ratite, "frames", *options, *paths], capture_output=True, text=True,
                                  timeout=SECONDS * len(paths))
            for line in done.stdout.splitlines():
                answer = json.loads(line)
                answers[answer["document"]] = answer
        return answers

    def hits(self, ratite, *options):
        """Whether each view agrees, by document and id, as the tool solves the documents."""
        answers = self.answers(ratite, options)
        hits = {}
        for fact in self.facts:
            solved = {}
            for scene in (answers.get(fact.given) or {}).get("scenes", []):
                solved.update(scene["views"])
            for name, (_, frame) in fact.views.items():
                hits[fact.name, name] = name in solved and all(
                    abs(one - other) <= TOLERANCE for one, other in zip(frame, solved[name]["frame"]))
        return hits


def repository(key):
    """The repository of a document's view."""
    return key[0].split(os.sep)[0]


def by_repository(hits):
    """The number of views that agree and the number of all, by repository."""
    shares = collections.defaultdict(lambda: [0, 0])
    for key, hit in hits.items():
        shares[repository(key)][0] += hit
        shares[repository(key)][1] += 1
    return dict(sorted(shares.items()))


def mean(hits):
    """The mean share of repositories with some views, in percent."""
    shares = [100 * hit / count for hit, count in by_repository(hits).values() if count >= FEWEST_VIEWS]
    return sum(shares) / len(shares) if shares else 0.0

"""Many documents in batches, and the failures among them, each as small as it can be made."""

import os
import random
import sys
import time

from documents import DocumentMaker
from markup import parse
from mutations import Mutator
from pictures import Previewer
from properties import Configuration, Examiner
from shrinking import Shrinker

BATCH = 200
# Failures of one kind that are made small; the others are only counted and kept as they are.
SHRUNK = 3
LARGEST = 300_000
DEVICES = [
    "retina3_5", "retina4_0", "retina4_7", "retina5_5", "retina5_9", "retina6_1", "retina6_12", "retina6_72",
    "ipad9_7", "ipad8_3rounded", "ipad11_0rounded", "ipad12_9rounded",
]


class Campaign:
    """A run over documents that a seed makes, or that it damages."""

    def __init__(self, tool, commands, seed, sources, out, scales):
        self.tool, self.commands, self.seed, self.sources, self.out = tool, commands, seed, sources, out
        self.scales = scales
        self.folder = os.path.join(out, "work")
        os.makedirs(self.folder, exist_ok=True)
        self.examiner = Examiner(tool, commands, self.folder)
        self.tally = self.examiner.tally
        self.previewer = Previewer(tool, self.folder, self.tally)
        self.counts = {}
        self.pictures_left = 0

    def run(self, first, count, end):
        """Examines documents from a number on, until a count or a time is reached; returns how many."""
        for start in range(first, first + count, BATCH):
            if time.monotonic() > end:
                return start - first
            self.batch(range(start, min(start + BATCH, first + count)))
            self.show(start + BATCH - first, count)
        return count

    def batch(self, numbers):
        """Examines documents of consecutive numbers in one configuration."""
        configuration = self.configuration(numbers[0] // BATCH)
        documents = {}
        for number in numbers:
            data = self.make(number)
            name = f"{number}.storyboard" if b".Storyboard" in data[:300] else f"{number}.xib"
            documents[name] = data
            self.write(name, data)
        roots = {name: parse(data) for name, data in documents.items()}
        failures = self.examiner.examine(roots, configuration)
        for name in documents:
            if self.pictures_left > 0 or "preview" in self.commands:
                self.pictures_left -= 1
                failures += self.previewer.examine(name, configuration.options)
        for failure in failures:
            self.report(failure, documents.get(failure.name), configuration)
        for name in documents:
            os.remove(os.path.join(self.folder, name))

    def make(self, number):
        """Returns the bytes of a document."""
        source = random.Random(f"{self.seed}/{number}")
        if not self.sources:
            return DocumentMaker(source).make().text().encode()
        while True:
            with open(source.choice(self.sources), "rb") as file:
                root = parse(file.read(LARGEST + 1))
            if root is not None:
                return Mutator(source).mutate(root)

    def configuration(self, number):
        """Returns what a batch is laid out in: devices mostly, and what each command takes on its own."""
        source = random.Random(f"{self.seed}/configuration/{number}")
        if source.random() < 0.2:
            return Configuration([], self.scales)
        options = ["--device", source.choice(DEVICES), "--orientation", source.choice(["portrait", "landscape"])]
        for option, values in (
                ("--direction", ["rtl"]), ("--text-size", ["XS", "XXXL", "AX5"]), ("--ios", ["9", "12", "15", "18"])):
            if source.random() < 0.15:
                options += [option, source.choice(values)]
        return Configuration(options, self.scales)

    # Failures

    def report(self, failure, data, configuration):
        """Keeps a failure, as small as it can be made, with a line about it."""
        kind = f"{failure.command}: {failure.kind}"
        self.counts[kind] = self.counts.get(kind, 0) + 1
        folder = os.path.join(self.out, f"{failure.command}-{failure.kind}".replace(" ", "-"))
        os.makedirs(folder, exist_ok=True)
        if data is not None:
            with open(os.path.join(folder, f"seed{self.seed}-{failure.name}"), "wb") as file:
                file.write(data)
            if self.counts[kind] <= SHRUNK:
                data = self.shrink(failure, data, configuration)
                name, extension = os.path.splitext(failure.name)
                with open(os.path.join(folder, f"seed{self.seed}-{name}-small{extension}"), "wb") as file:
                    file.write(data)
        line = (f"seed {self.seed}, document {failure.name}: {failure.command} {' '.join(configuration.options)}: "
                f"{failure.kind}: {failure.detail}")
        with open(os.path.join(self.out, "failures.txt"), "a", encoding="utf-8") as file:
            file.write(line + "\n")
        if self.counts[kind] <= SHRUNK:
            print(line, flush=True)

    def shrink(self, failure, data, configuration):
        """Returns the smallest bytes that fail alike."""
        name = "small" + os.path.splitext(failure.name)[1]
        examiner = Examiner(self.tool, commands_for(failure), self.folder)
        previewer = Previewer(self.tool, self.folder, examiner.tally)

        def fails(candidate):
            self.write(name, candidate)
            found = (previewer.examine(name, configuration.options) if failure.command == "preview"
                     else examiner.examine({name: parse(candidate)}, configuration))
            os.remove(os.path.join(self.folder, name))
            return any((f.command, f.kind) == (failure.command, failure.kind) for f in found)

        shrinker, root = Shrinker(fails), parse(data)
        if root is None or not fails(root.text().encode()):
            return shrinker.shrink_bytes(data) if fails(data) else data
        return shrinker.shrink_tree(root).text().encode()

    def write(self, name, data):
        """Writes a document into the folder that runs take place in."""
        with open(os.path.join(self.folder, name), "wb") as file:
            file.write(data)

    def show(self, done, count):
        """Shows progress on terminals."""
        if sys.stderr.isatty():
            print(f"\r{min(done, count)} of {count}, {sum(self.counts.values())} failures ", end="", file=sys.stderr)


def commands_for(failure):
    """Returns the commands that a failure is seen with."""
    if failure.kind in ("negative extent", "agreement"):
        return ["frames", "check"]
    return [failure.command]

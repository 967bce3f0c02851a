"""The engines that are compared: how each is set up and called.

Every one is a process that prints one JSON object per phase and line: phase, steps, total, median,
percentile99, worst, isStopped, and progress when it was stopped (see Sources/Measuring).
"""

from . import setup

FAMILIES = ["cells", "chain", "nested", "eqrow", "grid", "masonry", "squeeze", "intrin", "toggle"]
TREES = ["cells", "chain", "eqrow"]
# Of layout alone: no solver sees it as one system.
SELF_SIZING = "selfsizing"
LAYOUT_TREES = ["cells", "chain", "nested", "eqrow", SELF_SIZING]


class Engine:
    """An engine that reads workloads from files, unless it has trees of its own for some."""

    def __init__(self, name, prepare, families=FAMILIES, trees=False):
        self.name = name
        self.prepare = prepare
        self.families = families
        self.trees = trees
        self.prefix = None

    def set_up(self):
        """Makes the engine callable, or raises SetupError."""
        self.prefix = [str(word) for word in self.prepare()]

    def phases(self, family):
        """The phases that the engine reports for a workload, in order."""
        edits = {"intrin": ["edit"], "toggle": ["edit"], SELF_SIZING: []}.get(family, ["drag"])
        if self.families is LAYOUT_TREES:
            return ["instantiate", "build", *edits, "label"]
        return ["build", *edits]

    def command(self, family, size, path):
        subject = [family, str(size)] if self.trees else [str(path)]
        return self.prefix + subject


def all_engines(executables):
    """Every engine, in the order of tables."""
    peers = setup.ROOT / "peers"
    return [
        Engine("ratite", lambda: [executables / "alt-run", "--json"]),
        Engine("kiwi", lambda: [setup.kiwi()]),
        Engine("highs", lambda: [setup.python_package(*setup.HIGHS), peers / "highs_run.py"]),
        Engine("ratite-layout", lambda: [executables / "layout-run", "--json"], LAYOUT_TREES, True),
        Engine("yoga", lambda: [setup.yoga()], TREES, True),
        Engine("taffy", lambda: [setup.python_package(setup.TAFFY), peers / "taffy_run.py"],
               TREES, True),
    ]

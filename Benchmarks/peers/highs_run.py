"""Runs a workload with HiGHS's simplex, as an anchor: what a general linear programming code takes.

highs_run.py FILE.alt [--until build] [--repeat N] [--budget S] [--patience S] [--limit S]

One linear program with weights, 1000 to the power of the rank of a priority among those that the
workload uses; not level by level. The program is put together before the clock runs: a build is
passing it to HiGHS and solving it. Steps change bounds, or add rows, and solve from the last basis;
at most a hundred are measured.
"""

import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tooling import alt1, linear_program, peer  # noqa: E402

STEPS = 100


class Run:
    """The program of a workload on the way through its requests."""

    def __init__(self, workload, weights):
        self.workload = workload
        self.weights = weights
        self.rows = {}
        self.edits = {}

    def build(self, requests):
        """Passes and solves what is there after the first phase."""
        constraints = []
        for words in requests:
            if words[0] == "a":
                self.rows[int(words[1])] = len(constraints)
                constraints.append(self.workload.constraints[int(words[1])])
            elif words[0] == "e":
                self.edits[int(words[1])] = len(constraints)
                constraints.append(alt1.Constraint(int(words[2]), "=", 0.0, [(int(words[1]), 1.0)]))
            elif words[0] == "s":
                row = self.edits[int(words[1])]
                constraints[row] = constraints[row]._replace(constant=float(words[2]))
        self.program = linear_program.LinearProgram(
            constraints, self.workload.variable_count, alt1.REQUIRED)
        model = self.program.model(self.weights)
        self.solver = linear_program.quiet_solver()
        self.solver.setOptionValue("solver", "simplex")
        start = time.perf_counter()
        self.solver.passModel(model)
        self.solver.run()
        return time.perf_counter() - start

    def perform(self, words):
        infinity = linear_program.INFINITY
        if words[0] == "s":
            value = float(words[2])
            self.solver.changeRowBounds(self.edits[int(words[1])], value, value)
        elif words[0] == "r":
            self.solver.changeRowBounds(self.rows[int(words[1])], -infinity, infinity)
        elif words[0] == "a":
            self.add(int(words[1]))
        elif words[0] == "u":
            self.solver.run()

    def add(self, index):
        constraint = self.workload.constraints[index]
        first = self.program.column_count
        entries = self.program.row(constraint, alt1.REQUIRED)
        for _ in range(first, self.program.column_count):
            self.solver.addCol(
                self.weights[constraint.priority], 0.0, linear_program.INFINITY, 0, [], [])
        self.rows[index] = self.solver.getNumRow()
        lower, upper = linear_program.bounds(constraint)
        self.solver.addRow(lower, upper, len(entries), list(entries), list(entries.values()))


def phases(requests):
    """(name, requests) of each phase."""
    found = []
    for words in requests:
        if words[0] == "p":
            found.append((words[1], []))
        else:
            found[-1][1].append(words)
    return found


def weights(workload):
    used = {c.priority for c in workload.constraints}
    used |= {int(words[2]) for words in workload.requests if words[0] == "e"}
    ranked = sorted(used - {alt1.REQUIRED})
    return {priority: 1000.0 ** rank for rank, priority in enumerate(ranked)}


def steps(run, requests, limit):
    """How long each step took, and whether the time was up."""
    durations = []
    start = step = time.perf_counter()
    for words in requests:
        run.perform(words)
        if words[0] != "u":
            continue
        now = time.perf_counter()
        durations.append(now - step)
        step = now
        if len(durations) == STEPS:
            break
        if now - start > limit:
            return durations, True
    return durations, False


def main():
    parser = peer.options()
    parser.add_argument("file")
    given = parser.parse_args()
    workload = alt1.Workload(given.file)
    parts = phases(workload.requests)

    def build():
        run = Run(workload, weights(workload))
        return run, run.build(parts[0][1])

    run = peer.repeat_build(given, parts[0][0], build)
    if given.until:
        return
    for name, requests in parts[1:]:
        durations, is_stopped = steps(run, requests, given.limit)
        peer.report(name, durations, is_stopped)


main()

"""Reads workloads (the format ALT1; see Sources/Workloads/Format/WorkloadReader.swift)."""

from collections import namedtuple

Constraint = namedtuple("Constraint", "priority relation constant terms")

REQUIRED = 1000


class Workload:
    """Constraints, and requests as lists of words; terms are (variable, coefficient)."""

    def __init__(self, path):
        self.variable_count = 0
        self.constraints = []
        self.requests = []
        with open(path, encoding="ascii") as lines:
            for line in lines:
                words = line.split()
                if words[0] == "nv":
                    self.variable_count = int(words[1])
                elif words[0] == "c":
                    self.constraints.append(constraint(words))
                elif words[0] != "alt1":
                    self.requests.append(words)

    def phases(self):
        """The names of the phases in order."""
        return [words[1] for words in self.requests if words[0] == "p"]

    def active(self, last_phase):
        """The constraints that hold after a phase, those of edit variables included."""
        active, edits = {}, {}
        phase = None
        for words in self.requests:
            if words[0] == "p":
                if phase == last_phase:
                    break
                phase = words[1]
            elif words[0] == "a":
                active[int(words[1])] = True
            elif words[0] == "r":
                del active[int(words[1])]
            elif words[0] == "e":
                edits[int(words[1])] = [int(words[2]), 0.0]
            elif words[0] == "s":
                edits[int(words[1])][1] = float(words[2])
        return [self.constraints[index] for index in active] + [
            Constraint(priority, "=", value, [(variable, 1.0)])
            for variable, (priority, value) in edits.items()]


def constraint(words):
    numbers = words[6:]
    terms = [(int(numbers[i]), float(numbers[i + 1])) for i in range(0, len(numbers), 2)]
    return Constraint(int(words[2]), words[3], float(words[4]), terms)

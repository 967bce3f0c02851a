"""Runs engines one after the other, in rounds, and keeps the best figures."""

import json
import os
import subprocess
from dataclasses import dataclass

from .tables import ONE_STEP

# How often at most, and how long, in seconds, one process repeats what it measures. A run of some
# milliseconds is seldom free of interrupts: the time, not the number, should end it.
REPETITIONS = 1000
BUDGET = 0.6
# How long builds alone go on until there are 30 of them.
PATIENCE = 20

# A process that took longer is not run in further rounds.
LONG = 8

# What a process that stops itself when its time is up gets on top, in seconds.
GRACE = 5

# What is measured repeatedly frees and takes the same memory each time. The C library would return
# it to the kernel, large blocks at once, and have it cleared anew, which takes longer than a build:
# figures of large sizes would be about the kernel, those of small ones not. With these settings it
# takes all blocks from one heap and keeps it. They are the same for all engines and sizes.
ENVIRONMENT = dict(os.environ, MALLOC_MMAP_MAX_="0", MALLOC_TRIM_THRESHOLD_=str(1 << 40))


@dataclass
class Measurement:
    """What is known about one phase of one engine on one workload."""
    workload: str
    n: int
    engine: str
    phase: str
    steps: int = 0
    seconds: float = None
    worst: float = None
    # Of phases of one step: the first time in a process.
    cold: float = None
    is_stopped: bool = False
    progress: float = None
    problem: str = None

    def better(self, other):
        """The best of both: the smaller durations; of one-step phases the worst run is kept."""
        if other.seconds is None or (other.is_stopped and not self.is_stopped):
            return self
        if self.seconds is None or (self.is_stopped and not other.is_stopped):
            return other
        self.seconds = min(self.seconds, other.seconds)
        self.worst = (max if self.phase in ONE_STEP else min)(self.worst, other.worst)
        self.cold = min(filter(None, (self.cold, other.cold)), default=None)
        return self

    def record(self):
        """The entry of the JSON list; null stands for what did not end."""
        return {"workload": self.workload, "n": self.n, "engine": self.engine,
                "phase": self.phase, "seconds": self.seconds, "worst": self.worst}


def measure(engine, family, size, path, timeout):
    """Runs an engine once, and its builds alone a number of times.

    The steps after a build may take so long that the process does it once, in memory it never used
    before.

    Returns the measurements, and whether the process was quick enough to be run again.
    """
    found, is_quick = measure_process(engine, family, size, path, timeout)
    if is_quick and any(one.phase == "build" and is_repeatable(one) for one in found):
        builds, is_quick = measure_process(engine, family, size, path, timeout, "build")
        by_phase = {one.phase: one for one in builds}
        found = [one.better(by_phase.get(one.phase, one)) for one in found]
    return found, is_quick


def measure_process(engine, family, size, path, timeout, last_phase=None):
    """Runs a process of an engine up to the end of a phase, or all.

    Returns the measurements, and whether the process ended in time and well.
    """
    command = engine.command(family, size, path) + [
        "--repeat", str(REPETITIONS), "--budget", str(BUDGET), "--limit", str(timeout)]
    expected = engine.phases(family)
    if last_phase:
        command += ["--until", last_phase, "--patience", str(PATIENCE)]
        expected = expected[:expected.index(last_phase) + 1]
    is_ended, output, problem = run(
        command, (len(expected) + 1) * timeout + GRACE, timeout + GRACE)
    phases = {}
    for line in output.splitlines():
        if line.startswith("{"):
            phase = measurement(engine.name, family, size, json.loads(line))
            if phase.phase in ONE_STEP:
                # The first report is that of the first run.
                phase.cold = phases.get(phase.phase, phase).cold or phase.seconds
            phases[phase.phase] = phase
    missing = [phase for phase in expected if phase not in phases]
    if missing and not (is_ended and problem is None and phases):
        phases[missing[0]] = Measurement(
            family, size, engine.name, missing[0], is_stopped=not is_ended, problem=problem)
    return list(phases.values()), is_ended and problem is None


def measurement(engine, family, size, phase):
    result = Measurement(
        family, size, engine, phase["phase"], phase["steps"],
        is_stopped=phase["isStopped"], progress=phase.get("progress"))
    if phase["steps"]:
        result.seconds, result.worst = phase["median"], phase["worst"]
    return result


def run(command, timeout, first_phase):
    """Runs a command until it ends, the whole time is up, or it reported nothing for too long.

    Returns whether it ended by itself, what it printed, and what it complained about.
    """
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, env=ENVIRONMENT)
    try:
        output, errors = process.communicate(timeout=first_phase)
    except subprocess.TimeoutExpired as expired:
        try:
            if not expired.output:
                raise
            output, errors = process.communicate(timeout=timeout - first_phase)
        except subprocess.TimeoutExpired:
            process.kill()
            output, errors = process.communicate()
            return False, output, None
    if process.returncode == 0:
        return True, output, None
    return True, output, errors.strip().splitlines()[-1] if errors.strip() else "it failed"


def is_repeatable(one):
    """Whether there is time to repeat a phase."""
    return one.seconds is not None and not one.is_stopped and one.seconds < PATIENCE


def is_long(found):
    """Whether measurements together took too long to be repeated."""
    return sum((one.seconds or 0) * one.steps for one in found) > LONG

"""What the harnesses of the Python peers share: the options and the report, which are those of
`alt-run` (Sources/Measuring)."""

import argparse
import json
import time


def options():
    """A parser with the options that every harness has."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--until", choices=["build"])
    parser.add_argument("--repeat", type=int, default=1)
    parser.add_argument("--budget", type=float, default=1e9)
    parser.add_argument("--patience", type=float, default=0)
    parser.add_argument("--limit", type=float, default=1e9)
    return parser


# How many runs are begun within --patience; RepeatedRuns.swift says why.
PATIENT_REPETITIONS = 30


def is_wanted(given, repetition, seconds):
    """Whether one more run is to begin after some time."""
    if repetition == 0:
        return True
    return repetition < given.repeat and (
        seconds < given.budget
        or (repetition < PATIENT_REPETITIONS and seconds < given.patience))


def repeat_build(given, name, build):
    """Builds as often as wanted and prints the first, cold one, and the best.

    `build` returns what it made and how long that took. Returns what the last build made.
    """
    start = time.perf_counter()
    durations = []
    is_stopped = False
    while not is_stopped and is_wanted(given, len(durations), time.perf_counter() - start):
        made, seconds = build()
        durations.append(seconds)
        is_stopped = seconds > given.limit
        if len(durations) == 1:
            report(name, durations, is_stopped)
    best = min(durations)
    print(line(name, [best], is_stopped, max(durations)), flush=True)
    return made


def report(phase, durations, is_stopped):
    """Prints how long the steps of a phase took."""
    print(line(phase, durations, is_stopped, max(durations)), flush=True)


def line(phase, durations, is_stopped, worst):
    ordered = sorted(durations)
    return json.dumps({
        "phase": phase, "steps": len(ordered), "total": sum(ordered),
        "median": ordered[len(ordered) // 2], "percentile99": ordered[len(ordered) * 99 // 100],
        "worst": worst, "isStopped": is_stopped})

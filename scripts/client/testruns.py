"""Runs of the tests, and what they say."""

import os
import re

from clientbuild import run

# A test that ends the process is left out of the next run.
MAX_RUNS = 12

# What XCTest says of a test that fails, and of times that deviate too much for it.
COMPLAINT = re.compile(r"^\S.*: error: (\w+\.\w+) : (.*)$", re.MULTILINE)
DEVIATION = "relative standard deviation"
# A line of XCTest, and one of Swift Testing.
ENDED = re.compile(r"^Test Case '(.+)' (passed|failed) \(", re.MULTILINE)
STARTED = re.compile(r"^Test Case '(.+)' started", re.MULTILINE)
SUITELESS = re.compile(
    r"^\W+ Test (?!run )(?!case )(.+?) (?:with \d+ test cases? )?(passed|failed) after ", re.MULTILINE)


def run_tests(copy, log):
    """Runs the tests; one that ends the process is counted as failed, and the others go on without it.

    Returns how many passed, the names of those that failed, and whether the last run ended well.
    """
    results, others, output = [], [], ""
    skipped = list(copy.skipped)
    surroundings = dict(os.environ, **({"RatiteMainScreen": copy.screen} if copy.screen else {}))
    for _ in range(MAX_RUNS):
        result = run(test_command(copy, skipped), cwd=copy.folder, env=surroundings)
        output += result.stdout
        results += outcomes(result.stdout)
        others = SUITELESS.findall(result.stdout)
        known = {name for name, _ in results}
        ended = [name for name in STARTED.findall(result.stdout) if name not in known]
        results += [(name, "failed") for name in ended]
        if not ended or copy.runs_quick:
            break
        skipped += [name.replace(".", "/") + "$" for name in {*known, *ended}]
    log.write_text(output)
    everything = results + others
    failed = [name for name, outcome in everything if outcome == "failed"]
    ended_well = result.returncode == 0 or DEVIATION in output
    return len(everything) - len(failed), failed, ended_well


def outcomes(output):
    """The tests of XCTest and how they ended; that times deviate is no failure."""
    complaints = {}
    for name, text in COMPLAINT.findall(output):
        complaints.setdefault(name, []).append(text)
    return [
        (name, "passed" if complaints.get(name) and all(DEVIATION in text for text in complaints[name]) else outcome)
        for name, outcome in ENDED.findall(output)]


def test_command(copy, skipped):
    if copy.runs_quick:
        return [copy.folder / ".build" / "debug" / copy.runs_quick]
    command = [
        "swift", "test", "--package-path", copy.folder, "--skip-build", "-Xswiftc", "-I", "-Xswiftc", copy.modules]
    for pattern in skipped:
        command += ["--skip", pattern]
    return command

"""Runs of the tool, and its answers for each document."""

import json
import os
import re
import resource
import signal
import subprocess
from dataclasses import dataclass, field

# What lines of standard error say of a document whose process ended.
ENDS = {"the process that laid it out ended unexpectedly": "crash", "of processor time; permit more": "hang"}
FINDING = re.compile(r":(\d+):(\d+): (error|warning|note): (.*) \[([a-z-]+)\]$")
MEMORY = 4 << 30


@dataclass
class Run:
    """A run of the tool that ended, or was ended."""

    status: int
    output: str
    errors: str
    is_hung: bool = False

    @property
    def is_crashed(self):
        """Whether a signal ended the process, or the shell's number for one."""
        return self.status < 0 or self.status > 2


@dataclass
class Answer:
    """The answer of a command for one document."""

    # Lines of standard output and of standard error.
    output: list = field(default_factory=list)
    errors: list = field(default_factory=list)
    # "crash", "hang", or None where the tool ended on its own.
    end: str | None = None


class Tool:
    """The executable, with a limit of seconds for one document."""

    def __init__(self, path, limit=20):
        self.path = os.path.abspath(path)
        self.limit = limit

    def run(self, arguments, folder, documents=1):
        """Runs the tool in a folder."""
        process = subprocess.Popen(
            [self.path, *arguments], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, start_new_session=True, preexec_fn=limit_memory,
            env={**os.environ, "SWIFT_BACKTRACE": "enable=no", "LC_ALL": "C.UTF-8"})
        try:
            output, errors = process.communicate(timeout=self.limit + documents / 5)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return Run(-signal.SIGKILL, "", "", is_hung=True)
        return Run(process.returncode, output.decode(errors="replace"), errors.decode(errors="replace"))


def limit_memory():
    """Limits the memory of a process that is about to begin."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def answers(tool, command, options, names, folder):
    """Returns the runs of a command over documents, and its answer for each.

    Where a run crashes or hangs as a whole, it is repeated with half of the documents at a time.
    """
    run = tool.run([command, *options, *names], folder, len(names))
    if not run.is_crashed and not run.is_hung:
        return [(run, names)], assign(command, run, names)
    if len(names) == 1:
        return [], {names[0]: Answer(errors=run.errors.split("\n")[:-1], end="hang" if run.is_hung else "crash")}
    half = len(names) // 2
    first, second = (answers(tool, command, options, part, folder) for part in (names[:half], names[half:]))
    return first[0] + second[0], {**first[1], **second[1]}


def assign(command, run, names):
    """Returns the lines of a run by the document that they are about; those about none are under None."""
    result = {None: Answer(), **{name: Answer() for name in names}}
    if command == "frames":
        for name, line in zip(names, run.output.split("\n")):
            result[name].output.append(line)
        result[None].output = run.output.split("\n")[len(names):-1]
    else:
        for line in run.output.split("\n")[:-1]:
            result[name_of(line, result)].output.append(line)
    for line in run.errors.split("\n")[:-1]:
        name = name_of(line, result)
        result[name].errors.append(line)
        if name is not None:
            result[name].end = next((end for text, end in ENDS.items() if text in line), result[name].end)
    return result


def name_of(line, result):
    """Returns the document that a line begins with."""
    name = line.split(":", 1)[0]
    return name if name in result else None


class Refused(Exception):
    """Text that is no strict JSON."""


def strict(line):
    """Returns the value of strict JSON, in which no name is repeated.

    Raises `Refused` with the reason.
    """
    try:
        return json.loads(line, object_pairs_hook=unique, parse_constant=refuse)
    except ValueError as error:
        raise Refused(f"no JSON: {error}") from None


def unique(pairs):
    """Returns the members of an object."""
    members = dict(pairs)
    if len(members) != len(pairs):
        names = [name for name, _ in pairs]
        repeated = next(name for name in names if names.count(name) > 1)
        raise Refused(f"repeated key {repeated!r}")
    return members


def refuse(name):
    """Refuses a number that JSON has no text for."""
    raise Refused(f"number {name}")

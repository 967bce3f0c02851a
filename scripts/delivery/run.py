"""Runs commands, prints what they were and how long they took, and says what they should have printed."""

import importlib.util
import os
import shutil
import subprocess
import sys
import time


class Failure(Exception):
    """Something that was delivered does not work."""


def run(command, cwd=None, env=None, expect=0, quiet=False, seconds=None):
    """Runs a command.

    Returns its output and error output together. A Failure where its exit code is another than the expected one, or it
    takes more seconds than it may.
    """
    command = [str(part) for part in command]
    start = time.monotonic()
    done = subprocess.run(
        command, cwd=cwd, env={**os.environ, **(env or {})}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    taken = time.monotonic() - start
    if not quiet:
        lines = done.stdout.splitlines()
        print(f"$ {' '.join(command)}    [{taken:.2f} s, exit code {done.returncode}]")
        for line in lines[:2] + ["…"] * (len(lines) > 4) + lines[2:][-2:]:
            print(f"  {line[:160]}")
    if expect is not None and done.returncode != expect:
        raise Failure(f"exit code {done.returncode} in place of {expect}: {done.stdout[-2000:]}")
    if seconds is not None and taken > seconds:
        raise Failure(f"took {taken:.0f} seconds in place of at most {seconds}")
    return done.stdout


def need(*programs):
    """Installs programs that are missing, with apt."""
    missing = [program for program in programs if not shutil.which(program)]
    if missing:
        run(["apt-get", "install", "--no-install-recommends", "-y", "-qq", *missing])


def need_module(module, package):
    """Installs a Python package that is missing, with pip."""
    if importlib.util.find_spec(module) is None:
        run([sys.executable, "-m", "pip", "install", "-q", package])


def contains(text, part):
    """Fails where a text does not hold another."""
    if part not in text:
        raise Failure(f"{part!r} is not in: {text[-2000:]}")

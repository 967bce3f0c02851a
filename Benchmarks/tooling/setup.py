"""Builds what is compared: Ratite's executables with SwiftPM, the peers from PyPI.

Everything lands in `Benchmarks/.build`, and nothing is done twice.
"""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build"
PEERS = BUILD / "peers"
PYTHON = PEERS / "python" / "bin" / "python"

KIWI = "kiwisolver==1.5.1"
YOGA = "poga==0.1.19"
TAFFY = "stretchable==1.1.8"
HIGHS = ("highspy==1.15.1", "numpy")

# Downloads and builds, which can hang on a network that is not there.
PATIENCE = 900


class SetupError(Exception):
    """Why something cannot be compared; one sentence and what to do."""


def say(text):
    print(text, file=sys.stderr, flush=True)


def run(command, problem, **options):
    """Runs a command; its output is shown only when it fails."""
    try:
        done = subprocess.run(
            [str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL, text=True, timeout=PATIENCE, **options)
    except FileNotFoundError:
        raise SetupError(f"{problem}: {command[0]} is not installed") from None
    except subprocess.TimeoutExpired:
        raise SetupError(f"{problem}: {command[0]} did not end in {PATIENCE} s") from None
    if done.returncode != 0:
        lines = [line for line in done.stdout.strip().splitlines() if "WARNING: Retry" not in line]
        raise SetupError("\n".join([problem, *lines[-12:]]))
    return done.stdout


def swift_executables():
    """Builds Ratite's executables; the folder they are in."""
    say("building Ratite's benchmarks (swift build -c release) …")
    command = ["swift", "build", "--package-path", ROOT, "-c", "release"]
    # SwiftPM does not notice files that come or go in a package that another depends on.
    (BUILD / "release.yaml").unlink(missing_ok=True)
    run(command, "Ratite's benchmarks do not build")
    return Path(run([*command, "--show-bin-path"], "swift has no build folder").strip())


def python():
    """The interpreter of the environment with the peers that are Python packages."""
    ready = PEERS / "python" / "ready"
    if not ready.exists():
        say("making a Python environment …")
        shutil.rmtree(PEERS / "python", ignore_errors=True)
        run([sys.executable, "-m", "venv", PEERS / "python"],
            "no Python environment can be made; on Debian: apt-get install python3-venv")
        ready.touch()
    return PYTHON


def python_package(*requirements):
    """The interpreter, with packages installed."""
    interpreter = python()
    done = interpreter.parent.parent / ("installed-" + requirements[0])
    if not done.exists():
        say(f"installing {' '.join(requirements)} from PyPI …")
        run([interpreter, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
             *requirements], f"{requirements[0]} cannot be installed from PyPI")
        done.touch()
    return interpreter


def sources(requirement):
    """The folder with the source distribution of a package."""
    name, version = requirement.split("==")
    folder = PEERS / f"{name}-{version}"
    if not folder.exists():
        say(f"fetching the sources of {requirement} from PyPI …")
        archive = PEERS / f"{name}-{version}.tar.gz"
        run([python(), "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
             "--no-binary", name, "--no-deps", "--dest", PEERS, requirement],
            f"the sources of {requirement} cannot be fetched from PyPI")
        unpacked = PEERS / "unpacked"
        shutil.rmtree(unpacked, ignore_errors=True)
        with tarfile.open(archive) as tar:
            unpack(tar, unpacked)
        (unpacked / folder.name).rename(folder)
    return folder


def unpack(tar, folder):
    """Unpacks an archive, refusing names outside the folder."""
    inside = Path(folder).resolve()
    for member in tar.getmembers():
        target = (inside / member.name).resolve()
        if inside not in target.parents or not (member.isfile() or member.isdir()):
            raise SetupError(f"the archive {tar.name} holds {member.name}, which is not unpacked")
    tar.extractall(inside)


def compiled(name, flags, inputs):
    """Compiles a C++ harness unless that was done since its inputs changed; its path."""
    target = PEERS / f"{name}-run"
    newest = max(os.path.getmtime(path) for path in inputs + [ROOT / "peers" / "harness.hpp"])
    if not target.exists() or os.path.getmtime(target) < newest:
        say(f"compiling {name} (g++ -O3) …")
        compiler = os.environ.get("CXX", "g++")
        unfinished = PEERS / f"{name}-run.tmp"
        run([compiler, "-std=c++17", "-O3", "-DNDEBUG", "-w", "-I", ROOT / "peers", *flags,
             *inputs, "-o", unfinished], f"the harness of {name} does not compile")
        unfinished.rename(target)
    return target


def kiwi():
    folder = sources(KIWI)
    return compiled("kiwi", ["-I", folder], [ROOT / "peers" / "kiwi.cpp"])


def yoga():
    folder = sources(YOGA) / "src" / "poga" / "deps"
    return compiled(
        "yoga", ["-I", folder],
        [ROOT / "peers" / "yoga.cpp", *sorted((folder / "yoga").rglob("*.cpp"))])

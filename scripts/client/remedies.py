"""Ways around what turns out not to compile."""

import os
import re
from pathlib import Path

from swifttext import TEST, text_of, without_member

# Modules that a client gets when it names them: their mere presence changes what `canImport` answers.
OPTIONAL_MODULES = {
    "CoreGraphics": ["CoreGraphics", "_Testing_CoreGraphics"],
    "QuartzCore": ["QuartzCore"],
    "ObjectiveC": ["ObjectiveC"],
}
# What a library cannot do without the Objective-C runtime: a file that does it is left out.
OBSTACLES = re.compile(
    r"Objective-C interoperability is disabled|can only be used with the Objective-C runtime|no such module"
    r"|overridden from extension|declared in extensions|cannot find 'Selector'|cannot find type 'Selector'"
    r"|'#selector'|'#keyPath'|requires the Objective-C runtime|and cannot be overridden"
)


def remedy(copy, errors):
    """Changes the copy for what the compiler says.

    Returns whether anything was changed.
    """
    changed = False
    # Files of which a member was left out before: what no longer compiles in them followed from that.
    trimmed = set(copy.trimmed)
    # From the end of a file, so that the numbers of lines stay right.
    errors = sorted(errors, key=lambda error: (error[0], -int(error[1])))
    owners = {os.path.realpath(path): target for target in copy.targets for path in target.files}
    for path, line, message in errors:
        target = owners.get(os.path.realpath(path))
        if target is None or Path(path) not in target.files and not os.path.exists(path):
            continue
        module = re.search(r"no such module '(\w+)'", message)
        if module:
            changed = provide(copy, target, module[1]) or changed
        elif "value of type 'AnyObject' has no member" in message and target.is_test:
            changed = look_up_by_name(copy, target) or changed
        elif target.is_test or OBSTACLES.search(message) or path in trimmed:
            changed = leave_out(copy, target, Path(path), line, message) or changed
    return changed


def provide(copy, target, module):
    """Switches on a module that is there when named, or leaves out the files that cannot do without it."""
    if module not in OPTIONAL_MODULES:
        return leave_out_importers(copy, target, module)
    switch_on(copy, module)
    return True


def switch_on(copy, module):
    """Has the client find a module."""
    for name in OPTIONAL_MODULES[module]:
        copy.offer(name)
    copy.note(f"the module {module} was switched on")


def look_up_by_name(copy, target):
    """Has properties of AnyObject found by their names, as the Objective-C runtime does."""
    if "NamedProperties" in target.flags:
        return False
    copy.offer("NamedProperties")
    target.flags += ["-Xfrontend", "-import-module", "-Xfrontend", "NamedProperties"]
    copy.note(f"{target.name}: properties of AnyObject are looked up by name")
    return True


def leave_out_importers(copy, target, module):
    """Leaves out the files that cannot do without a module that does not exist here."""
    named = re.compile(rf"^\s*(?:@\w+\s+)*import\s+{module}\b", re.MULTILINE)
    files = [path for path in target.files if path.exists() and named.search(text_of(path))]
    for path in files:
        path.unlink()
    target.files = [path for path in target.files if path not in files]
    if files:
        listed = ", ".join(copy.relative(path) for path in files)
        copy.note(f"{target.name}: {listed} left out (no module {module} here)")
    return bool(files)


def leave_out_test(copy, path, line, message):
    """Leaves out the one test that does not compile."""
    if not text_of(path).split("\n")[int(line) - 1].strip():
        # Another error in a test that is gone.
        return True
    text, name = without_member(text_of(path), int(line), TEST)
    if not name:
        return False
    path.write_text(text, errors="surrogateescape")
    copy.tests_left_out.setdefault(message.strip(), []).append(name)
    return True


def note_tests_left_out(copy):
    """Says how many tests were left out one by one, and why."""
    for message, names in copy.tests_left_out.items():
        copy.note(f"{len(names)} {'test' if len(names) == 1 else 'tests'} left out ({message})")


def leave_out(copy, target, path, line, message):
    """Leaves out the member that cannot be compiled or, in tests and where there is none, the file."""
    if not path.exists() or path.name.startswith("Ratite") or path.name == "main.swift":
        return False
    if target.is_test and leave_out_test(copy, path, line, message):
        return True
    if OBSTACLES.search(message):
        if not text_of(path).split("\n")[int(line) - 1].strip():
            # Another error in the same member.
            return True
        text, name = without_member(text_of(path), int(line))
        if name:
            path.write_text(text, errors="surrogateescape")
            copy.trimmed.add(str(path))
            copy.note(f"{target.name}: {copy.relative(path)} without `{name}` (line {line}: {message.strip()})")
            return True
    path.unlink()
    target.files = [file for file in target.files if os.path.realpath(file) != str(path)]
    copy.note(f"{target.name}: {copy.relative(path)} left out (line {line}: {message})")
    return True

"""The targets of a package: those of its manifest, and what a manifest lacks."""

import json
import re
import shutil
import subprocess

from checkoutcopy import Failure, Target
from swifttext import quoted, text_of

# The oldest manifest in which flags can be added to a target and its kind be read.
OLDEST_TOOLS = (5, 5)
# What leaves a manifest with the targets of its own package.
WITHOUT_PACKAGES = """
package.dependencies = []
let ownTargets = Set(package.targets.map(\\.name))
for target in package.targets {
  target.plugins = nil
  target.dependencies.removeAll {
    switch $0 {
    case .productItem: return true
    case .byNameItem(let name, _): return !ownTargets.contains(name)
    default: return false
    }
  }
}
"""
# What Nimble lacks on Linux. Nothing can catch what ends the program there.
QUICK_SHIM = """@_exported import Nimble

// Foundation has a type of this name, too.
public typealias Predicate = Nimble.Predicate

public func raiseException<T>() -> Nimble.Predicate<T> {
    Nimble.Predicate { _ in
        PredicateResult(status: .fail, message: .fail("exceptions end the program here"))
    }
}
"""


def find_targets(copy, sources):
    """Finds the targets, of which some may have to be added."""
    manifest = copy.folder / "Package.swift"
    if not manifest.exists():
        write_manifest(copy, manifest, "has no Package.swift")
    raise_tools_version(copy, manifest)
    if copy.is_standalone:
        manifest.write_text(manifest.read_text() + WITHOUT_PACKAGES)
    for name, path in sources.items():
        copy.added_targets.append(take_in(copy, name, path))
    copy.targets = described(copy)
    if all(target.is_test for target in copy.targets):
        write_manifest(copy, manifest, "its manifest names no sources")
        copy.targets = described(copy)
    if not any(target.is_test for target in copy.targets):
        add_tests(copy)
    copy.original_manifest = manifest.read_text()


def take_in(copy, name, path):
    """Makes the sources of a dependency a target, which may import those taken in before it."""
    shutil.copytree(path, copy.folder / ".ratite" / name)
    dependencies = quoted(*copy.taken_in)
    copy.taken_in.append(name)
    return f'.target(name: "{name}", dependencies: [{dependencies}], path: ".ratite/{name}")'


def write_manifest(copy, manifest, why):
    specs = sorted(copy.folder.glob("*.podspec"))
    name = specs[0].stem if specs else copy.folder.name
    named = [
        match for spec in specs for match in re.findall(r"source_files\s*=\s*[\"']([\w/ ]+?)/\*", text_of(spec))]
    choices = [*named, f"Sources/{name}", "Sources", "Source", name]
    path = next((path for path in choices if list((copy.folder / path).rglob("*.swift"))), None)
    if path is None:
        raise Failure("no Package.swift, and no folder of sources that could stand for one")
    manifest.write_text(
        f"// swift-tools-version:5.5\nimport PackageDescription\n\nlet package = Package(\n"
        f'  name: "{name}", products: [.library(name: "{name}", targets: ["{name}"])],\n'
        f'  targets: [.target(name: "{name}", path: "{path}")])\n')
    copy.note(f"{why}: one was written for {path}")


def raise_tools_version(copy, manifest):
    text = manifest.read_text()
    match = re.match(r"//\s*swift-tools-version:\s*(\d+)\.(\d+)[^\n]*", text)
    found = (int(match[1]), int(match[2])) if match else (3, 0)
    if found >= OLDEST_TOOLS:
        return
    line = f"// swift-tools-version:{OLDEST_TOOLS[0]}.{OLDEST_TOOLS[1]}"
    manifest.write_text(line + (text[match.end():] if match else "\n" + text))
    copy.note(f"tools version {found[0]}.{found[1]} read as {OLDEST_TOOLS[0]}.{OLDEST_TOOLS[1]}")


def described(copy):
    result = subprocess.run(
        ["swift", "package", "--package-path", str(copy.folder), "describe", "--type", "json"],
        capture_output=True, text=True, errors="replace")
    if result.returncode != 0:
        raise Failure(f"SwiftPM cannot read the package:\n{result.stderr[-3000:]}")
    targets = json.loads(result.stdout[result.stdout.index("{"):])["targets"]
    found = []
    for target in targets:
        files = [name for name in target["sources"] if name.endswith(".swift")]
        if files and target["type"] in ("library", "executable", "test"):
            folder = copy.folder / target["path"]
            found.append(Target(
                target["name"], target["type"], folder, [folder / name for name in files],
                target.get("target_dependencies", [])))
    return found


def add_tests(copy):
    """Adds a test target where the manifest has none but there are tests of one of its modules."""
    libraries = [target for target in copy.targets if not target.is_test]
    home = home_of_tests(copy, libraries)
    if home is None:
        copy.note("has no tests")
        return
    leave_out_other_languages(copy, home)
    files = sorted(home.rglob("*.swift"))
    dependencies = [target.name for target in libraries]
    target = Target(libraries[0].name + "ClientTests", "test", home, files, dependencies)
    kind = ".testTarget"
    if any(re.search(r"^import Quick\b", text_of(path), re.MULTILINE) for path in files):
        kind = ".executableTarget"
        copy.runs_quick = target.name
        dependencies = dependencies + ["Quick", "Nimble"]
        write_quick_main(target)
    listed = ", ".join(f'"{name}"' for name in dependencies)
    copy.added_targets.append(
        f'{kind}(name: "{target.name}", dependencies: [{listed}], path: "{copy.relative(home)}")')
    copy.targets.append(target)
    copy.note(f"its manifest has no tests: {copy.relative(home)} was added as a test target")


def leave_out_other_languages(copy, folder):
    """Leaves out what SwiftPM does not compile beside Swift."""
    others = [path for path in sorted(folder.rglob("*")) if path.suffix in (".m", ".mm", ".h", ".c")]
    for path in others:
        path.unlink()
    if others:
        copy.note(f"{', '.join(copy.relative(path) for path in others)} left out (not Swift)")


def home_of_tests(copy, libraries):
    """The folder with the most files that import one of the libraries to test it; None if there is none."""
    known = {path for target in libraries for path in target.files}
    names = "|".join(re.escape(target.name) for target in libraries)
    about = re.compile(rf"^\s*(?:@testable\s+)?import\s+(?:{names})\b", re.MULTILINE)
    homes = {}
    for path in sorted(copy.folder.rglob("*.swift")):
        parts = path.relative_to(copy.folder).parts
        depth = next((i for i, part in enumerate(parts[:-1]) if re.search(r"Tests?$", part)), None)
        if path in known or depth is None or parts[0].startswith("."):
            continue
        if about.search(text_of(path)):
            homes.setdefault(copy.folder.joinpath(*parts[:depth + 1]), []).append(path)
    return max(sorted(homes), key=lambda folder: len(homes[folder]), default=None)


def write_quick_main(target):
    """Writes the entry point of tests for Quick, which are not discovered on Linux."""
    specs = [
        name for path in target.files
        for name in re.findall(r"\bclass\s+(\w+)\s*:\s*QuickSpec\b", text_of(path))
    ]
    main = target.folder / "main.swift"
    listed = ", ".join(f"{name}.self" for name in sorted(specs))
    main.write_text(f"import Nimble\nimport Quick\n\nQCKMain([{listed}])\n")
    shim = target.folder / "RatiteNimble.swift"
    shim.write_text(QUICK_SHIM)
    target.files += [main, shim]

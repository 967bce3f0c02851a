"""Builds: of Ratite, and of the copy against it."""

import re
import subprocess

from checkoutcopy import Failure
from ratitemodules import modules_for_clients, read_manifest
from remedies import note_tests_left_out, remedy
from swifttext import quoted

ERROR = re.compile(r"^(/[^:\n]+):(\d+):\d+: error: (.*)$", re.MULTILINE)
MAX_BUILDS = 12
# What the runtime says of a tool of Swift that crashes.
CRASH = "Backtrace took"


def run(command, **options):
    return subprocess.run(
        [str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        errors="replace", **options)


def build_ratite(package, scratch):
    """The folder with the modules and the library of Ratite, built as one."""
    # SwiftPM does not notice files that come or go in a package that another depends on.
    (scratch / "debug.yaml").unlink(missing_ok=True)
    result = run([
        "swift", "build", "--package-path", package, "--scratch-path", scratch, "--product",
        "RatiteForClients"])
    if result.returncode != 0:
        raise Failure(f"Ratite itself does not build:\n{result.stdout[-4000:]}")
    return scratch / "debug"


def importable_modules(package, scratch):
    """The modules of Ratite that every client has to find."""
    result = subprocess.run(
        ["swift", "package", "--package-path", str(package), "--scratch-path", str(scratch), "dump-package"],
        capture_output=True, text=True, errors="replace")
    if result.returncode != 0:
        raise Failure(f"SwiftPM cannot read the manifest of Ratite:\n{result.stderr[-3000:]}")
    return modules_for_clients(read_manifest(result.stdout))


def finish_manifest(copy):
    """Appends to the manifest what was added to targets, in SwiftPM's own terms."""
    library = "RatiteForClients"
    link = ["-L", str(copy.ratite), f"-l{library}", "-Xlinker", "-rpath", "-Xlinker", str(copy.ratite)]
    lines = [copy.original_manifest, "", "// What scripts/test-client adds."]
    gone = [target.name for target in copy.targets if not target.files]
    added = [text for text in copy.added_targets if not any(f'"{name}", dep' in text for name in gone)]
    lines += [f"package.targets.append({target})" for target in added]
    lines += removal_of_targets(gone) if gone else []
    lines += ["let ratiteFlags: [String: [String]] = ["]
    lines += [f"  {quoted(target.name)}: [{quoted(*target.flags)}]," for target in copy.targets]
    lines += ["]", "let ratiteDependencies: [String: [String]] = [", "  :" if not copy.targets else ""]
    lines += [
        f"  {quoted(target.name)}: [{quoted(*target.added_dependencies)}]," for target in copy.targets]
    lines += [
        "]",
        "for target in package.targets {",
        "  guard let flags = ratiteFlags[target.name] else { continue }",
        "  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags)]",
        "  target.linkerSettings =",
        f"    (target.linkerSettings ?? []) + [.unsafeFlags([{quoted(*link)}])]",
        "  for name in ratiteDependencies[target.name] ?? [] {",
        "    target.dependencies.append(.target(name: name))",
        "  }",
        "}",
    ]
    lines += [f"package.swiftLanguageVersions = [.version({quoted(copy.language)})]"] if copy.language else []
    (copy.folder / "Package.swift").write_text("\n".join(lines) + "\n")


def removal_of_targets(names):
    """What takes targets out of a manifest, also as dependencies of others."""
    return [
        f"let goneTargets: [String] = [{quoted(*names)}]",
        "package.targets.removeAll { goneTargets.contains($0.name) }",
        "for target in package.targets {",
        "  target.dependencies.removeAll {",
        "    switch $0 {",
        "    case .targetItem(let name, _), .byNameItem(let name, _): goneTargets.contains(name)",
        "    default: false",
        "    }",
        "  }",
        "}",
        "package.products.removeAll { ($0 as? Product.Library)?.targets.contains { goneTargets.contains($0) } ?? false }",
    ]


def build(copy):
    """Builds, with ways around what turns out not to compile."""
    may_crash = True
    for _ in range(MAX_BUILDS):
        finish_manifest(copy)
        # SwiftPM writes modules of its own, which list tests: the folder is for all, not for the targets.
        result = run([
            "swift", "build", "--build-tests", "--package-path", copy.folder, "-Xswiftc", "-I", "-Xswiftc",
            copy.modules])
        if result.returncode == 0:
            note_tests_left_out(copy)
            return
        errors = list(dict.fromkeys(ERROR.findall(result.stdout)))
        if not errors and CRASH in result.stdout and may_crash:
            # The driver of Swift 6.3 now and then does where files have gone since the last build.
            may_crash = False
        elif not remedy(copy, errors):
            break
    lines = [line for line in result.stdout.splitlines() if "error:" in line]
    raise Failure("\n".join(["does not compile:"] + (lines[:20] or result.stdout.splitlines()[-20:])))

"""The forms of delivery, each used once from nothing to a finding."""

import json
import os
import shutil
import sys

from .action import Action
from .releases import release
from .run import Failure, contains, run
from .systems import archive as base
from .systems import system

RELEASES = ("bookworm", "trixie")
# How long the first use may take where nothing is downloaded from far away, in seconds.
LIMIT = 120
FINDING = "reaches outside its superview by 67.5 points at the left"


def only(folder, pattern):
    """The one file of a folder that matches a pattern."""
    [path] = sorted(folder.glob(pattern))
    return path


def archive(root, folder):
    """Unpacked, without being installed."""
    path = only(root / "out/packages", "ratite-*.tar.gz")
    for release in RELEASES:
        with system(root, folder, release) as (place, inside):
            shutil.copytree(root / "Examples/Books", place / "srv/App")
            shutil.copy(path, place / "srv")
            inside(f"tar -xzf /srv/{path.name} -C /opt")
            contains(inside("cd /srv && /opt/ratite-*/bin/ratite check App"), FINDING)
            inside("cd /srv && /opt/ratite-*/bin/ratite preview App/Books.storyboard -o out")
            inside(f"rm -rf /opt/ratite-* /srv/{path.name}", quiet=True)
            same_pictures(root, folder, place / "srv/out")


def same_pictures(root, folder, pictures):
    """Pages and pictures from a bare system are those that are made here, byte by byte."""
    here = folder / "here"
    shutil.rmtree(here, ignore_errors=True)
    program = root / ".build-package/release/ratite"
    # By the same path, which the page names.
    run([program, "preview", "App/Books.storyboard", "-o", here], cwd=pictures.parent, quiet=True)
    run(["diff", "-r", here, pictures])


def deb(root, folder):
    """Installed with dpkg, with its manual page and completions, and removed without a trace."""
    path = only(root / "out/packages", "ratite_*.deb")
    for release in RELEASES:
        with system(root, folder, release) as (place, inside):
            shutil.copytree(root / "Examples/Books", place / "srv/App")
            shutil.copy(path, place / "srv")
            inside(f"dpkg -i /srv/{path.name}")
            contains(inside("cd /srv && ratite check App"), FINDING)
            inside("test -s /usr/share/man/man1/ratite.1.gz -a -s /usr/share/bash-completion/completions/ratite")
            inside("dpkg -P ratite")
            inside("test ! -e /usr/lib/ratite -a ! -e /usr/bin/ratite")


def container(root, folder):
    """Built from Containerfile on a bare Debian, and run with a folder of documents."""
    store = ["--root", folder / "store", "--runroot", folder / "run", "--storage-driver", "vfs"]
    buildah = ["buildah", *store]
    name = run([*buildah, "from", "scratch"]).strip().splitlines()[-1]
    run([*buildah, "add", name, base(root, RELEASES[0])], quiet=True)
    run([*buildah, "commit", name, "localhost/debian"], quiet=True)
    run([*buildah, "build", "--isolation", "chroot", "--pull-never", "--network", "host",
         "--build-arg", "BASE=localhost/debian", "--ignorefile", ".containerignore", "-t", "ratite", "-f",
         "Containerfile", "."], cwd=root)
    made = run([*buildah, "from", "--pull-never", "localhost/ratite"], quiet=True).strip().splitlines()[-1]
    configuration = json.loads(run([*buildah, "inspect", made], quiet=True))["OCIv1"]["config"]
    command = configuration["Entrypoint"] + configuration["Cmd"]
    contains(
        run([*buildah, "run", "--isolation", "chroot", "--volume", f"{root / 'Examples/Books'}:/work:ro", made, "--",
             *command]), FINDING)


def action(root, folder):
    """Every step of action.yml, twice for one pull request: the comment is written, then written anew."""
    path = only(root / "out/packages", "ratite-*.tar.gz")
    project = folder / "project"
    shutil.copytree(root / "Examples/Books", project / "App")
    with Action(root, folder, project) as made:
        first = made.run({"archive": path, "paths": "App", "fail-on": "warning"}, expect=1)
        contains(first, "::warning file=App/BooksFaulty.storyboard,line=56")
        made.run({"archive": path, "paths": "App", "arguments": "--device 'iPhone 15'"}, expect=0)
        contains(made.summary, "## ratite check")
        comments = made.comments
        if len(comments) != 1 or "<!-- ratite -->" not in comments[0]["body"]:
            raise AssertionError(f"the pull request has other comments than one: {comments}")


def pre_commit(root, folder):
    """The hook that takes the tool from PATH stops a commit; the one that builds the tool is said to be as good."""
    environment = folder / "environment"
    run([sys.executable, "-m", "venv", environment], quiet=True)
    run([environment / "bin/pip", "install", "-q", "pre-commit"])
    run(["tar", "-xzf", only(root / "out/packages", "ratite-*.tar.gz"), "-C", folder])
    project = folder / "project"
    shutil.copytree(root / "Examples/Books", project / "App")
    tools = f"{only(folder, 'ratite-*/bin')}:{environment / 'bin'}:{os.environ['PATH']}"
    git = {"PATH": tools, "HOME": str(folder), "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
           "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org"}
    revision = run(["git", "rev-parse", "HEAD"], cwd=root, quiet=True).strip()
    (project / ".pre-commit-config.yaml").write_text(
        f"repos:\n- repo: {root}\n  rev: {revision}\n  hooks:\n  - id: ratite-system\n    args: [--fail-on, warning]\n")
    run(["git", "init", "-q"], cwd=project, env=git, quiet=True)
    run(["pre-commit", "install"], cwd=project, env=git)
    run(["git", "add", "-A"], cwd=project, env=git, quiet=True)
    contains(run(["git", "commit", "-m", "Add books"], cwd=project, env=git, expect=1), FINDING)
    (project / "App/BooksFaulty.storyboard").unlink()
    run(["git", "add", "-A"], cwd=project, env=git, quiet=True)
    run(["git", "commit", "-m", "Add books"], cwd=project, env=git)


PACKAGE = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App", dependencies: [{dependency}],
  targets: [.target(name: "App", resources: [.copy("BooksFaulty.storyboard")]{plugins})])
"""


def client(root, folder, dependency, plugins=""):
    """A package with a faulty document."""
    project = folder / "project"
    sources = project / "Sources/App"
    sources.mkdir(parents=True)
    shutil.copy(root / "Examples/Books/BooksFaulty.storyboard", sources)
    (sources / "App.swift").write_text("public let title = \"Books\"\n")
    (project / "Package.swift").write_text(PACKAGE.format(dependency=dependency, plugins=plugins))
    return project


def command(root, folder):
    """The plug-in that is a command, with and without arguments, in a package that depends on the released plug-ins."""
    with release(root, folder) as (dependency, trusting):
        project = client(root, folder, dependency)
        contains(trusting(["swift", "package", "ratite"], cwd=project, seconds=LIMIT), FINDING)
        trusting(["swift", "package", "ratite", "check", "--fail-on", "warning", "Sources"], cwd=project, expect=1)
        nothing_compiled(project)


def build_tool(root, folder):
    """The plug-in that checks documents while building says what is wrong, and fails where it is asked to."""
    with release(root, folder) as (dependency, trusting):
        project = client(root, folder, dependency, ', plugins: [.plugin(name: "RatiteCheck", package: "ratite-plugins")]')
        contains(trusting(["swift", "build"], cwd=project, seconds=LIMIT), FINDING)
        (project / ".ratite.yml").write_text("fail_on: warning\n")
        with open(project / "Sources/App/BooksFaulty.storyboard", "a", encoding="utf-8") as document:
            document.write("\n")
        contains(trusting(["swift", "build"], cwd=project, expect=1), FINDING)
        nothing_compiled(project)


def nothing_compiled(project):
    """Fails where a client has got the sources of the tool."""
    checkouts = [path.name for path in (project / ".build/checkouts").iterdir()]
    if checkouts != ["ratite-plugins"]:
        raise Failure(f"the client has the sources of {', '.join(checkouts)}")


def source(root, folder):
    """The command from the sources of the tool, which are compiled."""
    project = client(root, folder, f'.package(name: "ratite", path: "{root}")')
    contains(run(["swift", "package", "ratite"], cwd=project), FINDING)


ALL = {
    "archive": archive, "deb": deb, "container": container, "action": action, "pre-commit": pre_commit,
    "command": command, "build-tool": build_tool, "source": source,
}

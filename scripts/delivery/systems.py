"""Systems that hold nothing but Debian's essential packages."""

import shutil
import subprocess
from contextlib import contextmanager

from .run import run

MIRROR = "http://deb.debian.org/debian"


def archive(root, release):
    """A system as a tar archive, made once."""
    path = root / ".build-package" / f"debian-{release}.tar"
    if not path.exists():
        folder = path.with_suffix(".tree")
        shutil.rmtree(folder, ignore_errors=True)
        run(["debootstrap", "--variant=minbase", release, folder, MIRROR])
        run(["tar", "-C", folder, "-cf", path, "."])
        shutil.rmtree(folder)
    return path


@contextmanager
def system(root, folder, release):
    """A fresh system in a folder, with /proc; gives a function that runs a command in it."""
    place = folder / release
    place.mkdir()
    run(["tar", "-C", place, "-xf", archive(root, release)], quiet=True)
    run(["mount", "-t", "proc", "proc", place / "proc"], quiet=True)
    try:
        yield place, lambda command, **options: run(["chroot", place, "sh", "-c", command], **options)
    finally:
        subprocess.run(["umount", place / "proc"], check=False)

"""A release of the plug-ins of SwiftPM, with a server on this machine in the place of GitHub."""

import functools
import ssl
import threading
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

from .run import run


# Runs a command that trusts one certificate in place of the system's: Foundation reads them from this file and no other.
TRUSTING = ["unshare", "-m", "sh", "-c", 'mount --bind "$0" /etc/ssl/certs/ca-certificates.crt && exec "$@"']


class Files(SimpleHTTPRequestHandler):
    """The files of a folder."""

    def log_message(self, *_):
        pass


def certificate(folder):
    """A certificate of this machine, with its key: SwiftPM downloads by HTTPS alone."""
    paths = folder / "certificate.pem", folder / "key.pem"
    run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
         "subjectAltName=DNS:localhost", "-out", paths[0], "-keyout", paths[1]], quiet=True)
    return paths


@contextmanager
def server(folder, certificate_path, key):
    """Serves a folder; gives the address."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate_path, key)
    listening = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=folder))
    listening.socket = context.wrap_socket(listening.socket, server_side=True)
    threading.Thread(target=listening.serve_forever, daemon=True).start()
    try:
        yield f"https://localhost:{listening.server_address[1]}"
    finally:
        listening.shutdown()


def publish(folder, version):
    """The package of the plug-ins as a repository with the tag of a version."""
    git = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    for arguments in (["init", "-q"], ["add", "-A"], ["commit", "-qm", version], ["tag", version]):
        run([*git, *arguments], cwd=folder, quiet=True)


@contextmanager
def release(root, folder):
    """Publishes the artifact bundle and the package of the plug-ins as a release does.

    Gives the dependency that a client writes, and a function that runs a command where nothing was ever downloaded.
    """
    [archive] = (root / "out/packages").glob("ratite-*.tar.gz")
    version = archive.name.split("-")[1]
    files, home = folder / "release", folder / "home"
    files.mkdir()
    home.mkdir()
    authority, key = certificate(folder)
    with server(files, authority, key) as address:
        run([root / "scripts/packaging/artifact-bundle", archive, "--output", files, "--address",
             f"{address}/ratite-{version}.artifactbundle.zip"])
        publish(files / "ratite-plugins", version)
        yield (f'.package(url: "file://{files}/ratite-plugins", from: "{version}")',
               lambda command, **options: run([*TRUSTING, authority, *command], env={"HOME": str(home)}, **options))

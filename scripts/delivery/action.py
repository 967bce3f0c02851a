"""Runs the steps of action.yml as GitHub does, with a server on this machine in the place of GitHub."""

import json
import os
import re
import subprocess
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from .run import Failure, need_module

need_module("yaml", "pyyaml")
import yaml  # noqa: E402


class GitHub(BaseHTTPRequestHandler):
    """The comments of a pull request."""

    def do_GET(self):
        self.answer(self.server.comments)

    def do_POST(self):
        comment = {"id": len(self.server.comments) + 1, **self.received()}
        self.server.comments.append(comment)
        self.answer(comment)

    def do_PATCH(self):
        number = int(self.path.rsplit("/", 1)[1])
        self.server.comments[number - 1].update(self.received())
        self.answer(self.server.comments[number - 1])

    def received(self):
        return json.loads(self.rfile.read(int(self.headers["Content-Length"])))

    def answer(self, value):
        data = json.dumps(value).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


class Action:
    """The action of a repository, used by a job of another one."""

    def __init__(self, root, folder, project):
        self.root, self.folder, self.project = root, folder, project
        self.steps = yaml.safe_load((root / "action.yml").read_text())
        self.paths = []

    def __enter__(self):
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), GitHub)
        self.server.comments = []
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        (self.folder / "event.json").write_text(json.dumps({"pull_request": {"number": 7}}))
        return self

    def __exit__(self, *_):
        self.server.shutdown()

    @property
    def comments(self):
        return self.server.comments

    @property
    def summary(self):
        return (self.folder / "summary").read_text()

    def run(self, inputs, expect):
        """Runs all steps with inputs, and returns what they printed; the exit code is that of the last."""
        values = {name: str(inputs.get(name, value.get("default", ""))) for name, value in
                  self.steps["inputs"].items()}
        outputs, printed, status = {}, "", 0
        begin = time.monotonic()
        for step in self.steps["runs"]["steps"]:
            if not self.holds(step.get("if"), values):
                continue
            status, text, outputs[step["id"]] = self.step(step, values, outputs)
            printed += text
            if status:
                break
        print(f"  {len(self.steps['runs']['steps'])} steps    [{time.monotonic() - begin:.2f} s, exit code {status}]")
        if status != expect:
            raise Failure(f"the action ended with {status} in place of {expect}: {printed[-2000:]}")
        return printed

    def step(self, step, values, outputs):
        for name in ("output", "summary", "path"):
            (self.folder / name).touch()
        (self.folder / "output").write_text("")
        own = {name: self.filled(value, values, outputs) for name, value in step.get("env", {}).items()}
        address = f"http://127.0.0.1:{self.server.server_address[1]}"
        environment = {
            **os.environ, **own, "GITHUB_ACTION_PATH": str(self.root), "RUNNER_TEMP": str(self.folder),
            "GITHUB_OUTPUT": str(self.folder / "output"), "GITHUB_STEP_SUMMARY": str(self.folder / "summary"),
            "GITHUB_PATH": str(self.folder / "path"), "GITHUB_EVENT_PATH": str(self.folder / "event.json"),
            "GITHUB_API_URL": address, "GITHUB_REPOSITORY": "someone/app", "CI": "true",
            "PATH": ":".join([*(self.folder / "path").read_text().split(), os.environ["PATH"]]),
        }
        # GitHub's own way to call bash.
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=self.project,
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        lines = (self.folder / "output").read_text().splitlines()
        return done.returncode, done.stdout, dict(line.split("=", 1) for line in lines)

    @staticmethod
    def holds(condition, values):
        return condition is None or values["comment"] == "true"

    @staticmethod
    def filled(text, values, outputs):
        def value(match):
            expression = match.group(1)
            if found := re.fullmatch(r"inputs\.([\w-]+)", expression):
                return values[found.group(1)]
            if found := re.fullmatch(r"steps\.(\w+)\.outputs\.(\w+)", expression):
                return outputs[found.group(1)].get(found.group(2), "")
            return ""
        return re.sub(r"\$\{\{ (.*?) \}\}", value, text)

"""Headless Chromium, spoken to over a pipe by the DevTools protocol; nothing but Python's library is needed."""

import base64
import json
import os
import shutil
import subprocess
import tempfile

KEY_CODES = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36,
             "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}

# Milliseconds from the navigation to the first contentful paint, which may come after the event that ends loading.
FIRST_PAINT = """new Promise((paint, fail) => {
  new PerformanceObserver(list => {
    const first = list.getEntriesByName('first-contentful-paint')[0];
    if (first) paint(first.startTime);
  }).observe({ type: 'paint', buffered: true });
  setTimeout(() => fail(new Error('nothing was painted in 10 s')), 10000);
})"""

NAMES = ["chromium", "chromium-browser", "google-chrome"]


class Browser:
    """A browser with one page."""

    def __init__(self, width=1280, height=900):
        path = next((shutil.which(name) for name in NAMES if shutil.which(name)), None)
        if not path:
            raise SystemExit("there is no Chromium; 'apt-get install chromium' installs one")
        self.profile = tempfile.TemporaryDirectory()
        read, their_write = os.pipe()
        their_read, write = os.pipe()
        command = [path, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars",
                   "--disable-background-networking", "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}",
                   "about:blank"]

        def descriptors():
            # The browser reads from 3 and writes to 4; both may be taken by the pipes themselves.
            reading, writing = os.dup(their_read), os.dup(their_write)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(command, preexec_fn=descriptors, close_fds=False, stderr=subprocess.DEVNULL)
        os.close(their_read)
        os.close(their_write)
        self.output, self.input = os.fdopen(read, "rb", 0), os.fdopen(write, "wb", 0)
        self.buffer, self.count, self.events = b"", 0, []
        self.session = None
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.send(domain + ".enable")
        self.resize(width, height)

    def close(self):
        """Ends the browser."""
        try:
            self.session = None
            self.send("Browser.close")
        except (OSError, RuntimeError):
            pass
        self.process.wait(10)
        self.profile.cleanup()

    def send(self, method, **parameters):
        """Sends a command and returns its result."""
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.input.write(json.dumps(message).encode() + b"\0")
        number = self.count
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def receive(self):
        """Returns the next message."""
        while b"\0" not in self.buffer:
            data = self.output.read(1 << 16)
            if not data:
                raise RuntimeError("the browser ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def wait(self, method):
        """Waits for an event and returns its parameters."""
        while True:
            for index, event in enumerate(self.events):
                if event.get("method") == method:
                    return self.events.pop(index)["params"]
            self.events.append(self.receive())

    def open(self, path, fragment=""):
        """Opens a file."""
        self.events.clear()
        self.send("Page.navigate", url="about:blank")
        self.wait("Page.loadEventFired")
        self.events.clear()
        self.send("Page.navigate", url="file://" + os.path.abspath(path) + fragment)
        self.wait("Page.loadEventFired")

    def first_paint(self):
        """Waits for the page's first contentful paint and returns its time in milliseconds."""
        return self.run(FIRST_PAINT)

    def requests(self):
        """Returns the addresses that were loaded beside the page."""
        self.run("1")
        return [event["params"]["request"]["url"] for event in self.events
                if event.get("method") == "Network.requestWillBeSent"][1:]

    def errors(self):
        """Returns what the page's script threw and what the browser refused."""
        self.run("1")
        thrown = [event["params"]["exceptionDetails"]["exception"].get("description", "") for event in self.events
                  if event.get("method") == "Runtime.exceptionThrown"]
        logged = [event["params"]["entry"]["text"] for event in self.events
                  if event.get("method") == "Log.entryAdded" and event["params"]["entry"]["level"] == "error"]
        return thrown + logged

    def run(self, expression):
        """Returns the value of an expression on the page."""
        answer = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']['exception'].get('description')}")
        return answer["result"].get("value")

    def resize(self, width, height):
        """Changes the size of the window."""
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def prefer(self, scheme):
        """Changes whether the browser is light or dark."""
        self.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def key(self, key, shift=False):
        """Presses a key; those with a code do what the browser does with them, such as moving the focus."""
        text = "\r" if key == "Enter" else key if len(key) == 1 else ""
        code = KEY_CODES.get(key, 0)
        fields = {"key": key, "windowsVirtualKeyCode": code, "modifiers": 8 if shift else 0}
        self.send("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **fields)
        self.send("Input.dispatchKeyEvent", type="keyUp", **fields)

    def mouse(self, kind, x, y, button="left", buttons=0, count=1):
        """Moves or presses the mouse."""
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, buttons=buttons, clickCount=count)

    def click(self, x, y):
        """Clicks at a point."""
        self.mouse("mouseMoved", x, y, button="none")
        self.mouse("mousePressed", x, y, buttons=1)
        self.mouse("mouseReleased", x, y)

    def picture(self, path, whole=False):
        """Writes a picture of the window or of the whole page."""
        answer = self.send("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        with open(path, "wb") as file:
            file.write(base64.b64decode(answer["data"]))

    def pdf(self):
        """Returns the page as it is printed."""
        return base64.b64decode(self.send("Page.printToPDF")["data"])

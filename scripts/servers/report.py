"""What passed and what failed."""


class Report:
    def __init__(self):
        self.passed = 0
        self.failed = 0

    def equal(self, name, found, expected):
        """Passes where a value is the expected one."""
        self._count(name, found == expected, f"expected {expected!r}, found {found!r}")

    def holds(self, name, condition, found=""):
        """Passes where a condition holds."""
        self._count(name, bool(condition), f"found {found!r}")

    def contains(self, name, text, *parts):
        """Passes where a text holds some parts."""
        missing = [part for part in parts if part not in (text or "")]
        self._count(name, not missing, f"{missing!r} missing in {text!r}")

    def fail(self, name, reason):
        """Counts something that could not be tried."""
        self._count(name, False, reason)

    def _count(self, name, passed, reason):
        if passed:
            self.passed += 1
            print(f"passed: {name}", flush=True)
        else:
            self.failed += 1
            print(f"FAILED: {name}: {reason}", flush=True)

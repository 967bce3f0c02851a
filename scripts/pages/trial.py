"""Checks on a page, counted."""

import time

PICTURES = "[...document.querySelectorAll('.shot .picture')].map(one => one.innerHTML.length).join()"


class Trial:
    """Checks, counted."""

    def __init__(self, browser):
        self.browser = browser
        self.passed = self.failed = self.skipped = 0

    def has(self, what, holds):
        """Whether the document has what checks need; says what it lacks."""
        if not holds:
            self.skipped += 1
            print(f"skipped: no {what}")
        return holds

    def shows(self, what, selector, least=1):
        """Whether the page has elements that checks need."""
        return self.has(what, self.browser.run(f"document.querySelectorAll({selector!r}).length") >= least)

    def check(self, name, holds, detail=""):
        """Counts a check and says which fail."""
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED {name} {detail}")

    def changes(self, name, act, expression=PICTURES):
        """Checks that an act changes the value of an expression."""
        before = self.browser.run(expression)
        act()
        time.sleep(0.15)
        after = self.browser.run(expression)
        self.check(name, before != after, f"{str(before)[:80]!r} stays")

"""How far verdicts agree with the saved ones: precision and recall, by repository and over all views."""

import collections

from documents import TOLERANCE, VERDICTS


def judged(view, solved):
    """The verdicts of the tool about a view, from what `ratite frames` says of it.

    Nothing is said of a view that the tool does not know. A frame that is open is not misplaced.
    """
    if solved is None:
        return {name: False for name in VERDICTS}
    is_open = any(not variable.startswith("content") for variable in solved["ambiguous"])
    differs = any(abs(saved - own) > TOLERANCE for saved, own in zip(view.frame, solved["frame"]))
    return {"misplaced": view.is_constrained and differs and not is_open, "ambiguous": bool(solved["ambiguous"])}


class Count:
    """Views by what was saved and what was said of them."""

    def __init__(self):
        self.hits = self.said = self.saved = 0

    def add(self, saved, said):
        """Counts a view."""
        self.hits += saved and said
        self.said += said
        self.saved += saved

    def __iadd__(self, other):
        self.hits += other.hits
        self.said += other.said
        self.saved += other.saved
        return self

    @property
    def precision(self):
        """The share of views that are marked among those said to be; None where none is."""
        return self.hits / self.said if self.said else None

    @property
    def recall(self):
        """The share of views that are said to be among those marked; None where none is."""
        return self.hits / self.saved if self.saved else None


class Table:
    """Counts by repository, for one verdict."""

    def __init__(self):
        self.rows = collections.defaultdict(Count)

    @property
    def total(self):
        """The count of all views."""
        total = Count()
        for row in self.rows.values():
            total += row
        return total

    def mean(self, share):
        """The mean of a share over the repositories that have one, and their number."""
        shares = [value for value in (share(row) for row in self.rows.values()) if value is not None]
        return (sum(shares) / len(shares) if shares else None), len(shares)

    def lines(self, verdict, scope):
        """The figures as text."""
        total = self.total
        means = [self.mean(lambda row: row.precision), self.mean(lambda row: row.recall)]
        words = " · ".join(
            f"{name} {percent(share)}, mean of {count} repositories {percent(mean)}"
            for name, share, (mean, count) in zip(
                ("precision", "recall"), (total.precision, total.recall), means))
        return f"{verdict}, {scope}: {words} ({total.saved} marked, {total.said} said, {total.hits} both)"


def percent(share):
    """A share in percent; a dash for none."""
    return "-" if share is None else f"{100 * share:.1f} %"

"""What is known of differences by name: docs/known-differences.txt, for scripts/fidelity.

A line says it of views of one document, in four columns set apart by tabs: the document's path below the folder of the
documents; the kind, one of KINDS; the ids of the views, or * for all of it that differ and are named nowhere else; and the
evidence. Empty lines and lines that begin with # say nothing.
"""

import collections
import os
import textwrap

# What a difference can come from, in the order of the page.
KINDS = {
    "taken-out": "the answer is a frame that is taken out",
    "saved-before": "saved before what determines it was changed",
    "contradicts": "the saved frames contradict what the document requires",
    "picture": "the pixels of a picture, which the document does not hold",
    "font": "a font that is not at hand",
    "apple": "what only Apple's releases know",
    "open": "not known: the document should say it",
}
UNNAMED = "not looked at"


class Entry:
    """A line of the list."""

    def __init__(self, document, kind, views, evidence):
        self.document, self.kind, self.views, self.evidence = document, kind, views, evidence

    @property
    def covers_rest(self):
        return self.views == ["*"]


def load(path):
    """The entries of a list, in order.

    Raises ValueError for a line that cannot be taken, with its number.
    """
    entries = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        columns = line.split("\t")
        if len(columns) != 4 or columns[1] not in KINDS or not columns[2] or not columns[3]:
            raise ValueError(f"{path.name}:{number}: not a document, a kind ({', '.join(KINDS)}), views and evidence, "
                             "set apart by tabs")
        entries.append(Entry(columns[0], columns[1], columns[2].split(), columns[3]))
    return entries


def misplaced(entries, corpus):
    """What a list names that is no document."""
    for entry in entries:
        if not os.path.isfile(os.path.join(corpus, entry.document)):
            yield f"{entry.document}: there is no such document"


class Known:
    """What a list says of the differences of documents."""

    def __init__(self, entries, documents, corpus):
        self.documents = [(os.path.relpath(document.fact.path, corpus), document) for document in documents]
        self.entries = collections.defaultdict(list)
        for entry in entries:
            self.entries[entry.document].append(entry)
        self.views = {entry: set() for entry in entries}
        self.unnamed = []
        for path, document in self.documents:
            self._sort(path, document.missed)

    def _sort(self, path, missed):
        rest = set(missed)
        for entry in sorted(self.entries[path], key=lambda entry: entry.covers_rest):
            found = rest if entry.covers_rest else rest.intersection(entry.views)
            self.views[entry] = set(found)
            rest = rest - found
        self.unnamed += [(path, view) for view in sorted(rest)]

    def gone(self):
        """What the list names that does not differ, of the documents that were measured."""
        measured = {path for path, _ in self.documents}
        for entry, found in self.views.items():
            if entry.document in measured and entry.covers_rest and not found:
                yield f"{entry.document}: nothing differs that is named nowhere else"
            elif entry.document in measured and not entry.covers_rest:
                for view in sorted(set(entry.views) - found):
                    yield f"{entry.document}: {view} does not differ"

    def counts(self):
        """The table of the kinds, in Markdown."""
        views, holders = collections.Counter(), collections.defaultdict(set)
        for entry, found in self.views.items():
            views[entry.kind] += len(found)
            if found:
                holders[entry.kind].add(entry.document)
        rows = [(title, views[kind], len(holders[kind])) for kind, title in KINDS.items()]
        rows.append((UNNAMED, len(self.unnamed), len({path for path, _ in self.unnamed})))
        return ["| the difference | views | documents |", "|---|---:|---:|",
                *(f"| {title} | {count:,} | {documents:,} |" for title, count, documents in rows)]

    def names(self):
        """The evidence by kind and document, in Markdown."""
        for kind, title in KINDS.items():
            found = [(entry, views) for entry, views in self.views.items() if entry.kind == kind and views]
            if found:
                yield from [f"#### {title[0].upper()}{title[1:]}", "", *_bullets(found), ""]


def _bullets(found):
    """One for each entry with its views: the document and how many differ, and below it the evidence."""
    for entry, views in sorted(found, key=lambda item: (item[0].document, item[0].views)):
        yield f"- `{entry.document}` ({len(views)}):"
        yield textwrap.fill(entry.evidence, 120, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)

"""The smallest document that still fails."""

import time


class Shrinker:
    """Removes what a failure does not need, within a time in seconds."""

    def __init__(self, fails, seconds=20):
        self.fails = fails
        self.end = time.monotonic() + seconds

    def shrink_tree(self, root):
        """Returns the smallest document found, and whether nothing more can go."""
        root = root.copy()
        changed = True
        while changed:
            changed = self.remove_elements(root) | self.lift_elements(root) | self.remove_attributes(root)
            if self.is_late:
                return root
        return root

    def shrink_bytes(self, data):
        """Returns the shortest bytes found."""
        size = max(1, len(data) // 2)
        while size and not self.is_late:
            start, changed = 0, False
            while start < len(data) and not self.is_late:
                shorter = data[:start] + data[start + size:]
                if self.fails(shorter):
                    data, changed = shorter, True
                else:
                    start += size
            size = size if changed and size == 1 else size // 2
        return data

    @property
    def is_late(self):
        """Whether the time is over."""
        return time.monotonic() > self.end

    def remove_elements(self, root):
        """Removes children, first many at a time; returns whether any went."""
        changed, pending = False, [root]
        while pending and not self.is_late:
            element = pending.pop(0)
            changed |= self.remove_items(element.children, root)
            pending += element.children
        return changed

    def remove_items(self, items, root):
        """Removes items of a list while the document fails, in halves first."""
        changed, size = False, max(1, len(items))
        while size and items and not self.is_late:
            start = 0
            while start < len(items) and not self.is_late:
                removed = items[start:start + size]
                del items[start:start + size]
                if self.fails(root.text().encode()):
                    changed = True
                else:
                    items[start:start] = removed
                    start += size
            size //= 2
        return changed

    def lift_elements(self, root):
        """Puts an element's subviews in its place; returns whether any went."""
        changed = False
        for parent in [element for element in root.walk() if element.name == "subviews"]:
            for index, view in enumerate(list(parent.children)):
                inner = [child for part in view.children if part.name == "subviews" for child in part.children]
                if not inner or self.is_late or index >= len(parent.children) or parent.children[index] is not view:
                    continue
                parent.children[index:index + 1] = inner
                if self.fails(root.text().encode()):
                    changed = True
                else:
                    parent.children[index:index + len(inner)] = [view]
        return changed

    def remove_attributes(self, root):
        """Removes attributes; returns whether any went."""
        changed = False
        for element in root.walk():
            for name, value in list(element.attributes.items()):
                if self.is_late:
                    return changed
                before = dict(element.attributes)
                del element.attributes[name]
                if self.fails(root.text().encode()):
                    changed = True
                else:
                    element.attributes = before
        return changed

"""Random damage to a document."""

ODD_VALUES = [
    "", "nan", "inf", "-inf", "1e308", "-1e308", "1e-320", "0", "-1", "1e7", "10000001", "99999999999999999999",
    "YES", "NO", "\u202e", "\u2066a", "\u200f", "\x7f", "\x9b31m",
    "a" * 300, "0x10", "1,5", "16:9:4", "1:0", "0/0", "NaN:1", "-0.0", "2147483648",
]
BYTES = [b"<", b">", b"&", b'"', b"\x00", b"\xff", b"\xef\xbb\xbf", b"]]>", b"<!--", b"&#0;", b"&#x110000;", b"\r"]


class Mutator:
    """Damages documents."""

    def __init__(self, random):
        self.random = random

    def mutate(self, root):
        """Returns the bytes of a document that was damaged, which may no longer be XML."""
        root = root.copy()
        for _ in range(self.random.choice([1, 1, 2, 3, 6])):
            self.change(root)
        text = root.text()
        data = bytearray("".join(c for c in text if c in "\t\n\r" or c >= " ").encode())
        if self.random.random() < 0.12:
            self.damage(data)
        return bytes(data)

    def change(self, root):
        """Changes an element or attribute."""
        elements = list(root.walk())[1:]
        if not elements:
            return
        change = self.random.choice([
            self.change_attribute, self.change_attribute, self.drop_attribute, self.drop_element,
            self.repeat_element, self.move_element, self.rename_element, self.swap_attributes,
            self.change_reference])
        change(root, elements, self.random.choice(elements))

    def change_attribute(self, root, elements, element):
        """Gives an attribute an odd value."""
        if element.attributes:
            name = self.random.choice(list(element.attributes))
            element.attributes[name] = self.random.choice(ODD_VALUES)

    def drop_attribute(self, root, elements, element):
        """Removes an attribute."""
        if element.attributes:
            del element.attributes[self.random.choice(list(element.attributes))]

    def swap_attributes(self, root, elements, element):
        """Exchanges the values of an attribute of two elements."""
        other = self.random.choice(elements)
        shared = [name for name in element.attributes if name in other.attributes]
        if shared:
            name = self.random.choice(shared)
            values = element.attributes[name], other.attributes[name]
            other.attributes[name], element.attributes[name] = values

    def change_reference(self, root, elements, element):
        """Connects a reference to another object."""
        names = [n for n in ("firstItem", "secondItem", "destination", "reference") if n in element.attributes]
        ids = [other.get("id") for other in elements if other.get("id")]
        if names and ids:
            element.attributes[self.random.choice(names)] = self.random.choice(ids)

    def drop_element(self, root, elements, element):
        """Removes an element with what is in it."""
        remove(root, element)

    def repeat_element(self, root, elements, element):
        """Repeats an element, ids included."""
        siblings = parent_of(root, element).children
        siblings.insert(self.random.randrange(len(siblings) + 1), element.copy())

    def move_element(self, root, elements, element):
        """Moves an element to another parent."""
        below = set(map(id, element.walk()))
        target = self.random.choice([root] + elements)
        if id(target) not in below:
            remove(root, element)
            target.children.insert(self.random.randrange(len(target.children) + 1), element)

    def rename_element(self, root, elements, element):
        """Gives an element the name of another."""
        element.name = self.random.choice(elements).name

    def damage(self, data):
        """Damages bytes."""
        for _ in range(self.random.choice([1, 1, 3, 10])):
            place = self.random.randrange(len(data))
            choice = self.random.randrange(3)
            if choice == 0:
                data[place] = self.random.randrange(256)
            elif choice == 1:
                data[place:place] = self.random.choice(BYTES)
            else:
                del data[place:place + self.random.choice([1, 1, 20, 400])]
                if not data:
                    data.extend(b" ")


def remove(root, element):
    """Removes an element from its parent."""
    parent = parent_of(root, element)
    parent.children = [child for child in parent.children if child is not element]


def parent_of(root, element):
    """Returns the parent of an element below a root."""
    return next(parent for parent in root.walk() if any(child is element for child in parent.children))

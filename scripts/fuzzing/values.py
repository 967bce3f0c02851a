"""Random values that attributes of documents may have."""

TEXTS = [
    "", " ", "A", "Label", "Sign in", "Continue with a rather long title", "Ä Ö Ü ß", "日本語の文章です",
    "مرحبا بالعالم", "one\ntwo\nthree", "e\u0301\u0301\u0301", "<&>\"'", "0", "%@ %d",
    "👩‍👩‍👧‍👦 family", "tab\there",
    "Pneumonoultramicroscopicsilicovolcanoconiosis", "word " * 60, "\t",
]
LENGTHS = [0, 0, 1, 2, 4, 8, 8, 10, 12, 16, 20, 20, 24, 30, 44, 50, 60, 80, 100, 128, 200, 320, 375, 600]
ODD_LENGTHS = [
    -1, -8, -20, -100, -0.0, 0.5, 0.333333, 1 / 3, 7.25, 1e-9, 2.2250738585072014e-308, 999.999, 5000,
    1e5, 9999999,
]
MULTIPLIERS = ["1", "1", "1", "0.5", "2", "16:9", "1:3", "3/4", "0.25", "1.5", "0.333333", "-1", "0.001", "100"]
PRIORITIES = ["999", "998", "751", "750", "749", "501", "500", "251", "250", "249", "100", "51", "50", "2", "1"]


def number(value):
    """Returns a number as a document writes it."""
    return str(int(value)) if float(value).is_integer() and abs(value) < 1e9 else repr(float(value))


class Values:
    """Random values from a source of random numbers."""

    def __init__(self, random):
        self.random = random

    def chance(self, probability):
        """Returns true with a probability."""
        return self.random.random() < probability

    def pick(self, options):
        """Returns one of the options."""
        return self.random.choice(options)

    def length(self, odd=0.03):
        """Returns a length in points, which is an odd one with a probability."""
        if self.chance(odd):
            return number(self.pick(ODD_LENGTHS))
        return number(self.pick(LENGTHS) if self.chance(0.7) else self.random.randrange(0, 400))

    def extent(self):
        """Returns a length that is not negative."""
        return self.length(0.03).lstrip("-")

    def text(self):
        """Returns a text."""
        return self.pick(TEXTS)

    def flag(self):
        """Returns `YES` or `NO`."""
        return self.pick(["YES", "NO"])

    def multiplier(self):
        """Returns a multiplier."""
        return self.pick(MULTIPLIERS)

    def priority(self):
        """Returns a priority below the required one."""
        return self.pick(PRIORITIES)

    def rect(self, key, odd=0.03):
        """Returns the name and the attributes of a rectangle."""
        return "rect", {
            "key": key, "x": self.length(odd), "y": self.length(odd),
            "width": self.extent(), "height": self.extent(),
        }

    def insets(self, key, name="inset"):
        """Returns the name and the attributes of insets."""
        edges = ("minX", "minY", "maxX", "maxY") if name == "inset" else ("top", "left", "bottom", "right")
        return name, {"key": key, **{edge: self.length() for edge in edges}}

    def size(self, key):
        """Returns the name and the attributes of a size."""
        return "size", {"key": key, "width": self.extent(), "height": self.extent()}

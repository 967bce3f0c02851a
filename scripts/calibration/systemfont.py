"""The model of the system font's widths that scripts/calibrate-text fits: Inter's, and what SystemFontTables.swift adds."""

import collections
import ctypes
import functools
import math
import re
import sys
import unicodedata
from dataclasses import dataclass
from pathlib import Path

try:
    import numpy as np
except ImportError:
    sys.exit("numpy is missing; install python3-numpy")

ROOT = Path(__file__).resolve().parent.parent.parent
TABLES = "Sources/PangoText/SystemFontTables.swift"
TRACKING = ROOT / "Sources/AutoLayout/Text/SystemTracking.swift"
PRINTABLE = [chr(code) for code in range(0x20, 0x7F)]
WEIGHTS = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]


# MARK: Inter, measured by HarfBuzz


INTER = Path("/usr/share/fonts/opentype/inter")
STYLES = dict(zip(WEIGHTS, ["ExtraLight", "Thin", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]))
# As FontFace.pairFeatures: nothing but kerning makes an advance depend on its neighbours.
FEATURES = [b"liga=0", b"clig=0", b"calt=0", b"dlig=0"]


class Feature(ctypes.Structure):
    _fields_ = [("tag", ctypes.c_uint32), ("value", ctypes.c_uint32), ("start", ctypes.c_uint), ("end", ctypes.c_uint)]


class Position(ctypes.Structure):
    _fields_ = [("x_advance", ctypes.c_int32), ("rest", ctypes.c_int32 * 4)]


@functools.cache
def harfbuzz():
    try:
        library = ctypes.CDLL("libharfbuzz.so.0")
    except OSError as error:
        sys.exit(f"HarfBuzz is missing, which libpango1.0-dev brings ({error})")
    for name in ("blob_create_from_file", "face_create", "font_create", "buffer_create", "buffer_get_glyph_positions"):
        getattr(library, "hb_" + name).restype = ctypes.c_void_p
    return library


class Face:
    """A font file; lengths are in ems."""

    def __init__(self, name):
        library, path = harfbuzz(), INTER / name
        if not path.exists():
            sys.exit(f"there is no {path}; install fonts-inter")
        face = ctypes.c_void_p(library.hb_face_create(ctypes.c_void_p(library.hb_blob_create_from_file(bytes(path))), 0))
        self.units = library.hb_face_get_upem(face)
        self.font = ctypes.c_void_p(library.hb_font_create(face))
        self.features = (Feature * len(FEATURES))()
        for text, feature in zip(FEATURES, self.features):
            library.hb_feature_from_string(text, -1, ctypes.byref(feature))
        self.advances, self.kernings = {}, {}

    def advance(self, character):
        """How far a character alone moves the pen; None if the font lacks it."""
        if character not in self.advances:
            glyph = ctypes.c_uint32()
            found = harfbuzz().hb_font_get_nominal_glyph(self.font, ord(character), ctypes.byref(glyph))
            self.advances[character] = (harfbuzz().hb_font_get_glyph_h_advance(self.font, glyph) / self.units
                                        if found else None)
        return self.advances[character]

    def kerning(self, pair):
        if pair not in self.kernings:
            self.kernings[pair] = self.shaped(pair) - sum(map(self.advance, pair))
        return self.kernings[pair]

    def shaped(self, text):
        library, count, data = harfbuzz(), ctypes.c_uint(), text.encode()
        buffer = ctypes.c_void_p(library.hb_buffer_create())
        library.hb_buffer_add_utf8(buffer, data, len(data), 0, len(data))
        library.hb_buffer_guess_segment_properties(buffer)
        library.hb_shape(self.font, buffer, self.features, len(self.features))
        found = library.hb_buffer_get_glyph_positions(buffer, ctypes.byref(count))
        positions = ctypes.cast(found, ctypes.POINTER(Position))
        width = sum(positions[index].x_advance for index in range(count.value))
        library.hb_buffer_destroy(buffer)
        return width / self.units


@functools.cache
def face(weight, is_italic):
    style = STYLES[weight]
    return Face(f"Inter-{('' if style == 'Regular' else style) + 'Italic' if is_italic else style}.otf")


@functools.cache
def display_face():
    return Face("InterDisplay-Regular.otf")


def display_difference(character):
    """What Inter's display cut differs by, in ems."""
    return display_face().advance(character) - face("regular", False).advance(character)


# MARK: The model: a width is Inter's, with Apple's tracking, and a sum of cells of the tables


# Where display sizes begin, which are a face of their own, and the sizes that its narrowing is given for.
DISPLAY = 20
KNOTS = [20, 22, 24, 28, 40, 60, 120]
HEAVIER = ["medium", "semibold", "bold", "heavy", "black"]
BOLDNESS = dict(zip(HEAVIER, [0.33, 0.66, 1, 1.3, 1.3]))
CELLS = ([("text", character) for character in [*PRINTABLE, "\u2022"]]
         + [(table, character) for table in ("display", "bold") for character in PRINTABLE]
         + [("textNarrowing", 19)] + [("displayNarrowing", knot) for knot in KNOTS] + [("widening", weight) for weight in HEAVIER]
         + [("displayWidening", None), ("firstDisplay", 24), ("firstDisplay", 36)])
INDEX = {cell: number for number, cell in enumerate(CELLS)}


@dataclass(frozen=True)
class Font:
    size: float
    weight: str = "regular"
    is_italic: bool = False
    # The face that iOS 9 and 10 had for 20 points and more.
    is_first_display: bool = False
    # Of named fonts, as namedfonts.py has it.
    family: str = ""


@functools.cache
def published_tracking(face):
    """Sizes and spacings of the text or the display face."""
    body = re.search(rf"let {face} = SizeTable\(\[(.*?)\]\)", TRACKING.read_text(), re.DOTALL)[1]
    pairs = re.findall(r"\((\d+), (-?[\d.]+)\)", body)
    return [float(size) for size, _ in pairs], [float(spacing) for _, spacing in pairs]


def tracking(size):
    return float(np.interp(size, *published_tracking("text" if size < DISPLAY else "display")))


def unaccented(character):
    """The letter below an accent of Latin-1, which is as wide."""
    return unicodedata.normalize("NFD", character)[0] if "\u00c0" <= character <= "\u00ff" else character


def is_known(text, font):
    return all(face(font.weight, font.is_italic).advance(character) is not None for character in text)


def inter_width(text, font):
    """The width without any table, in points."""
    inter = face(font.weight, font.is_italic)
    ems = sum(map(inter.advance, text)) + sum(map(inter.kerning, map("".join, zip(text, text[1:]))))
    return ems * font.size + tracking(font.size) * len(text)


@functools.cache
def cells(text, font):
    """How often each cell of the tables counts, in points per em."""
    counts = collections.Counter()
    display = min(max((font.size - 18) / 10, 0), 1)
    boldness = BOLDNESS.get(font.weight, 0)
    for character in map(unaccented, text):
        counts["text", character] += 1
        counts["display", character] += 1 if character == " " and font.size >= DISPLAY else display
        counts["bold", character] += boldness
    for cell, share in narrowing_shares(font.size):
        counts[cell] += share * len(text)
    counts["widening", font.weight] += len(text)
    counts["displayWidening", None] += boldness * display * len(text)
    if font.is_first_display:
        for knot, share in hats([24, 36], font.size):
            counts["firstDisplay", knot] += share * len(text)
    return {INDEX[cell]: count * font.size for cell, count in counts.items() if count and cell in INDEX}


def narrowing_shares(size):
    if size < DISPLAY:
        return [(("textNarrowing", knot), share) for knot, share in hats([18, 19], size)]
    return [(("displayNarrowing", knot), share) for knot, share in hats(KNOTS, size)]


def hats(knots, value):
    """The shares of a value's neighbours in what is interpolated between them."""
    value = min(max(value, knots[0]), knots[-1])
    for low, high in zip(knots, knots[1:]):
        if value <= high:
            return [(low, (high - value) / (high - low)), (high, (value - low) / (high - low))]


def width(text, font, tables):
    return inter_width(text, font) + sum(tables[index] * count for index, count in cells(text, font).items())


def rounded_up(value, unit):
    return math.ceil(value / unit - 0.001) * unit


# MARK: The tables as they are committed


def thousandths(ems):
    """Lines of a table in Swift."""
    numbers = [str(round(1000 * number)) for number in ems]
    return "\n".join("    " + ", ".join(numbers[start:start + 16]) + "," for start in range(0, len(numbers), 16))


def swift_source(tables):
    """The file that holds the tables."""
    def characters(table):
        return thousandths(tables[INDEX[table, character]] for character in PRINTABLE)

    def pairs(table, keys):
        return ", ".join(f"({key}, {tables[INDEX[table, key]]:.4f})" for key in keys)

    weights = ", ".join(f".{weight}: {tables[INDEX['widening', weight]]:.4f}" for weight in HEAVIER)
    return f"""// Generated by scripts/calibrate-text; do not edit.

import AutoLayout

/// What San Francisco's widths differ by from Inter's with Apple's tracking, as saved widths tell.
///
/// Source: `docs/decisions/0071-kerning-of-the-system-font.md`.
enum SystemFontTables {{
  /// By character at sizes up to 18 points, in thousandths of an em, from the space to the tilde.
  static let text = [
{characters("text")}
  ]

  /// As ``text``, for U+2022.
  static let bullet = {round(1000 * tables[INDEX["text", chr(0x2022)]])}

  /// As ``text``, in addition at sizes of 28 points and more.
  static let display = [
{characters("display")}
  ]

  /// As ``text``, in addition in bold text.
  static let bold = [
{characters("bold")}
  ]

  /// By size below the display face, in ems per character.
  static let textNarrowing: [(size: Double, value: Double)] = [
    (18, 0), {pairs("textNarrowing", [19])},
  ]

  /// By size in the display face, in ems per character.
  static let displayNarrowing: [(size: Double, value: Double)] = [
    {pairs("displayNarrowing", KNOTS[:4])},
    {pairs("displayNarrowing", KNOTS[4:])},
  ]

  /// By weight, in ems per character.
  static let widening: [Font.Weight: Double] = [
    {weights},
  ]

  /// In bold text at sizes of 28 points and more, in ems per character.
  static let displayWidening = {tables[INDEX["displayWidening", None]]:.4f}

  /// In the face that iOS 9 and 10 had for 20 points and more, by size, in ems per character.
  static let firstDisplay: [(size: Double, value: Double)] = [
    {pairs("firstDisplay", (24, 36))},
  ]
}}
"""


def as_written(tables):
    """What is left of tables in the file that holds them."""
    places = [3 if table in ("text", "display", "bold") else 4 for table, _ in CELLS]
    return np.array([round(float(number), count) for number, count in zip(tables, places)])


def committed(package):
    """The tables that a package's source holds."""
    path = package / TABLES
    if not path.exists():
        sys.exit(f"there is no {path}")
    source, tables = path.read_text(), np.zeros(len(CELLS))

    def numbers(name, pattern):
        found = re.search(rf"static let {name}\b.*?= (\[.*?\n  \]|\S+)", source, re.DOTALL)
        if not found:
            sys.exit(f"{path} has no table {name}")
        return [float(number) for number in re.findall(pattern, found[1])]

    for table in ("text", "display", "bold"):
        for character, number in zip(PRINTABLE, numbers(table, r"-?\d+"), strict=True):
            tables[INDEX[table, character]] = number / 1000
    tables[INDEX["text", "\u2022"]] = numbers("bullet", r"-?\d+")[0] / 1000
    tables[INDEX["displayWidening", None]] = numbers("displayWidening", r"-?[\d.]+")[0]
    for table, keys in (("textNarrowing", [18, 19]), ("displayNarrowing", KNOTS), ("firstDisplay", [24, 36]), ("widening", HEAVIER)):
        values = numbers(table, r"[,:] (-?[\d.]+)(?:\)|[,\n])")
        for key, number in zip(keys, values, strict=True):
            if (table, key) in INDEX:
                tables[INDEX[table, key]] = number
    return tables

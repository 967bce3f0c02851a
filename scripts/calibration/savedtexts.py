"""Texts of Interface Builder's documents whose widths were saved, which scripts/calibrate-text fits tables to."""

import copy
import functools
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from dataclasses import dataclass, replace
from pathlib import Path

import namedfonts
from systemfont import Font, inter_width, is_known, rounded_up, width

BATCH = 100


@dataclass(frozen=True)
class Text:
    """A text whose width was saved."""

    repository: str
    string: str
    font: Font
    # In points, rounded up to a unit.
    saved: float
    unit: float
    # How much it counts beside a text that has its natural width for sure.
    share: float = 1

    @property
    def middle(self):
        """The width before it was rounded, as well as it can be known."""
        return self.saved - self.unit / 2


# MARK: What documents say of their texts


STYLES = Path(__file__).resolve().parent.parent.parent / "Sources/UIKit/Values/TextStyleSizes.swift"
# Styles that Interface Builder calls otherwise than UIKit.
STYLE_NAMES = {"title0": "largeTitle", "subhead": "subheadline"}
# Screens of three pixels a point; others have two.
FINE_SCREENS = ("retina5_4", "retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3", "retina6_5", "retina6_7",
                "retina6_72", "retina6_9")
MAC_SIZES = {"system": 13, "smallSystem": 11, "label": 10, "menu": 13, "message": 11, "cellTitle": 13, "systemBold": 13,
             "controlContent": 12, "smallSystemBold": 11, "titleBar": 13, "toolTip": 11, "miniSystem": 9}
MAC_INSETS = 4
FLAGS = ("misplaced", "ambiguous", "fixedFrame", "hidden")


@functools.cache
def style_sizes():
    """The sizes of UIKit's text styles at the text sizes XS, S, M, L and on."""
    source = STYLES.read_text()
    body = re.search(r"bodySizes: \[CGFloat\] = (\[.*?\])", source)[1]
    rows = re.findall(r"\(\.(\w+), (\[.*?\]|bodySizes)\)", source)
    return {style: json.loads(body if sizes == "bodySizes" else sizes) for style, sizes in rows}


class Document:
    def __init__(self, path, corpus):
        self.path, self.tree = path, ET.parse(path)
        self.repository = os.path.relpath(path, corpus).split(os.sep)[0]
        root = self.tree.getroot()
        target, device = root.get("targetRuntime", ""), root.find("device")
        self.is_mac, self.is_phone = target.startswith("MacOSX"), target.startswith("iOS")
        tools = root.get("toolsVersion", "").split(".")[0]
        self.tools = int(tools) if tools.isdigit() else 0
        self.pixel = 1 / 3 if device is not None and device.get("id") in FINE_SCREENS else 1 / 2

    def holders(self):
        """The labels and buttons that have an id and a frame and that nothing calls wrong, by id."""
        found = {}

        def walk(element):
            for child in element:
                if any(child.get(flag) == "YES" for flag in FLAGS):
                    continue
                if child.tag in ("label", "button") and child.get("id") and frame_of(child) is not None:
                    found[child.get("id")] = child
                walk(child)

        walk(self.tree.getroot())
        return found

    def font(self, holder):
        """The font of a label or button; None if it is neither the system's nor fitted, or its size is unknown."""
        description = holder.find("fontDescription")
        if description is None:
            is_custom = holder.tag == "button" and not holder.get("buttonType")
            return self.cut(Font(17 if holder.tag == "label" else 18 if is_custom else 15))
        if style := description.get("style"):
            name = style.replace("UICTFontTextStyle", "")
            name = name[:1].lower() + name[1:]
            sizes = style_sizes().get(STYLE_NAMES.get(name, name))
            weight = "semibold" if style.endswith("Headline") else "regular"
            return sizes and Font(sizes[2 if self.tools < 11000 else 0 if 18000 <= self.tools < 21000 else 3], weight)
        kind, size = description.get("type", ""), description.get("pointSize")
        if name := description.get("name"):
            return namedfonts.font(name, float(size))
        if kind not in ("system", "boldSystem", "italicSystem") or not size:
            return None
        weight = description.get("weight") or ("bold" if kind == "boldSystem" else "regular")
        return self.cut(Font(float(size), weight, kind == "italicSystem"))

    def cut(self, font):
        return replace(font, is_first_display=6000 <= self.tools < 13000 and font.size >= 20)


def frame_of(holder):
    return holder.find("rect[@key='frame']")


def texts_of(holder):
    """The elements and attributes that hold the text of a label or button."""
    element, key = (holder, "text") if holder.tag == "label" else (holder.find("state[@key='normal']"), "title")
    if element is None or holder.find("buttonConfiguration") is not None:
        return []
    strings = element.findall(f"string[@key='{key}']")
    return [(element, key)] if element.get(key) else [(string, None) for string in strings if string.text]


def string_of(holder):
    texts = texts_of(holder)
    element, key = texts[0] if texts else (None, None)
    string = "" if element is None else element.get(key) if key else element.text
    return string if string.strip() and "\n" not in string else None


def lengthen(holder):
    for element, key in texts_of(holder):
        if key:
            element.set(key, element.get(key) + "i")
        else:
            element.text += "i"


def insets(holder):
    """What a button adds to its title, in points."""
    return sum(float(inset.get(edge, 0)) for inset in holder.findall("inset[@key='contentEdgeInsets']") for edge in ("minX", "maxX"))


# MARK: Texts that have their natural width


def read(corpus):
    documents = []
    for path in sorted(path for kind in ("*.storyboard", "*.xib") for path in corpus.rglob(kind)):
        try:
            documents.append(Document(path, corpus))
        except ET.ParseError:
            continue
    if not documents:
        sys.exit(f"{corpus} holds no documents")
    return documents


def solved(ratite, paths):
    """The widths of the views of documents, by path and id."""
    found = {str(path): {} for path in paths}
    for start in range(0, len(paths), BATCH):
        done = subprocess.run([ratite, "frames", "--format", "json", *paths[start:start + BATCH]], capture_output=True, text=True)
        for line in done.stdout.splitlines():
            answer = json.loads(line)
            for scene in answer.get("scenes", []):
                found[answer["document"]].update({name: view["frame"][2] for name, view in scene["views"].items()})
    return found


def modelled_width(text, font, tables):
    return namedfonts.width(text, font, tables.named) if font.family else width(text, font, tables.system)


def natural_texts(documents, ratite, tables):
    """Texts of labels and buttons that are as wide as their text and nothing else."""
    documents = [document for document in documents if document.is_phone]
    with tempfile.TemporaryDirectory() as folder:
        before, after = [], []
        for number, document in enumerate(documents):
            before.append(os.path.join(folder, f"{number}{document.path.suffix}"))
            after.append(os.path.join(folder, f"{number}-longer{document.path.suffix}"))
            document.tree.write(before[-1])
            longer = copy.deepcopy(document)
            for holder in longer.holders().values():
                lengthen(holder)
            longer.tree.write(after[-1])
        short, long = solved(ratite, before), solved(ratite, after)
    return [text for document, one, other in zip(documents, before, after)
            for name, holder in document.holders().items() if holder.get("translatesAutoresizingMaskIntoConstraints") == "NO"
            if (text := natural_text(document, holder, short[one].get(name), long[other].get(name), tables))]


def natural_text(document, holder, short, long, tables):
    """The text of a view, if its widths with it and with one letter more are what the tables say."""
    string, font = string_of(holder), document.font(holder)
    if short is None or long is None or not string or not font or not is_known(string, font):
        return None
    for unit in (1, document.pixel):
        added = [found - rounded_up(modelled_width(text, font, tables), unit) for text, found in ((string, short), (string + "i", long))]
        if all(abs(rest - insets(holder)) < 0.02 for rest in added):
            saved = float(frame_of(holder).get("width")) - insets(holder)
            text = Text(document.repository, string, font, saved, unit)
            near = max(9, 0.12 * inter_width(string, font))
            return text if abs(saved - modelled_width(string, font, tables)) < near else None
    return None


# MARK: Texts that may have their natural width


def unconstrained_texts(documents, natural):
    """Labels of one line that the experiment does not speak for, whose height is their text's."""
    known = {(text.repository, text.string, text.font) for text in natural}
    texts = []
    for document in documents:
        if not document.is_phone or document.tools < 8000:
            continue
        for holder in document.tree.getroot().iter("label"):
            string, description, frame = string_of(holder), holder.find("fontDescription"), frame_of(holder)
            if not string or description is None or frame is None or description.get("style") or limits_width(holder):
                continue
            font = document.font(holder)
            if (not font or font.family or font.is_italic or not is_known(string, font)
                    or abs(float(frame.get("height")) - 1.19336 * font.size) > 1.1
                    or (document.repository, string, font) in known):
                continue
            saved = float(frame.get("width"))
            texts.append(Text(document.repository, string, font, saved, 1 if saved % 1 == 0 else 0.5, share=0.5))
    return texts


def limits_width(holder):
    return any(constraint.get("firstAttribute") == "width" for constraint in holder.findall("constraints/constraint"))


def mac_texts(documents):
    """Labels of macOS, which show the same font, near the width of their text."""
    texts = []
    for document in documents:
        if not document.is_mac:
            continue
        for holder in document.tree.getroot().iter("textField"):
            text = mac_text(document, holder)
            if text:
                plain = inter_width(text.string, text.font)
                if abs(text.middle - plain) < max(2.5, 0.03 * plain):
                    texts.append(text)
    return texts


def mac_text(document, holder):
    cell, frame = holder.find("textFieldCell"), frame_of(holder)
    if (cell is None or frame is None or cell.get("borderStyle") or limits_width(holder)
            or any(holder.get(flag) == "YES" for flag in FLAGS[:3])):
        return None
    description = cell.find("font")
    string = cell.get("title") or "".join(string.text or "" for string in cell.findall("string[@key='title']"))
    if description is None or description.get("name") or not string.strip() or "\n" in string:
        return None
    kind = description.get("metaFont", "")
    font = Font(float(description.get("size") or MAC_SIZES.get(kind, 0)), "bold" if kind.lower().endswith("bold") else "regular")
    if not font.size or not is_known(string, font):
        return None
    return Text(document.repository, string, font, float(frame.get("width")) - MAC_INSETS, 1, share=0.2)


def different(texts):
    """Each text once in a repository."""
    return list({(text.repository, text.string, text.font, round(text.saved, 1)): text for text in reversed(texts)}.values())[::-1]

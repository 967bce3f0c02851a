"""Documents of a given size of one kind, to measure how the time of an answer grows."""

SCREEN = '<rect key="frame" x="0" y="0" width="393" height="852"/>'
FREE = 'translatesAutoresizingMaskIntoConstraints="NO"'
EDGES = ("leading", "trailing", "top", "bottom")


def document(kind, content, attributes=""):
    """A document around its objects or scenes."""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<document type="com.apple.InterfaceBuilder3.CocoaTouch.{kind}" version="3.0" toolsVersion="22505" '
        'targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"'
        f'{attributes}><device id="retina6_12" orientation="portrait" appearance="light"/>{content}</document>'
    )


def xib(subviews, constraints="", variations=""):
    """A xib of one view with subviews."""
    return document(
        "XIB",
        f'<objects><view id="root">{SCREEN}<subviews>{subviews}</subviews>'
        f"<constraints>{constraints}</constraints>{variations}</view></objects>",
    )


def storyboard(scenes):
    """A storyboard that starts with its first scene."""
    return document("Storyboard.XIB", f"<scenes>{''.join(scenes)}</scenes>", ' initialViewController="c0"')


def constraint(id, item, attribute, other=None, other_attribute=None, **values):
    """A constraint; without another item it is about a constant."""
    second = f' secondItem="{other}" secondAttribute="{other_attribute or attribute}"' if other else ""
    rest = "".join(f' {name}="{value}"' for name, value in values.items())
    return f'<constraint id="{id}" firstItem="{item}" firstAttribute="{attribute}"{second}{rest}/>'


def pinned(item, other):
    """Constraints for the four edges of an item."""
    return "".join(constraint(f"{item}-{edge}", item, edge, other) for edge in EDGES)


def view(id, content=""):
    return f'<view id="{id}" {FREE}>{content}</view>'


def label(id, text, attributes=""):
    return f'<label id="{id}" text="{text}" {attributes} {FREE}/>'


def own(id, item, attribute, constant, priority=1000):
    """Constraints of a view about an extent of its own."""
    return f"<constraints>{constraint(id, item, attribute, constant=constant, priority=priority)}</constraints>"


def cornered(id, number):
    """Constraints that hold an item at a place that differs with its number."""
    return constraint(f"l{number}", id, "leading", "root", constant=number % 50) + constraint(
        f"t{number}", id, "top", "root", constant=number % 800
    )


def arranged(distribution, child):
    """A column of arranged views."""

    def make(count):
        children = "".join(child(number) for number in range(count))
        stack = (
            f'<stackView id="s" {FREE} axis="vertical" distribution="{distribution}">'
            f"<subviews>{children}</subviews></stackView>"
        )
        places = constraint("a", "s", "leading", "root") + constraint("b", "s", "top", "root")
        return xib(stack, places + constraint("c", "s", "width", constant=300))

    return make


def box(number):
    """A view of a height that differs with its number."""
    return view(f"v{number}", own(f"h{number}", f"v{number}", "height", 10 + number % 7, 750))


def text(number):
    return label(f"v{number}", f"Label {number}")


def row_of_two(number):
    """A row of a label and a button."""
    return (
        f'<stackView id="s{number}" {FREE}><subviews>{text(number)}<button id="b{number}" {FREE}>'
        f'<state key="normal" title="B{number}"/></button></subviews></stackView>'
    )


def siblings(count):
    return xib(
        "".join(box(number) for number in range(count)),
        "".join(
            cornered(f"v{number}", number)
            + constraint(f"r{number}", f"v{number}", "trailing", "root", constant=-(number % 30))
            for number in range(count)
        ),
    )


def chain(count):
    """Views one below the other, equally high, that fill the root."""
    constraints = [constraint("t0", "v0", "top", "root"), constraint("e", f"v{count - 1}", "bottom", "root")]
    for number in range(count):
        constraints += [constraint(f"{edge}{number}", f"v{number}", edge, "root") for edge in EDGES[:2]]
        if number:
            constraints.append(constraint(f"t{number}", f"v{number}", "top", f"v{number - 1}", "bottom"))
            constraints.append(constraint(f"h{number}", f"v{number}", "height", f"v{number - 1}"))
    return xib("".join(view(f"v{number}") for number in range(count)), "".join(constraints))


def nested(prefix, depth):
    """Views inside one another, each filling the one around it."""
    content = ""
    for level in reversed(range(depth)):
        inner = pinned(f"{prefix}{level + 1}", f"{prefix}{level}") if level + 1 < depth else ""
        content = view(
            f"{prefix}{level}", f"<subviews>{content}</subviews><constraints>{inner}</constraints>"
        )
    return content


def nesting(count):
    return xib(nested("v", count), pinned("v0", "root"))


def groups(count):
    """Views nested ten deep, one group below the other."""
    constraints = []
    for group in range(count // 10):
        top = f"g{group}d0"
        above = ("top", f"g{group - 1}d0", "bottom") if group else ("top", "root", "top")
        constraints += [constraint(f"{edge}{group}", top, edge, "root") for edge in EDGES[:2]]
        constraints += [constraint(f"t{group}", top, *above), constraint(f"h{group}", top, "height", constant=3)]
    return xib("".join(nested(f"g{group}d", 10) for group in range(count // 10)), "".join(constraints))


def scenes(count):
    """Scenes each of which shows the next."""

    def scene(number):
        segue = f'<connections><segue destination="c{number + 1}" kind="show" id="k{number}"/></connections>'
        return (
            f'<scene sceneID="s{number}"><objects><viewController id="c{number}" '
            f'sceneMemberID="viewController"><view key="view" id="r{number}">{SCREEN}<subviews>'
            f'{label(f"l{number}", f"Scene {number}")}</subviews><constraints>'
            f'{constraint(f"x{number}", f"l{number}", "centerX", f"r{number}")}'
            f'{constraint(f"y{number}", f"l{number}", "centerY", f"r{number}")}</constraints></view>'
            f'{segue if number + 1 < count else ""}</viewController></objects></scene>'
        )

    return storyboard(scene(number) for number in range(count))


def variations(count):
    """Labels whose text differs with the size class."""
    labels = (
        f'<label id="v{number}" text="L{number}" {FREE}><variation key="heightClass=compact" text="M{number}"/>'
        f'<variation key="widthClass=regular" text="K{number}"/></label>'
        for number in range(count)
    )
    return xib("".join(labels), "".join(cornered(f"v{number}", number) for number in range(count)))


def installed(count):
    """Labels of which every other one is there in one size class only."""
    odd = range(0, count, 2)
    masks = "".join(
        f'<variation key="{key}"><mask key="subviews">'
        + "".join(f'<{verb} reference="v{number}"/>' for number in odd)
        + "</mask></variation>"
        for key, verb in (("default", "exclude"), ("heightClass=compact", "include"))
    )
    return xib(
        "".join(text(number) for number in range(count)),
        "".join(cornered(f"v{number}", number) for number in range(count)),
        masks,
    )


def conflicts(count):
    """Views that are required to have two heights each."""
    boxes = (
        view(
            f"v{number}",
            "<constraints>"
            + "".join(constraint(f"h{number}-{height}", f"v{number}", "height", constant=height) for height in (9, 20))
            + "</constraints>",
        )
        for number in range(count)
    )
    return xib(
        "".join(boxes),
        "".join(
            cornered(f"v{number}", number) + constraint(f"r{number}", f"v{number}", "trailing", "root")
            for number in range(count)
        ),
    )


def conflicts_at_one_edge(count):
    """Labels that are required to begin at the root's edge and beside it."""
    return xib(
        "".join(label(f"v{number}", f"Label {number}") for number in range(count)),
        "".join(
            constraint(f"t{number}", f"v{number}", "top", "root", constant=number % 800)
            + "".join(
                constraint(f"l{number}-{distance}", f"v{number}", "leading", "root", constant=distance)
                for distance in (0, 9)
            )
            for number in range(count)
        ),
    )


def ambiguous(count):
    return xib(
        "".join(text(number) for number in range(count)),
        "".join(constraint(f"l{number}", f"v{number}", "leading", "root") for number in range(count)),
    )


def outside(count):
    """Labels that reach outside of the root."""
    places = []
    for number in range(count):
        above = (f"v{number - 1}", "bottom") if number else ("root", "top")
        places.append(constraint(f"l{number}", f"v{number}", "leading", "root", constant=350))
        places.append(constraint(f"t{number}", f"v{number}", "top", *above))
    return xib("".join(label(f"v{number}", f"Label number {number} of many") for number in range(count)), "".join(places))


def characters(count):
    """A hundred characters of a label for each unit of size."""
    sentence = "The quick brown fox jumps over the lazy dog. "
    words = (sentence * (count * 100 // len(sentence) + 1))[: count * 100]
    places = "".join(constraint(edge, "l", edge, "root") for edge in EDGES[:3])
    return xib(label("l", words, 'numberOfLines="0"'), places)


def constraints(count):
    """Inequalities about one edge of a view."""
    places = constraint("x", "v", "leading", "root") + constraint("y", "v", "top", "root")
    limits = (
        constraint(f"l{number}", "v", "leading", "root", constant=-(number % 100), relation="greaterThanOrEqual")
        for number in range(count)
    )
    return xib(view("v", own("w", "v", "width", 20)), places + constraint("h", "v", "height", constant=9) + "".join(limits))


def rows(count):
    """Static rows of a table with a label each."""
    frame = '<rect key="frame" x="0" y="0" width="393" height="44"/>'
    cells = (
        f'<tableViewCell id="c{number}">{frame}<tableViewCellContentView key="contentView" id="k{number}">{frame}'
        f"<subviews>{text(number)}</subviews><constraints>"
        f'{constraint(f"x{number}", f"v{number}", "leading", f"k{number}", "leadingMargin")}'
        f'{constraint(f"y{number}", f"v{number}", "centerY", f"k{number}")}</constraints>'
        "</tableViewCellContentView></tableViewCell>"
        for number in range(count)
    )
    table = (
        f'<tableView id="t" {FREE} dataMode="static" style="plain" rowHeight="44"><sections>'
        f'<tableViewSection id="s"><cells>{"".join(cells)}</cells></tableViewSection></sections></tableView>'
    )
    return xib(table, pinned("t", "root"))


DISTRIBUTIONS = ("fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")

KINDS = (
    {f"arranged boxes, {name}": arranged(name, box) for name in DISTRIBUTIONS}
    | {f"arranged labels, {name}": arranged(name, text) for name in DISTRIBUTIONS}
    | {
        "arranged rows of two": arranged("fill", row_of_two),
        "siblings": siblings,
        "chain of equal heights": chain,
        "nesting": nesting,
        "groups nested ten deep": groups,
        "scenes": scenes,
        "varied attributes": variations,
        "varied installation": installed,
        "conflicts": conflicts,
        "conflicts at one edge": conflicts_at_one_edge,
        "ambiguous views": ambiguous,
        "views outside": outside,
        "hundreds of characters": characters,
        "constraints of a view": constraints,
        "rows": rows,
    }
)

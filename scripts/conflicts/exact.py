"""Whether constraints can hold, by exact arithmetic on what the document says: nothing of the tool takes part."""

from fractions import Fraction

from scenes import HEIGHT, ROOT, WIDTH

# The attributes as sums of an origin and an extent, each with its factor.
PARTS = {
    "leading": ("x", 1, 0), "trailing": ("x", 1, 1), "centerX": ("x", 1, Fraction(1, 2)), "width": ("x", 0, 1),
    "top": ("y", 1, 0), "bottom": ("y", 1, 1), "centerY": ("y", 1, Fraction(1, 2)), "height": ("y", 0, 1),
}
SCREEN = {"x": WIDTH, "y": HEIGHT}


class Row:
    """A sum of variables with factors and of a constant that is zero, or at least zero."""

    def __init__(self, factors, constant, is_equation):
        self.factors = {name: factor for name, factor in factors.items() if factor}
        self.constant = constant
        self.is_equation = is_equation

    @property
    def is_contradiction(self):
        """Whether it cannot hold, whatever the variables are."""
        return not self.factors and (self.constant != 0 if self.is_equation else self.constant < 0)

    def combined(self, factor, other, other_factor):
        """A sum of multiples of two rows; of inequalities the factors have to be positive."""
        names = self.factors.keys() | other.factors.keys()
        return Row({name: factor * self.factors.get(name, 0) + other_factor * other.factors.get(name, 0) for name in names},
                   factor * self.constant + other_factor * other.constant, self.is_equation and other.is_equation)


def can_hold(rows):
    """Whether rows can hold together: equations by substitution, inequalities by Fourier's elimination."""
    rows = list(rows)
    while not any(row.is_contradiction for row in rows):
        rows = [row for row in rows if row.factors]
        if not rows:
            return True
        equation = next((row for row in rows if row.is_equation), None)
        rows = substituting(equation, rows) if equation else eliminating(min(rows[0].factors), rows)
    return False


def substituting(equation, rows):
    """The other rows without a variable that an equation gives."""
    name = min(equation.factors)
    factor = equation.factors[name]
    return [row.combined(1, equation, -row.factors.get(name, 0) / factor) for row in rows if row is not equation]


def eliminating(name, rows):
    """Inequalities that can hold where others can, without one of their variables."""
    lower = [row for row in rows if row.factors.get(name, 0) > 0]
    upper = [row for row in rows if row.factors.get(name, 0) < 0]
    rest = [row for row in rows if name not in row.factors]
    return rest + [one.combined(-other.factors[name], other, one.factors[name]) for one in lower for other in upper]


def rows(scene, names):
    """Constraints of a scene as rows; None where other objects than the root and plain views in it take part."""
    plain = {view.get("id") for view in scene.root.findall("subviews/view")}
    found = []
    for name in names:
        values = scene.constraints[name][1]
        first = side(values["firstItem"], values["firstAttribute"], plain)
        second = side(values["secondItem"], values["secondAttribute"], plain) if "secondItem" in values else ({}, 0)
        if first is None or second is None or "priority" in values:
            return None
        factor = multiplier(values.get("multiplier", "1"))
        row = Row(first[0], first[1] - Fraction(values.get("constant", "0")), True).combined(
            1, Row(second[0], second[1], True), -factor)
        relation = values.get("relation", "equal")
        sign = -1 if relation == "lessThanOrEqual" else 1
        found.append(Row({key: sign * one for key, one in row.factors.items()}, sign * row.constant, relation == "equal"))
    return found


def side(item, attribute, plain):
    """One side of a constraint as factors and a constant; None where it is another object's, or a margin."""
    if attribute not in PARTS or item not in plain | {ROOT}:
        return None
    axis, origin, extent = PARTS[attribute]
    if item == ROOT:
        return {}, Fraction(extent) * SCREEN[axis]
    return {f"{item}.{axis}": Fraction(origin), f"{item}.{axis}-extent": Fraction(extent)}, Fraction(0)


def multiplier(text):
    """A multiplier such as 0.5 or 16:9."""
    above, _, below = text.partition(":")
    return Fraction(above) / Fraction(below or "1")

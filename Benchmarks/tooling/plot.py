"""A plot as SVG: one panel per workload and phase, both axes logarithmic."""

import math
from html import escape

COLORS = {"ratite": "#0b62d6", "kiwi": "#d1481b", "highs": "#777777", "ratite-layout": "#4b9cf5",
          "yoga": "#1a8f4c", "taffy": "#9b3fc0"}
WIDTH, HEIGHT, COLUMNS = 300, 240, 3
LEFT, RIGHT, TOP, BOTTOM = 56, 14, 30, 34


def decades(values):
    """The powers of ten that enclose values."""
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    return low, max(high, low + 1)


def label(exponent):
    """A power of ten seconds."""
    for unit, power in (("s", 0), ("ms", -3), ("µs", -6), ("ns", -9)):
        if exponent >= power or unit == "ns":
            return f"{10 ** (exponent - power)} {unit}"


class Panel:
    """One workload and phase; rows is {engine: {size: Measurement}}."""

    def __init__(self, title, rows, x, y):
        self.title, self.x, self.y = title, x, y
        self.lines = {}
        for engine, by_size in rows.items():
            points = [(n, m.seconds) for n, m in sorted(by_size.items())
                      if m.seconds]
            if points:
                self.lines[engine] = points
        points = [point for line in self.lines.values() for point in line]
        self.sizes = decades([n for n, _ in points])
        self.times = decades([t for _, t in points])

    def place(self, n, t):
        across = (math.log10(n) - self.sizes[0]) / (self.sizes[1] - self.sizes[0])
        up = (math.log10(t) - self.times[0]) / (self.times[1] - self.times[0])
        return (self.x + LEFT + across * (WIDTH - LEFT - RIGHT),
                self.y + HEIGHT - BOTTOM - up * (HEIGHT - TOP - BOTTOM))

    def svg(self):
        parts = [f'<text x="{self.x + LEFT}" y="{self.y + 20}" class="title">'
                 f"{escape(self.title)}</text>"]
        for power in range(self.times[0], self.times[1] + 1):
            x, y = self.place(10 ** self.sizes[0], 10 ** power)
            right = self.x + WIDTH - RIGHT
            parts.append(f'<path d="M{x:.1f} {y:.1f}H{right}" class="grid"/>'
                         f'<text x="{x - 5:.1f}" y="{y + 3:.1f}" class="y">{label(power)}</text>')
        for power in range(self.sizes[0], self.sizes[1] + 1):
            x, y = self.place(10 ** power, 10 ** self.times[0])
            parts.append(f'<path d="M{x:.1f} {y:.1f}V{self.y + TOP}" class="grid"/>'
                         f'<text x="{x:.1f}" y="{y + 15:.1f}" class="x">{10 ** power}</text>')
        for engine, points in self.lines.items():
            parts.append(self.line(engine, points))
        return "\n".join(parts)

    def line(self, engine, points):
        color = COLORS.get(engine, "#000000")
        places = [self.place(n, t) for n, t in points]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.6" fill="{color}"/>'
                       for x, y in places)
        return (f'<polyline points="{path}" stroke="{color}" class="line">'
                f"<title>{escape(engine)}</title></polyline>{dots}")


def legend(engines):
    parts = []
    for index, engine in enumerate(engines):
        x = LEFT + 120 * index
        parts.append(f'<path d="M{x} 18h18" stroke="{COLORS.get(engine, "#000000")}" class="line"/>'
                     f'<text x="{x + 24}" y="22">{escape(engine)}</text>')
    return "\n".join(parts)


def svg(groups):
    """The plot of {(workload, phase): {engine: {size: Measurement}}}."""
    drawable = {key: rows for key, rows in groups.items()
                if any(m.seconds for by_size in rows.values()
                       for m in by_size.values())}
    panels = [Panel(f"{workload} / {phase}", rows, WIDTH * (i % COLUMNS),
                    32 + HEIGHT * (i // COLUMNS))
              for i, ((workload, phase), rows) in enumerate(drawable.items())]
    engines = list(dict.fromkeys(engine for panel in panels for engine in panel.lines))
    width = max(WIDTH * min(COLUMNS, max(1, len(panels))), LEFT + 120 * len(engines))
    height = 32 + HEIGHT * math.ceil(len(panels) / COLUMNS)
    body = "\n".join([legend(engines), *(panel.svg() for panel in panels)])
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" \
width="{width}" height="{height}" font-family="sans-serif" font-size="10">
<style>
.title {{ font-size: 12px; font-weight: bold }} .y {{ text-anchor: end }}
.x {{ text-anchor: middle }} .grid {{ stroke: #e2e2e2; fill: none }}
.line {{ fill: none; stroke-width: 1.8 }}
</style>
<rect width="100%" height="100%" fill="white"/>
{body}
</svg>
"""

"""Tables in Markdown: durations, growth, and how many times faster Ratite is."""

import math

# Phases of one step, which have no median and no worst step.
ONE_STEP = ("instantiate", "build")


def duration(seconds):
    """A duration with three digits and a unit."""
    for unit, factor in (("ns", 1e9), ("µs", 1e6), ("ms", 1e3)):
        if seconds * factor < 999.5:
            return f"{seconds * factor:.3g} {unit}"
    return f"{seconds:.3g} s"


def exponent(first, second):
    """By which power of the size a duration grows between two (size, seconds)."""
    return math.log(second[1] / first[1]) / math.log(second[0] / first[0])


def cell(measurement, timeout):
    """One duration as the tables show it."""
    if measurement is None:
        return "–"
    if measurement.problem:
        return "failed"
    if measurement.seconds is not None and measurement.phase not in ONE_STEP:
        mark = "\\*" if measurement.is_stopped else ""
        return f"{duration(measurement.seconds)} ({duration(measurement.worst)}){mark}"
    if measurement.is_stopped or measurement.seconds is None:
        share = f" ({measurement.progress:.0%})" if measurement.progress else ""
        return f">{timeout:g} s{share}"
    cold = f" (cold {duration(measurement.cold)})" if measurement.cold else ""
    return duration(measurement.seconds) + cold


def growth(by_size, sizes):
    """The exponents between neighbouring sizes."""
    points = [(n, by_size[n].seconds) if n in by_size and usable(by_size[n]) else None
              for n in sizes]
    return [f"{exponent(a, b):.2f}" if a and b else "" for a, b in zip(points, points[1:])]


def usable(measurement):
    return bool(measurement.seconds) and not measurement.problem


def table(title, rows, sizes, timeout):
    """A table of one workload and phase; rows is {engine: {size: Measurement}}."""
    head = ["engine", *(f"n={n:,}".replace(",", " ") for n in sizes)]
    head += [f"exp {a}→{b}" for a, b in zip(sizes, sizes[1:])]
    lines = [f"**{title}**", "", line(head), line(["---"] * len(head))]
    for engine, by_size in rows.items():
        cells = [cell(by_size.get(n), timeout) for n in sizes]
        lines.append(line([engine, *cells, *growth(by_size, sizes)]))
    return "\n".join(lines) + "\n"


def line(words):
    return "| " + " | ".join(words) + " |"


def grouped(measurements):
    """{(workload, phase): {engine: {size: Measurement}}}, in the order of first mention."""
    groups = {}
    for m in measurements:
        groups.setdefault((m.workload, m.phase), {}).setdefault(m.engine, {})[m.n] = m
    return groups


def ratios(groups, sizes, timeout, base, peers):
    """How many times longer peers take than one engine."""
    head = ["workload", "phase", "engine", *(f"n={n:,}".replace(",", " ") for n in sizes)]
    lines = [f"**How many times longer than {base}** (in brackets the worst steps)", "", line(head),
             line(["---"] * len(head))]
    for (workload, phase), rows in groups.items():
        own = rows.get(base, {})
        for engine, by_size in rows.items():
            if engine not in peers or not own:
                continue
            cells = [ratio(by_size.get(n), own.get(n), timeout) for n in sizes]
            if any(word != "–" for word in cells):
                lines.append(line([workload, phase, engine, *cells]))
    return "\n".join(lines) + "\n" if len(lines) > 4 else ""


def ratio(other, own, timeout):
    if not (other and own and own.seconds):
        return "–"
    if other.seconds is None:
        return f">{timeout / own.seconds:.3g}" if other.is_stopped else "–"
    text = f"{other.seconds / own.seconds:.3g}"
    return text if own.phase in ONE_STEP else f"{text} ({other.worst / own.worst:.3g})"


def report(measurements, sizes, timeout):
    """Everything that was measured."""
    groups = grouped(measurements)
    parts = ["Build: variables, constraints and the first layout pass (of trees: nodes and "
             "layout); cold: the first one of a process. Steps: median (worst); \\* stopped when its time was up. "
             "exp: by which power of n the figure grows.\n"]
    for (workload, phase), rows in groups.items():
        parts.append(table(f"{workload} / {phase}", rows, sizes, timeout))
    parts.append(ratios(groups, sizes, timeout, "ratite", ("kiwi", "highs", "yoga", "taffy")))
    parts.append(ratios(groups, sizes, timeout, "ratite-layout", ("yoga", "taffy")))
    problems = sorted({f"{m.engine}, {m.workload} n={m.n}: {m.problem}"
                       for m in measurements if m.problem})
    parts += [f"failed: {problem}\n" for problem in problems]
    return "\n".join(part for part in parts if part)

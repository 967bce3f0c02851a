"""The lexicographic optimum of a layout, level by level with HiGHS, and how far a solution is off."""

import highspy
import numpy

from . import alt1, linear_program

# A level's sum of violations is held this close to its optimum while the levels below are solved.
HOLD = 1e-7
# What a solution may be off: required constraints absolutely, unless their terms are so large that
# rounding alone is more; levels relatively to their sum.
REQUIRED_TOLERANCE = 1e-9
ROUNDING = 2e-15
LEVEL_TOLERANCE = 1e-4


class NoOptimum(Exception):
    """HiGHS found no optimum."""


def optimum(constraints, variable_count):
    """The smallest sum of violations of each priority, given those above; {priority: sum}."""
    program = linear_program.LinearProgram(constraints, variable_count, alt1.REQUIRED)
    solver = linear_program.quiet_solver()
    solver.passModel(program.model({}))
    run(solver)
    columns = numpy.arange(program.column_count, dtype=numpy.int32)
    sums = {}
    for priority in sorted(program.errors, reverse=True):
        errors = numpy.array(program.errors[priority], dtype=numpy.int32)
        solver.changeColsCost(program.column_count, columns, program.cost({priority: 1.0}))
        run(solver)
        sums[priority] = solver.getInfo().objective_function_value
        bound = sums[priority] + HOLD * max(1, abs(sums[priority]))
        solver.addRow(-linear_program.INFINITY, bound, len(errors), errors,
                      numpy.ones(len(errors)))
    return sums


def run(solver):
    solver.run()
    if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        raise NoOptimum(f"HiGHS ended with {solver.modelStatusToString(solver.getModelStatus())}")


def violations(constraints, values):
    """The largest violation of a required constraint, the same without those that rounding of large
    terms explains, and the sums of the others' violations by priority."""
    largest = unexplained = 0.0
    sums = {}
    for constraint in constraints:
        terms = [coefficient * values[variable] for variable, coefficient in constraint.terms]
        excess = sum(terms) - constraint.constant
        amount = {"=": abs(excess), "<": max(0, excess), ">": max(0, -excess)}[constraint.relation]
        if constraint.priority >= alt1.REQUIRED:
            largest = max(largest, amount)
            if amount > ROUNDING * max(map(abs, [*terms, constraint.constant])):
                unexplained = max(unexplained, amount)
        else:
            sums[constraint.priority] = sums.get(constraint.priority, 0.0) + amount
    return largest, unexplained, sums


def faults(constraints, variable_count, values):
    """What is wrong with a solution: sentences, none when it is an optimum. And the residual."""
    largest, unexplained, sums = violations(constraints, values)
    if not numpy.isfinite(values).all():
        return ["a value is not finite"], largest
    found = []
    if unexplained > REQUIRED_TOLERANCE:
        found.append(f"a required constraint is off by {unexplained:.3g}")
    for priority, best in sorted(optimum(constraints, variable_count).items(), reverse=True):
        if abs(sums[priority] - best) > LEVEL_TOLERANCE * max(1, abs(best)):
            found.append(f"level {priority} is violated by {sums[priority]:.6g}, not {best:.6g}")
            break
    return found, largest

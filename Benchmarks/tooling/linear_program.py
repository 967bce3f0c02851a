"""Layouts as linear programs for HiGHS: every constraint below required gets error variables."""

import highspy
import numpy

INFINITY = highspy.kHighsInf


def bounds(constraint):
    """The lower and upper bound of a constraint's row."""
    lower = constraint.constant if constraint.relation in "=>" else -INFINITY
    upper = constraint.constant if constraint.relation in "=<" else INFINITY
    return lower, upper


class LinearProgram:
    """The rows of constraints and, per priority, the columns of their errors."""

    def __init__(self, constraints, variable_count, required):
        self.column_count = variable_count
        self.variable_count = variable_count
        self.errors = {}
        self.rows = []
        for constraint in constraints:
            self.rows.append((*bounds(constraint), self.row(constraint, required)))

    def row(self, constraint, required):
        """The columns and coefficients of a constraint, with new error columns if it has any."""
        entries = {}
        for variable, coefficient in constraint.terms:
            entries[variable] = entries.get(variable, 0.0) + coefficient
        if constraint.priority < required:
            for relations, sign in (("=<", -1.0), ("=>", 1.0)):
                if constraint.relation in relations:
                    entries[self.column_count] = sign
                    self.errors.setdefault(constraint.priority, []).append(self.column_count)
                    self.column_count += 1
        return entries

    def model(self, costs):
        """The program with a cost for the errors of each priority."""
        model = highspy.HighsLp()
        model.num_col_, model.num_row_ = self.column_count, len(self.rows)
        error_count = self.column_count - self.variable_count
        model.col_lower_ = numpy.concatenate(
            [numpy.full(self.variable_count, -INFINITY), numpy.zeros(error_count)])
        model.col_upper_ = numpy.full(self.column_count, INFINITY)
        model.col_cost_ = self.cost(costs)
        model.row_lower_ = numpy.array([row[0] for row in self.rows])
        model.row_upper_ = numpy.array([row[1] for row in self.rows])
        starts = numpy.zeros(len(self.rows) + 1, dtype=numpy.int32)
        starts[1:] = numpy.cumsum([len(row[2]) for row in self.rows])
        model.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        model.a_matrix_.start_ = starts
        model.a_matrix_.index_ = numpy.array(
            [column for row in self.rows for column in row[2]], dtype=numpy.int32)
        model.a_matrix_.value_ = numpy.array(
            [value for row in self.rows for value in row[2].values()])
        return model

    def cost(self, costs):
        cost = numpy.zeros(self.column_count)
        for priority, value in costs.items():
            cost[self.errors.get(priority, [])] = value
        return cost


def quiet_solver():
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    return solver

import ConstraintSolver

print("ConstraintSolver")

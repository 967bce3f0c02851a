import ConstraintSolver

/// `originFactor · origin + extentFactor · extent + constant`: an attribute of an item along an
/// axis, over the variables of the item or of the view whose edges it follows.
struct AxisExpression {
  var origin: Variable
  var extent: Variable
  var originFactor: Double
  var extentFactor: Double
  var constant: Double

  static func + (first: AxisExpression, offset: Double) -> AxisExpression {
    var sum = first
    sum.constant += offset
    return sum
  }

  static func * (factor: Double, expression: AxisExpression) -> AxisExpression {
    var product = expression
    product.originFactor *= factor
    product.extentFactor *= factor
    product.constant *= factor
    return product
  }
}

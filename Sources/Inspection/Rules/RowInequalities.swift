import AutoLayout
import InterfaceBuilder
import UIKit

/// Inequalities `form ≥ bound` between edges of views in a row, whose bounds are linear in the row's sides.
struct RowInequalities {
  private enum Edge: Int { case left, right, top, bottom }
  private struct Variable: Hashable {
    let view: ObjectIdentifier
    let edge: Edge
  }
  private struct Inequality {
    var form: [Variable: Double] = [:]
    var bound = RowLength()
    var isEquality = false
  }

  /// The row or its content view, whose edges are at 0 and at its width or height.
  private let row: UIView
  private var inequalities: [Inequality] = []
  /// The variables in the order in which constraints mention them first.
  private var variables: [Variable] = []

  @MainActor
  init(row: UIView) { self.row = row }

  /// Takes in a constraint of the document; false where it is about something else than such edges.
  @MainActor
  mutating func add(_ constraint: NSLayoutConstraint) -> Bool {
    var inequality = Inequality()
    inequality.bound.constant = Double(constraint.constant)
    guard let first = constraint.firstItem as? UIView,
      add(constraint.firstAttribute, of: first, 1, to: &inequality)
    else { return false }
    if let item = constraint.secondItem {
      guard let second = item as? UIView,
        add(constraint.secondAttribute, of: second, -Double(constraint.multiplier), to: &inequality)
      else { return false }
    }
    inequality.isEquality = constraint.relation == .equal
    if constraint.relation == .lessThanOrEqual { inequality = Self.negated(inequality) }
    inequalities.append(inequality)
    return true
  }

  /// Takes in that no extent of a view is negative.
  @MainActor
  mutating func addFloors(of view: UIView) {
    for attribute in [NSLayoutConstraint.Attribute.width, .height] {
      var inequality = Inequality()
      if add(attribute, of: view, 1, to: &inequality) { inequalities.append(inequality) }
    }
  }

  /// Adds a multiple of an attribute to a form, and what is known of it to the bound.
  @MainActor
  private mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ factor: Double,
    to inequality: inout Inequality
  ) -> Bool {
    let margins = view.layoutMargins
    let terms: [(Edge, Double)]
    var margin = 0.0
    switch attribute {
    case .left, .leading: terms = [(.left, 1)]
    case .right, .trailing: terms = [(.right, 1)]
    case .top: terms = [(.top, 1)]
    case .bottom: terms = [(.bottom, 1)]
    case .width: terms = [(.right, 1), (.left, -1)]
    case .height: terms = [(.bottom, 1), (.top, -1)]
    case .centerX: terms = [(.left, 0.5), (.right, 0.5)]
    case .centerY: terms = [(.top, 0.5), (.bottom, 0.5)]
    case .leftMargin, .leadingMargin: (terms, margin) = ([(.left, 1)], Double(margins.left))
    case .rightMargin, .trailingMargin: (terms, margin) = ([(.right, 1)], -Double(margins.right))
    case .topMargin: (terms, margin) = ([(.top, 1)], Double(margins.top))
    case .bottomMargin: (terms, margin) = ([(.bottom, 1)], -Double(margins.bottom))
    default: return false
    }
    inequality.bound.constant -= factor * margin
    for (edge, share) in terms {
      if view === row {
        inequality.bound.subtract(factor * share, at: edge == .right, edge == .bottom)
      } else {
        let variable = Variable(view: ObjectIdentifier(view), edge: edge)
        if !variables.contains(variable) { variables.append(variable) }
        inequality.form[variable, default: 0] += factor * share
      }
    }
    return true
  }

  private static func negated(_ inequality: Inequality) -> Inequality {
    var negated = Inequality(bound: RowLength() - inequality.bound)
    negated.form = inequality.form.mapValues { -$0 }
    return negated
  }

  /// The sum of the bounds with the multipliers for which the forms add up to nothing; nil where these multipliers are
  /// not unique or prove nothing.
  @MainActor
  var contradiction: RowLength? {
    guard let multipliers = nullVector() else { return nil }
    let sum = zip(multipliers, inequalities).reduce(RowLength()) { $0 + $1.1.bound * $1.0 }
    let sign = sum.value(in: row.bounds.size) < 0 ? -1.0 : 1
    let proves = zip(multipliers, inequalities).allSatisfy {
      $1.isEquality || $0 * sign >= -Self.tolerance
    }
    return proves ? sum * sign : nil
  }

  /// The multipliers, by elimination of a variable after another.
  private func nullVector() -> [Double]? {
    var matrix = variables.map { variable in inequalities.map { $0.form[variable] ?? 0 } }
    var pivots: [Int] = []
    var free: [Int] = []
    for column in inequalities.indices {
      let place = pivots.count
      let candidates = matrix.indices.dropFirst(place)
      guard let best = candidates.max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        abs(matrix[best][column]) > Self.tolerance
      else {
        free.append(column)
        continue
      }
      matrix.swapAt(place, best)
      let pivot = matrix[place][column]
      matrix[place] = matrix[place].map { $0 / pivot }
      for other in matrix.indices where other != place {
        let factor = matrix[other][column]
        matrix[other] = zip(matrix[other], matrix[place]).map { $0 - factor * $1 }
      }
      pivots.append(column)
    }
    guard free.count == 1 else { return nil }
    var vector = [Double](repeating: 0, count: inequalities.count)
    vector[free[0]] = 1
    for (place, column) in pivots.enumerated() { vector[column] = -matrix[place][free[0]] }
    return vector
  }

  private static let tolerance = 1e-9
}

/// A length `perWidth × width + perHeight × height + constant` in a row, in points.
struct RowLength {
  var perWidth = 0.0
  var perHeight = 0.0
  var constant = 0.0

  func value(in size: CGSize) -> Double {
    perWidth * Double(size.width) + perHeight * Double(size.height) + constant
  }

  /// Subtracts a multiple of the width, of the height, or of neither.
  mutating func subtract(_ factor: Double, at isRight: Bool, _ isBottom: Bool) {
    if isRight { perWidth -= factor }
    if isBottom { perHeight -= factor }
  }

  static func + (first: Self, second: Self) -> Self {
    Self(
      perWidth: first.perWidth + second.perWidth, perHeight: first.perHeight + second.perHeight,
      constant: first.constant + second.constant)
  }

  static func - (first: Self, second: Self) -> Self { first + second * -1 }

  static func * (length: Self, factor: Double) -> Self {
    Self(
      perWidth: length.perWidth * factor, perHeight: length.perHeight * factor,
      constant: length.constant * factor)
  }
}

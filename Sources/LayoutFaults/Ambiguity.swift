package import AutoLayout
package import UIKit

/// What is open about a view, in words.
@MainActor
package enum Ambiguity {
  /// "the width and height of NAME are ambiguous", with how many views are tied to it.
  package static func message(
    _ variables: [LayoutVariable], of name: String, tiedViews others: Int
  ) -> String {
    let isOne = variables.count == 1
    let tied =
      others == 0
      ? ""
      : ", and with \(isOne ? "it" : "them") \(others) view\(others == 1 ? "" : "s")"
        + " tied to it by constraints"
    return "the \(list(variables.map(\.words))) of \(name) \(isOne ? "is" : "are") ambiguous\(tied)"
  }

  /// What to do about it.
  ///
  /// - Parameters:
  ///   - variables: What is open.
  ///   - view: The view that lacks constraints, if it is at hand.
  /// - Returns: A sentence without its full stop.
  package static func advice(_ variables: [LayoutVariable], of view: UIView?) -> String {
    let needs = "Add constraints for its " + list(variables.map(\.need))
    if let stack = view?.superview as? UIStackView,
      variables.contains(where: { $0.axis == Axis(stack.axis) })
    {
      return "Give the views of its stack view different hugging or compression resistance "
        + "priorities"
    }
    let size = view?.intrinsicContentSize ?? .zero
    let hasContent = variables.allSatisfy { variable in
      switch variable {
      case .minX, .minY: false
      case .width: size.width != UIView.noIntrinsicMetric
      case .height: size.height != UIView.noIntrinsicMetric
      }
    }
    return hasContent
      ? needs + ", or give it another hugging or compression resistance priority than its "
        + "neighbours have"
      : needs
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension LayoutVariable {
  /// What the variable is, in a sentence.
  fileprivate var words: String {
    switch self {
    case .minX: "horizontal position"
    case .minY: "vertical position"
    case .width: "width"
    case .height: "height"
    }
  }

  /// Interface Builder's name for what is missing.
  fileprivate var need: String {
    switch self {
    case .minX: "X position"
    case .minY: "Y position"
    case .width: "width"
    case .height: "height"
    }
  }
}

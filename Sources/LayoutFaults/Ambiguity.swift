import AutoLayout
import UIKit

/// Missing constraints, in words.
@MainActor
package enum Ambiguity {
  /// "the width and height of NAME are ambiguous", with how many views are open with it.
  package static func message(_ missing: MissingConstraints, of name: String) -> String {
    let isOne = missing.variables.count == 1
    let others = missing.otherViews.count
    let tied =
      others == 0
      ? ""
      : ", and with \(isOne ? "it" : "them") \(others) view\(others == 1 ? "" : "s")"
        + " tied to it by constraints"
    return
      "the \(list(missing.variables.map(\.words))) of \(name) \(isOne ? "is" : "are") ambiguous\(tied)"
  }

  /// The constraints to add.
  ///
  /// - Returns: A sentence without its full stop.
  package static func advice(_ missing: MissingConstraints) -> String {
    let variables = missing.variables
    let frame = variables.filter { !$0.isContentExtent }
    guard !frame.isEmpty else { return contentAdvice(variables) }
    let needs = "Add constraints for its " + list(variables.map(\.need))
    if let stack = missing.view.superview as? UIStackView,
      let variable = frame.first(where: { $0.axis == Axis(stack.axis) })
    {
      let lacking = missing.members.filter {
        $0.variable.isExtent && $0.variable.axis == variable.axis && !$0.isOfContent
          && $0.view.superview === stack
      }
      if let first = lacking.first {
        let extent = first.variable == .width ? "width" : "height"
        return first.view === missing.view
          ? needs : "Give the views of its stack view that have no \(extent) by their content one"
      }
      return "Give the views of its stack view different hugging or compression resistance "
        + "priorities"
    }
    return missing.isCompetition
      ? needs + ", or give it another hugging or compression resistance priority than its "
        + "neighbours have"
      : needs
  }

  private static func contentAdvice(_ variables: [OpenVariable]) -> String {
    let edges =
      variables.count > 1
      ? "all four edges"
      : variables == [.contentWidth] ? "the leading and trailing edges" : "the top and bottom edges"
    let extents = list(variables.map { $0 == .contentWidth ? "a width" : "a height" })
    return
      "Constrain what it scrolls to \(edges) of its content layout guide, and give it \(extents)"
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension OpenVariable {
  /// The variable in a sentence.
  fileprivate var words: String {
    switch self {
    case .minX: "horizontal position"
    case .minY: "vertical position"
    case .width: "width"
    case .height: "height"
    case .contentWidth: "scrollable content width"
    case .contentHeight: "scrollable content height"
    }
  }

  /// Interface Builder's name for what is missing.
  package var need: String {
    switch self {
    case .minX: "X position"
    case .minY: "Y position"
    case .width: "width"
    case .height: "height"
    case .contentWidth: "scrollable content width"
    case .contentHeight: "scrollable content height"
    }
  }
}

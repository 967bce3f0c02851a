import AutoLayout
import Foundation

extension UIView {
  // swift-format-ignore: NoLeadingUnderscores
  /// The views inside this one with how they are laid out, and what is ambiguous.
  ///
  /// Source: logs (reference, §2.6).
  public func _autolayoutTrace() -> String {
    "\n" + traceLines(indent: "").joined(separator: "\n") + "\n\n" + UIView.traceLegend
  }

  private static let traceLegend = """
    Legend:
    \t* - is laid out with auto layout
    \t+ - is laid out manually, but is represented in the layout engine because \
    translatesAutoresizingMaskIntoConstraints = YES
    \t• - layout engine host
    """

  private func traceLines(indent: String) -> [String] {
    let own = indent + traceMark + ObjectName.item(self) + layoutView.traceAmbiguity(self)
    let inner = indent + "|   "
    let guides = (layoutGuides + followingGuides).filter(\.layoutGuide.isRepresented).map {
      "\(inner)*\($0.description)\($0.layoutGuide.traceAmbiguity($0))"
    }
    return [own] + guides + subviews.flatMap { $0.traceLines(indent: inner) }
  }

  private var traceMark: String {
    guard layoutView.isRepresented else { return "" }
    if superview == nil { return "•" }
    return translatesAutoresizingMaskIntoConstraints ? "+" : "*"
  }
}

extension LayoutItem {
  /// The variables that constraints leave open, with the engine's numbers.
  @MainActor
  fileprivate func traceAmbiguity(_ object: AnyObject) -> String {
    let open = openFrameVariables.map { open in
      "\(ObjectName.item(object)).\(open.variable.traceName){id: \(open.number)}"
    }
    return open.isEmpty ? "" : "- AMBIGUOUS LAYOUT for " + open.joined(separator: ", ")
  }
}

extension LayoutVariable {
  fileprivate var traceName: String {
    switch self {
    case .minX: "minX"
    case .minY: "minY"
    case .width: "Width"
    case .height: "Height"
    }
  }
}

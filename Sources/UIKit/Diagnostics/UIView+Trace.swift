import AutoLayout
import Foundation

extension UIView {
  // swift-format-ignore: NoLeadingUnderscores
  /// The views inside this one with how they are laid out, and what is ambiguous.
  ///
  /// Source: traces that developers quote, such as one of `•UIWindow` with `AMBIGUOUS LAYOUT for … .minY{id: 25}`.
  public func _autolayoutTrace() -> String {
    "\n" + LayoutTrace().lines(of: self).joined(separator: "\n") + "\n\n" + LayoutTrace.legend
  }
}

/// The tree of views that `_autolayoutTrace` prints.
@MainActor
package struct LayoutTrace {
  private let name: (AnyObject) -> String
  private let guide: (UILayoutGuide) -> String
  private let number: (FrameVariable) -> String

  /// The trace with classes, addresses and the engine's numbers of variables, as Apple's is.
  init() {
    name = { ObjectName.item($0) }
    guide = { $0.description }
    number = { "{id: \($0.number)}" }
  }

  /// The trace with other names for views and guides, and without numbers.
  ///
  /// - Parameter name: Returns the name of an object from its class and its text in quotes, which may be empty.
  package init(
    naming name: @escaping (_ object: AnyObject, _ type: String, _ text: String) -> String
  ) {
    self.name = { name($0, ObjectName.type($0), ObjectName.text(of: $0)) }
    guide = { name($0, ObjectName.type($0), ObjectName.text(of: $0)) }
    number = { _ in "" }
  }

  /// The meaning of the marks.
  package nonisolated static let legend = """
    Legend:
    \t* - is laid out with auto layout
    \t+ - is laid out manually, but is represented in the layout engine because \
    translatesAutoresizingMaskIntoConstraints = YES
    \t• - layout engine host
    """

  /// A line for a view and for each view and guide inside it.
  package func lines(of root: UIView) -> [String] {
    var lines: [String] = []
    var open = [(view: root, indent: "")]
    while let (view, indent) = open.popLast() {
      let inner = indent + "|   "
      lines.append(indent + mark(of: view) + name(view) + ambiguity(of: view.layoutView, view))
      lines += guides(of: view).filter(\.layoutGuide.isRepresented).map {
        "\(inner)*\(guide($0))\(ambiguity(of: $0.layoutGuide, $0))"
      }
      open += view.subviews.reversed().map { ($0, inner) }
    }
    return lines
  }

  /// The guides of a view that clients know, and the content area of a scroll view where that is open.
  private func guides(of view: UIView) -> [UILayoutGuide] {
    if let scrollView = view as? UIScrollView, !scrollView.openContentVariables.isEmpty {
      _ = scrollView.contentLayoutGuide
    }
    return view.layoutGuides + view.followingGuides
  }

  private func mark(of view: UIView) -> String {
    guard view.layoutView.isRepresented else { return "" }
    if view.superview == nil { return "•" }
    return view.translatesAutoresizingMaskIntoConstraints ? "+" : "*"
  }

  /// The variables that constraints leave open.
  private func ambiguity(of item: LayoutItem, _ object: AnyObject) -> String {
    let open = item.openFrameVariables.map { open in
      "\(name(object)).\(open.variable.traceName)\(number(open))"
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

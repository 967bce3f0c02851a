import LayoutLogs

/// The words for constraints that no developer wrote.
enum OriginWording {
  /// The meaning of a constraint of Apple's; nil for a developer's.
  static func explanation(
    _ origin: Origin, _ constraint: ConstraintDescription, _ names: LogNames
  ) -> String? {
    let item = names.name(of: constraint.first.item)
    switch origin {
    case .developer: return nil
    case .interfaceBuilder:
      return "Interface Builder added it at build time, since \(item) has too few constraints"
    case .contentSize: return "the content's size; its priority is a required one"
    case .encapsulatedSize: return encapsulated(constraint.first.item, item)
    case .temporarySize: return "UIKit's, while it measures \(item)"
    case .autoresizingMask:
      return "from the frame and autoresizing mask of \(item): its "
        + "translatesAutoresizingMaskIntoConstraints is still true"
    case .marginsGuide: return "UIKit's: the layout margins of the view"
    case .safeArea: return "UIKit's: the safe area of the view"
    case .layoutSupport: return "UIKit's: the view controller's top or bottom layout guide"
    case .stack(let role): return stack(role, constraint)
    case .window: return "AppKit's: the window"
    case .privateViews: return "Apple's own, between views that apps do not lay out"
    }
  }

  private static func encapsulated(_ item: LogItem, _ name: String) -> String {
    if item.isRow { return "UIKit's: the size that the list gives the row at present" }
    return "UIKit's: the size that \(name) is given by its host at present"
  }

  private static func stack(_ role: Origin.StackRole, _ constraint: ConstraintDescription) -> String
  {
    switch role {
    case .hiding: "the stack view's: the arranged view is hidden"
    case .spacing: "the stack view's spacing"
    case .canvas: "the stack view's: first and last arranged view meet its edges"
    case .alignment: "the stack view's alignment"
    case .distribution: "the stack view's distribution"
    case .other: "the stack view's own (\(constraint.identifier ?? ""))"
    }
  }
}

import AutoLayout

extension UIView {
  /// Whether Apple's layout begins at the view, as it does at roots and at the views of view controllers that no
  /// constraint of a view around them concerns: its size is given, whatever that follows from.
  ///
  /// Source: logs and traces, in which such views have the constraints `UIView-Encapsulated-Layout-Width` and
  /// `-Height` (tests of `johnpatrickmorgan/wtfautolayout`).
  var hostsLayout: Bool {
    guard let superview else { return true }
    guard viewController != nil, translatesAutoresizingMaskIntoConstraints else { return false }
    return sequence(first: superview, next: \.superview).allSatisfy { view in
      view.layoutView.constraints.isEmpty
        && (view.superview == nil || view.translatesAutoresizingMaskIntoConstraints)
    }
  }
}

extension ConstraintConflict {
  /// The members of a conflict as Apple's engine has them.
  ///
  /// A view at which layout begins has a given size there; here that size follows from those of the views around it. The
  /// edges of margins and safe areas are constraints there; here they are offsets.
  @MainActor
  static func members(of conflict: LayoutConflict) -> [Member] {
    let hosts = HostSizes(conflict.constraints)
    let edges = GuideEdges(conflict.constraints)
    return conflict.constraints.filter { !hosts.replace($0) }.map(Member.init)
      + edges.constraints.map(Member.init(edge:))
  }
}

/// The sizes that views at which layout begins have in a conflict, in place of frames around them.
@MainActor
private struct HostSizes {
  private var hosts: [UIView] = []

  init(_ constraints: [EngineConstraint]) {
    hosts = constraints.compactMap { constraint in
      guard constraint.systemRole == .autoresizingMask, let view = Self.view(of: constraint),
        view.superview != nil, view.hostsLayout
      else { return nil }
      return view
    }
  }

  /// Returns whether the size of a root view takes the place of a constraint.
  func replace(_ constraint: EngineConstraint) -> Bool {
    guard let constraint = constraint as? ViewConstraint, let view = Self.view(of: constraint),
      isOfFrame(constraint)
    else { return false }
    if hosts.contains(where: { $0 !== view && $0.isDescendant(of: view) }) { return true }
    return !constraint.attribute.isSize && hosts.contains { $0 === view }
  }

  private func isOfFrame(_ constraint: ViewConstraint) -> Bool {
    switch constraint.systemRole {
    case .autoresizingMask, .encapsulatedWidth, .encapsulatedHeight: true
    default: false
    }
  }

  private static func view(of constraint: EngineConstraint) -> UIView? {
    constraint.firstItem?.representedObject as? UIView
  }
}

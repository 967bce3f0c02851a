import AutoLayout

/// The messages about overrides that do not call `super`.
@MainActor
enum SuperOmission {
  /// Reports once for a class that its `layoutSubviews` does not lay out subviews.
  ///
  /// Source: the exception of iOS 7 and earlier (SnapKit/Masonry#209, nicklockwood/iCarousel#436); later ones say nothing and leave
  /// the subviews as well, so the program goes on; decision 0084.
  static func reportLayoutSubviews(of view: UIView) {
    guard view.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }),
      UIKitEnvironment.current.program.reportedOmissions.insert(ObjectIdentifier(type(of: view)))
        .inserted
    else { return }
    let text =
      "[LayoutConstraints] Auto Layout still required after executing -layoutSubviews. "
      + "\(ObjectName.type(view))'s implementation of -layoutSubviews needs to call super."
    PlatformEnvironment.current.log(LayoutMessage(subject: .omittedSuper, text: text))
  }

  /// Ends the program as Apple's UIKit does for a view that still needs its constraints updated.
  ///
  /// Source: the exception of iOS 11 (github.com/jdg/MBProgressHUD/issues/522).
  static func raiseUpdateConstraints(of view: UIView) -> Never {
    let name = ObjectName.type(view)
    raiseException(
      "NSInternalInconsistencyException",
      "The layout constraints still need update after sending -updateConstraints to \(view).\n"
        + "\(name) or one of its superclasses may have overridden -updateConstraints without calling "
        + "super. Or, something may have dirtied layout constraints in the middle of updating them.  "
        + "Both are programming errors.")
  }
}

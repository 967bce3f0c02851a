import AutoLayout
import Foundation

extension UIView {
  /// Adds a guide, removing it from another view first.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuides.append(layoutGuide)
    layoutView.addGuide(layoutGuide.layoutGuide)
    let awaiting = layoutGuide.awaitingConstraints
    layoutGuide.awaitingConstraints = []
    NSLayoutConstraint.activate(awaiting)
  }

  /// Removes a guide and deactivates the constraints that mention it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutView.removeGuide(layoutGuide.layoutGuide)
    layoutGuides.removeAll { $0 === layoutGuide }
  }

  /// The bounds without bars and cut-outs.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(.safeArea, named: "UIViewSafeAreaLayoutGuide")
  }

  /// The bounds without the layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    guide(.layoutMargins, named: "UIViewLayoutMarginsGuide")
  }

  /// The part of the margins that is comfortable to read.
  public var readableContentGuide: UILayoutGuide {
    guide(.readableContent, named: "UIViewReadableContentGuide")
  }

  /// The room the keyboard takes.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide(.keyboard, named: "UIViewKeyboardLayoutGuide", UIKeyboardLayoutGuide.init(following:))
  }

  func guide(_ role: LayoutGuide.Role, named name: String) -> UILayoutGuide {
    guide(role, named: name, UILayoutGuide.init(following:))
  }

  /// The guide of a role, made when first asked for.
  func guide<Guide: UILayoutGuide>(
    _ role: LayoutGuide.Role, named name: String, _ make: (LayoutGuide) -> Guide
  ) -> Guide {
    for guide in followingGuides where guide.layoutGuide.role == role {
      if let guide = guide as? Guide { return guide }
    }
    let guide = make(layoutView.guide(role))
    guide.identifier = name
    followingGuides.append(guide)
    return guide
  }
}

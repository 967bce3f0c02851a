import AutoLayout
import Foundation

extension UIView {
  func own(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuides.append(layoutGuide)
    layoutView.addGuide(layoutGuide.layoutGuide)
    let awaiting = layoutGuide.awaitingConstraints
    layoutGuide.awaitingConstraints = []
    NSLayoutConstraint.activate(awaiting)
  }

  func disown(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutView.removeGuide(layoutGuide.layoutGuide)
    layoutGuides.removeAll { $0 === layoutGuide }
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
    if role == .readableContent { updateReadableWidth() }
    return guide
  }
}

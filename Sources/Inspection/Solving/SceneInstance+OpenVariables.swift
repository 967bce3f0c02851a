import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

extension OpenVariables {
  /// Finds what is open in a scene that was laid out.
  ///
  /// Constraints have to determine what a scroll view of a document scrolls if the document has a content
  /// layout guide for it, or views inside it; unless the scroll view has no constraints itself, or no view has.
  ///
  /// Source: Interface Builder marks the scroll view: 14 of 14 in 10 repositories. It marks 1 of 25 that are
  /// empty and have no guide, and none of 2 without constraints.
  init(of instance: SceneInstance) {
    let guides = Set(instance.guides.map { ObjectIdentifier($0.guide.layoutGuide) })
    self.init(
      of: instance.views.map(\.view),
      scrollsContent: { view in
        guard instance.description.usesAutoLayout, !instance.isFrameFixed(view) else {
          return false
        }
        return !view.subviews.isEmpty
          || guides.contains(ObjectIdentifier(view.layoutView.guide(.scrollContent)))
      })
  }
}

extension SceneInstance {
  /// Whether a view has the frame the document stores because no constraint mentions it.
  fileprivate func isFrameFixed(_ view: UIView) -> Bool {
    view.documentID.flatMap { description.view(id: $0) }?.geometry.isFrameFixed ?? false
  }
}

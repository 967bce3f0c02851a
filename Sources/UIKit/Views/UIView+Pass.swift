import Foundation

/// The calls of a layout pass that clients override.
extension UIView {
  /// Calls `updateConstraints()`, or the controller's equivalent, which must reach this module's.
  func updateConstraintsInPass() {
    hasReachedBase = false
    if let viewController {
      LayoutLoopRecorder.note("updateViewConstraints", of: self) {
        viewController.updateViewConstraints()
      }
    } else {
      LayoutLoopRecorder.note("updateConstraints", of: self) { updateConstraints() }
    }
    if !hasReachedBase { SuperOmission.raiseUpdateConstraints(of: self) }
  }

  /// Calls `layoutSubviews()`, and the controller's calls around it.
  func layoutSubviewsInPass() {
    // Views that came during the pass have not had their turn.
    updateOwnProperties()
    viewController?.containerGeometryDidChange()
    if let viewController {
      LayoutLoopRecorder.note("viewWillLayoutSubviews", of: self) {
        viewController.viewWillLayoutSubviews()
      }
    }
    hasReachedBase = false
    LayoutLoopRecorder.note("layoutSubviews", of: self) { layoutSubviews() }
    if !hasReachedBase { SuperOmission.reportLayoutSubviews(of: self) }
    if let viewController {
      LayoutLoopRecorder.note("viewDidLayoutSubviews", of: self) {
        viewController.viewDidLayoutSubviews()
      }
    }
  }
}

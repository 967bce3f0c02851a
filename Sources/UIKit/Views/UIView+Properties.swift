/// The objects whose properties are to be updated.
struct PendingProperties: OptionSet {
  let rawValue: UInt8

  /// The view itself.
  static let own = PendingProperties(rawValue: 1)
  /// A view inside it.
  static let below = PendingProperties(rawValue: 2)
}

extension UIView {
  /// Marks the view as needing an update of properties.
  func notePendingProperties() {
    pendingProperties.insert(.own)
    announcePendingProperties()
    windowAround?.setNeedsUpdate()
  }

  /// Marks the view controller as needing an update of properties.
  func announcePendingController() {
    pendingProperties.insert(.below)
    announcePendingProperties()
    windowAround?.setNeedsUpdate()
  }

  /// Marks the views around as containing pending updates.
  func announcePendingProperties() {
    var next = superview
    while let view = next, !view.pendingProperties.contains(.below) {
      view.pendingProperties.insert(.below)
      next = view.superview
    }
  }

  /// Updates pending properties of the view and the views inside it, outer ones first.
  func updatePropertiesInSubtree() {
    visit { view in
      view.updateOwnProperties()
      return view.pendingProperties.remove(.below) != nil
    }
  }

  /// Updates properties of the view controller and the view if they asked for it.
  func updateOwnProperties() {
    if let viewController, viewController.needsPropertyUpdate {
      viewController.needsPropertyUpdate = false
      viewController.updateProperties()
    }
    if pendingProperties.remove(.own) != nil { updateProperties() }
  }

  /// The topmost view around this one.
  var rootView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}

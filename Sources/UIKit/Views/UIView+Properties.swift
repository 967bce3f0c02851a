/// What waits for properties to be updated.
struct PendingProperties: OptionSet {
  let rawValue: UInt8

  /// The view itself.
  static let own = PendingProperties(rawValue: 1)
  /// A view inside it.
  static let below = PendingProperties(rawValue: 2)
}

extension UIView {
  /// Notes that the view waits, so that the next pass finds it.
  func notePendingProperties() {
    pendingProperties.insert(.own)
    announcePendingProperties()
    windowAround?.setNeedsUpdate()
  }

  /// Notes that the view controller waits, so that the next pass finds it.
  func announcePendingController() {
    pendingProperties.insert(.below)
    announcePendingProperties()
    windowAround?.setNeedsUpdate()
  }

  /// Has the views around know that something inside them waits.
  func announcePendingProperties() {
    var next = superview
    while let view = next, !view.pendingProperties.contains(.below) {
      view.pendingProperties.insert(.below)
      next = view.superview
    }
  }

  /// Updates what waits in the view and below it, views before those inside them.
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

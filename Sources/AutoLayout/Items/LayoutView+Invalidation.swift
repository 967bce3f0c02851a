extension LayoutView {
  /// Asks for the delegate's `updateConstraints` in the next pass.
  public func setNeedsUpdateConstraints() {
    flags.needsUpdateConstraints = true
    var view = parent
    while let current = view, !current.flags.descendantNeedsUpdateConstraints {
      current.flags.descendantNeedsUpdateConstraints = true
      view = current.parent
    }
  }

  /// Asks for the delegate's `layoutSubviews` in the next pass.
  public func setNeedsLayout() {
    flags.needsLayout = true
    var view = parent
    while let current = view, !current.flags.descendantNeedsLayout {
      current.flags.descendantNeedsLayout = true
      view = current.parent
    }
  }

  /// Has the content measured again in the next pass, wrapping content from its first pass on.
  public func invalidateContentSize() {
    content.wrapWidth = nil
    engine?.invalidate(self)
    setNeedsContentSize()
  }

  /// Has the content measured again in the next pass for the width it is measured for now.
  func setNeedsContentSize() {
    flags.needsContentSize = true
    var view = parent
    while let current = view, !current.flags.descendantNeedsContentSize {
      current.flags.descendantNeedsContentSize = true
      view = current.parent
    }
    setNeedsLayout()
  }

  /// Whether the delegate's `updateConstraints` is still to be called.
  public var needsUpdateConstraints: Bool { flags.needsUpdateConstraints }

  /// Whether the delegate's `layoutSubviews` is still to be called.
  public var needsLayout: Bool { flags.needsLayout }

  /// Notes that what the view itself implies for layout changed.
  func stateDidChange() {
    engine?.invalidate(self)
    setNeedsLayout()
  }

  /// Notes that offsets which constraints to this view contain changed.
  func offsetsDidChange() {
    guard let engine else { return }
    for constraint in mentions { engine.invalidate(constraint) }
    for guide in derivedGuides {
      for constraint in guide.mentions { engine.invalidate(constraint) }
    }
    setNeedsLayout()
  }

  /// Has every constraint below read again after a change of reading direction.
  func directionDidChange() {
    for view in subtree {
      for item in [view as LayoutItem] + view.guides + view.derivedGuides {
        for constraint in item.mentions { engine?.invalidate(constraint) }
      }
      view.stack?.setNeedsUpdate()
      view.updateOwnMargins()
    }
    setNeedsLayout()
  }
}

extension LayoutView {
  /// Asks for ``updateConstraints()`` before the next solution.
  public func setNeedsUpdateConstraints() {
    setNeeds(.updateConstraints)
  }

  /// Asks for ``layoutSubviews()`` when views are next placed.
  public func setNeedsLayout() {
    setNeeds(.layOut)
  }

  /// Requests a measurement of the content before the next solution, of wrapping content first without a width.
  public func invalidateContentSize() {
    engine?.invalidate(self, .content)
    // Other content of the same size may have other baselines.
    baselinesDidChange()
    noteWhetherContentWraps()
    setNeedsUnbrokenMeasure()
  }

  private func noteWhetherContentWraps() {
    let wraps = contentWraps
    // Its solved width may not change, so nothing else would have it placed and measured for that width.
    if wraps, content.wrapWidth != nil || !content.wraps { engine?.noteForUnbrokenMeasure(self) }
    guard wraps != content.wraps else { return }
    content.wraps = wraps
    (parentReference.with { $0.stack } ?? nil)?.textSharesMayHaveChanged()
  }

  /// Requests a measurement of the content before the next solution, of wrapping content unbroken: without a width.
  func setNeedsUnbrokenMeasure() {
    content.wrapWidth = nil
    setNeeds(.place)
    setNeedsContentSize()
  }

  /// Requests a measurement of the content before the next solution, for the present width.
  func setNeedsContentSize() {
    setNeeds(.measureContent)
    setNeeds(.layOut)
  }

  /// Whether ``updateConstraints()`` is still to be called.
  public var needsUpdateConstraints: Bool { work.own.contains(.updateConstraints) }

  /// Whether ``layoutSubviews()`` is still to be called.
  var needsLayout: Bool { work.own.contains(.layOut) }

  /// Notes that what the view itself implies for layout changed.
  func didChange(_ edits: ViewEdits) {
    _ = engineReference.with { $0.invalidate(self, edits) }
    setNeedsLayout()
  }

  /// Notes that the scroll position changed, which moves the children's coordinate space and no child in it.
  ///
  /// Rows of autoresizing masks and stays contain the parent's scroll position. Two cases need no reading of the children:
  ///
  /// - The content area of a scroll view takes autoresized children along.
  /// - The stay of a child mentions the parent's position. An edit of the parent therefore has it made anew, except at the
  ///   root, which has no variables for its position.
  func scrollPositionDidChange() {
    didChange(.state)
    _ = engineReference.with { engine in
      let isRootWithStays = engine.isRoot(self) && engine.ambiguity != nil
      guard scrollContentGuide == nil || isRootWithStays else { return }
      for child in storedChildren { engine.invalidate(child, .state) }
    }
  }

  /// Notes that offsets which constraints to this view contain changed.
  func offsetsDidChange() {
    guard let engine else { return }
    forEachActiveMention { engine.invalidate($0, .constant) }
    for guide in derivedGuides {
      guide.forEachActiveMention { engine.invalidate($0, .constant) }
    }
    setNeedsLayout()
  }

  /// Notes that the baselines of the content moved, or that their font is another one.
  package func baselinesDidChange() {
    _ = engineReference.with { if !$0.isNew { $0.invalidateBaselines(of: self) } }
    setNeedsLayout()
  }

  /// Invalidates every constraint below after a change of reading direction.
  func directionDidChange() {
    updateEffectiveDirection()
    for view in subtree {
      view.forEachItem { item in
        item.forEachActiveMention { engine?.invalidate($0, .terms) }
      }
      view.stack?.setNeedsUpdate()
      view.updateOwnMargins()
    }
    setNeedsLayout()
  }

  /// Finds the reading direction anew, and that of the views below it reaches.
  @inline(__always)
  func updateEffectiveDirection() {
    if effectiveDirection != inheritedDirection { inheritDirection() }
  }

  @inline(never)
  private func inheritDirection() {
    visit { view in
      let former = view.effectiveDirection
      view.storedDirection = view.inheritedDirection
      return view.effectiveDirection != former
    }
  }

  /// The view's own direction, or else its parent's.
  private var inheritedDirection: LayoutDirection {
    @inline(__always) get {
      direction ?? parentReference.with { $0.effectiveDirection } ?? .leftToRight
    }
  }
}

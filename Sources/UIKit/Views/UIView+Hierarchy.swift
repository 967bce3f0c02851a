import AutoLayout

extension UIView {
  /// The first view with a tag among this one and those inside it, outermost first along each path.
  func firstView(withTag tag: Int) -> UIView? {
    var found: UIView?
    visit { view in
      if found == nil, view.tag == tag { found = view }
      return found == nil
    }
    return found
  }

  /// Visits the view and those inside it, each before its subviews.
  ///
  /// - Parameter enter: Returns whether to visit the subviews.
  func visit(entering enter: (UIView) -> Bool) {
    guard enter(self) else { return }
    for view in subviews { TreeWalk.visit(view, children: { $0.subviews }, enter: enter) }
  }

  /// Moves a subview to an index; does nothing to other views.
  func moveSubview(_ view: UIView, to index: Int) {
    if view.superview === self { move(view, to: index) }
  }

  /// Exchanges two subviews; does nothing where an index is that of none.
  func exchange(_ index1: Int, _ index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    let (first, second) = (subviews[index1], subviews[index2])
    move(first, to: index2)
    move(second, to: index1)
  }

  /// Adds a subview that fills the view, whatever size it takes.
  func addFilling(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    if view.superview === self, let index = subviews.firstIndex(where: { $0 === view }) {
      let target = subviews.firstIndex { $0 === sibling } ?? subviews.count - 1
      move(view, to: index < target ? target + offset - 1 : target + offset)
    } else {
      let target = subviews.firstIndex { $0 === sibling }
      insert(view, at: target.map { $0 + offset } ?? subviews.count)
    }
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(!isInside(view), "Can't add a view inside itself as a subview.")
    guard view.superview !== self else { return move(view, to: min(index, subviews.count - 1)) }
    let newWindow = window
    let changesWindow = view.window !== newWindow
    view.willMove(toSuperview: self)
    if changesWindow { view.announceMove(to: newWindow) }
    view.detach()
    let index = min(index, subviews.count)
    subviews.insert(view, at: index)
    view.superview = self
    if changesWindow { view.enter(newWindow) }
    layoutView.addChild(view.layoutView, at: index)
    if !view.pendingProperties.isEmpty { view.announcePendingProperties() }
    view.inheritTraits(traitCollection)
    didAddSubview(view)
    view.didMoveToSuperview()
    if changesWindow { view.announceMoved() }
    newWindow?.setNeedsDisplayPass()
  }

  func leaveSuperview() {
    guard superview != nil else { return }
    let leavesWindow = window != nil
    willMove(toSuperview: nil)
    endAnimations()
    if leavesWindow { announceMove(to: nil) }
    detach()
    if leavesWindow { enter(nil) }
    didMoveToSuperview()
    if leavesWindow { announceMoved() }
  }

  private func detach() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    layoutView.removeFromParent()
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }

  /// Whether the view is another, or lies inside it.
  ///
  /// - Complexity: O(1) where the other one is empty; else O(*depth*).
  private func isInside(_ view: UIView) -> Bool {
    view.subviews.isEmpty ? self === view : isDescendant(of: view)
  }

  /// Notes the window around the view and those inside it.
  private func enter(_ window: UIWindow?) {
    visit { view in
      view.windowAround = window
      return !view.isWindow
    }
  }

  private func move(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: index)
    layoutView.moveChild(view.layoutView, to: index)
  }

  private func announceMove(to newWindow: UIWindow?) {
    visit { view in
      view.willMove(toWindow: newWindow)
      view.viewController?.viewWillMove(toWindow: newWindow)
      return true
    }
  }

  private func announceMoved() {
    visit { view in
      view.didMoveToWindow()
      view.viewController?.viewDidMoveToWindow()
      return true
    }
  }
}

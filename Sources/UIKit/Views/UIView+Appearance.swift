extension UIView {
  /// The accent colour given to the view or to the nearest view around it that was given one.
  var effectiveTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.ownTintColor { return color }
      view = current.superview
    }
    return .systemBlue
  }

  /// Gives the view an accent colour of its own and tells the views that follow it.
  func setOwnTintColor(_ color: UIColor?) {
    ownTintColor = color
    announceTintColor()
  }

  private func announceTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.announceTintColor() }
  }
}

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
    visit { view in
      guard view === self || view.ownTintColor == nil else { return false }
      view.tintColorDidChange()
      return true
    }
  }
}

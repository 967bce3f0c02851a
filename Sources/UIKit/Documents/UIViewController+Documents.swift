extension UIViewController {
  /// The storyboard that the controller was made from; nil for one that code made.
  public var storyboard: UIStoryboard? { documentScene?.storyboard }

  /// The segue of an identifier in the controller's scene.
  func segue(_ identifier: String) -> UIStoryboardSegue {
    guard let segue = documentScene?.makeSegue(identifier: identifier, from: self) else {
      raiseException(
        "NSInvalidArgumentException",
        "Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    return segue
  }

  /// Prepares for a segue, and performs it.
  package func follow(_ segue: UIStoryboardSegue, sender: Any?) {
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Makes the view from the controller's scene, or from its xib.
  ///
  /// - Returns: Whether there was one.
  func loadViewFromDocument() -> Bool {
    if let scene = documentScene {
      guard scene.hasView else { return false }
      scene.loadView(of: self)
      return true
    }
    guard let name = nibName ?? nameOfConventionalNib else { return false }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    guard viewIfLoaded != nil else {
      raiseException(
        "NSInternalInconsistencyException",
        "-[\(type(of: self)) loadView] loaded the \"\(name)\" nib but the view outlet was not set.")
    }
    return true
  }

  /// The xib that a controller without a `nibName` loads: for `BookViewController` it is `BookView`, else
  /// `BookViewController`.
  ///
  /// Source: the documentation of `UIViewController.nibName`.
  private var nameOfConventionalNib: String? {
    guard !ObjectName.isOfThisModule(type(of: self)), DocumentReader.linked != nil else {
      return nil
    }
    return UIKitEnvironment.current.program.conventionalNibs.name(
      for: type(of: self), in: nibBundle)
  }
}

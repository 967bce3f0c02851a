/// The way in which code shows a scene, as far as it tells.
package struct SceneInCode: Hashable, Sendable {
  /// The size that code gives the scene where it shows it over others.
  package var popup: PopupSize?
  /// Whether code hides the navigation bar above the scene before it is seen.
  ///
  /// Source: `UINavigationController.isNavigationBarHidden`.
  package var hidesNavigationBar: Bool

  /// Creates a description.
  package init(popup: PopupSize? = nil, hidesNavigationBar: Bool = false) {
    self.popup = popup
    self.hidesNavigationBar = hidesNavigationBar
  }
}

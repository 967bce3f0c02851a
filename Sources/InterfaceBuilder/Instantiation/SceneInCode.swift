/// The way in which code shows a scene, as far as it tells.
package struct SceneInCode: Hashable, Sendable {
  /// The size that code gives the scene where it shows it over others.
  package var popup: PopupSize?
  /// Whether code hides the navigation bar above the scene before it is seen.
  ///
  /// Source: `UINavigationController.isNavigationBarHidden`.
  package var hidesNavigationBar: Bool
  /// The height that code gives a row with a xib of its own, whatever its content is.
  package var rowHeight: Double?

  /// Creates a description.
  package init(
    popup: PopupSize? = nil, hidesNavigationBar: Bool = false, rowHeight: Double? = nil
  ) {
    self.popup = popup
    self.hidesNavigationBar = hidesNavigationBar
    self.rowHeight = rowHeight
  }
}

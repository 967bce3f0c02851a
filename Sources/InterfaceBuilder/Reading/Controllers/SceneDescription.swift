/// A scene of a storyboard.
public struct SceneDescription: Sendable {
  /// The element.
  public let element: DocumentElement
  /// The `sceneID`, or a name made of the position.
  public let id: String
  /// The scene's controller; for macOS it may be a window controller.
  public let controller: ControllerDescription?
  /// Views in the scene's dock that are no part of the controller's view.
  public let extraViews: [ViewDescription]
}

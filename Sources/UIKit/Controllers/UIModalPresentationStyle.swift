/// The style in which a view controller is presented over another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen.
  case fullScreen = 0
  /// On a page.
  case pageSheet = 1
  /// On a small page.
  case formSheet = 2
  /// Over the presenting controller's content.
  case currentContext = 3
  /// In the way of the transition delegate.
  case custom = 4
  /// Over the whole screen, with the content below visible.
  case overFullScreen = 5
  /// Over the presenting controller's content, with the content below visible.
  case overCurrentContext = 6
  /// In a popover.
  case popover = 7
  /// As the system chooses.
  case automatic = -2
  /// In the style of the presenting controller.
  case none = -1
}

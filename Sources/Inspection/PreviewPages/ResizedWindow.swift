import AutoLayout
import Devices

/// A device whose screen, or a window on it, takes any width.
struct ResizedWindow {
  private let environment: DeviceEnvironment
  private let size: Size

  init(_ environment: DeviceEnvironment) {
    self.environment = environment
    size = environment.windowSize
  }

  /// The widths that are solved in any case: the ends, and the neighbours around a change of size class.
  var widths: [Double] {
    guard environment.device.idiom == .pad else {
      return Set([320, size.width, max(size.width, 480)]).sorted()
    }
    let widest = max(size.width, size.height)
    return Set([320, Self.widestCompact, Self.widestCompact + 1, size.width, widest])
      .filter { $0 <= widest }.sorted()
  }

  /// The widest window of a tablet that is compact across.
  ///
  /// Source: Apple's table of split views has windows of up to 639 points as compact and from 678 on as regular; the exact
  /// width is our choice.
  static let widestCompact = 659.0

  /// The environment in which a window has a width.
  func environment(width: Double) -> DeviceEnvironment {
    var resized = environment
    let isCompact = environment.device.idiom == .pad && width <= Self.widestCompact
    // Half of a screen in portrait is compact; both halves are 10 points apart.
    let screen = Size(width: isCompact ? 2 * width + 10 : width, height: size.height)
    resized.device = environment.device.resized(to: screen)
    resized.orientation = .portrait
    resized.layout = isCompact ? .half : .fullScreen
    return resized
  }
}

import AutoLayout
package import Devices
import PlatformMetrics
public import UIKit

/// A device for tests of layout, with its orientation and the choices of its user.
///
/// ```swift
/// assertLayout(page, on: .iPhoneSE3, .iPhone15ProMax.landscape, .iPadPro12_9.rightToLeft)
/// ```
public struct DeviceConfiguration: Hashable, Sendable, CustomStringConvertible {
  /// The product's name.
  private let product: String
  /// The device and what was chosen.
  package private(set) var environment: DeviceEnvironment

  /// A device held upright, read from left to right, light, with text of the usual size.
  ///
  /// - Parameters:
  ///   - product: The product's name.
  ///   - device: Its screen.
  init(_ product: String, _ device: Device) {
    self.product = product
    environment = DeviceEnvironment(device: device)
  }

  /// The device in words: "iPhone 15, landscape, right to left".
  public var description: String {
    environment.nameParts(ofDevice: product).joined(separator: ", ")
  }

  /// The size of the app's window, in points.
  public var size: CGSize { CGSize(environment.windowSize) }

  /// The insets that the status bar, cut-outs and the home indicator cover of the window, in points.
  public var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(environment.safeAreaInsets)
  }

  /// The environment of the app's window.
  public var traitCollection: UITraitCollection {
    environment.traitCollection
  }

  // MARK: Choices

  /// The device turned on its side; televisions do not turn.
  public var landscape: DeviceConfiguration { with { $0.orientation = .landscape } }

  /// The device for a language that is read from right to left.
  public var rightToLeft: DeviceConfiguration { with { $0.direction = .rightToLeft } }

  /// The device with light text on dark ground.
  public var dark: DeviceConfiguration { with { $0.userInterfaceStyle = .dark } }

  /// The device with another text size.
  public func textSize(_ category: UIContentSizeCategory) -> DeviceConfiguration {
    with { $0.contentSizeCategory = category }
  }

  /// The device with another release of the system, or the nearest that it runs.
  public func iOS(_ major: Int, _ minor: Int = 0) -> DeviceConfiguration {
    with { $0 = $0.running(Release(major, minor)) }
  }

  /// A third of a tablet's screen, as beside another app or over it.
  public var thirdOfScreen: DeviceConfiguration { with { $0.layout = .third } }

  /// Half of a tablet's screen, beside another app.
  public var halfOfScreen: DeviceConfiguration { with { $0.layout = .half } }

  /// Two thirds of a tablet's screen, beside another app.
  public var twoThirdsOfScreen: DeviceConfiguration { with { $0.layout = .twoThirds } }

  private func with(_ change: (inout DeviceEnvironment) -> Void) -> DeviceConfiguration {
    var result = self
    change(&result.environment)
    return result
  }

  /// Runs a closure in which the device's screen is `UIScreen.main`: windows that are made there by their frames are
  /// on it.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The result of the closure.
  @MainActor
  public func asMainScreen<Result>(_ body: () throws -> Result) rethrows -> Result {
    try makeScreen().stagedAsMain(body)
  }

  /// Runs an asynchronous closure in which the device's screen is `UIScreen.main`.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The result of the closure.
  @MainActor
  public func asMainScreen<Result>(
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await makeScreen().stagedAsMain(awaiting: body)
  }

  /// The screen of the device.
  @MainActor
  func makeScreen() -> UIScreen {
    UIScreen(
      size: size, safeAreaInsets: safeAreaInsets,
      navigationBarOverlap: CGFloat(environment.navigationBarOverlap),
      statusBarHeight: CGFloat(environment.statusBarHeight),
      hasHomeIndicator: environment.device.hasHomeIndicator, traitCollection: traitCollection)
  }

  /// The description as part of a file's name: "iPhone-15-landscape".
  package var slug: String {
    let words = description.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.joined(separator: "-")
  }
}

extension [DeviceConfiguration] {
  /// A small phone, a usual one and a large one, a tablet, and the phones' and the tablet's extremes
  /// on their sides: what layouts are tested on if nothing is said.
  public static var usual: [DeviceConfiguration] {
    [
      .iPhoneSE3, .iPhone15, .iPhone15ProMax, .iPadPro11, .iPhoneSE3.landscape,
      .iPadPro11.landscape,
    ]
  }

  /// The same, upright and turned.
  public var inBothOrientations: [DeviceConfiguration] { flatMap { [$0, $0.landscape] } }

  /// The same, read from left to right and from right to left.
  public var inBothDirections: [DeviceConfiguration] { flatMap { [$0, $0.rightToLeft] } }

  /// The same with each of some text sizes.
  public func atTextSizes(_ categories: UIContentSizeCategory...) -> [DeviceConfiguration] {
    flatMap { configuration in categories.map { configuration.textSize($0) } }
  }
}

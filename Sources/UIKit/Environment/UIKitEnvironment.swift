/// The environment of running code: the platform, the main screen, the clock of animations, and the program's state.
///
/// A scope replaces parts of it for the duration of a closure; tasks that run side by side have their own. All that UIKit
/// keeps beside objects of the client is reached from here, but for ``CallsInProgress``.
final class UIKitEnvironment: Sendable {
  @TaskLocal static var current = UIKitEnvironment(
    platform: PlatformEnvironment(), display: nil, clock: nil, program: ProgramState())

  /// The release, the measurer of text, images, launch options and the log.
  let platform: PlatformEnvironment
  /// The clock of animations; nil where they end as soon as they begin.
  let clock: AnimationClock?
  /// The application, and what is noted of the whole program.
  let program: ProgramState
  /// The traits of views outside any window, which are the main screen's.
  let unattachedTraits: UITraitCollection
  private let display: MainDisplay?
  @MainActor private var platformScreen: UIScreen?

  /// The display of windows that name none.
  @MainActor var mainScreen: UIScreen {
    if let screen = display?.screen ?? platformScreen { return screen }
    let screen = UIScreen(mainIn: platform, unattachedTraits)
    platformScreen = screen
    return screen
  }

  /// A display that a scope chose, with its traits.
  private struct MainDisplay: Sendable {
    let screen: UIScreen
    let traits: UITraitCollection

    /// The traits of views outside windows.
    func unattachedTraits(in platform: PlatformEnvironment) -> UITraitCollection {
      var values = traits.values
      guard values.environment != platform else { return traits }
      values.environment = platform
      return UITraitCollection(values)
    }
  }

  private init(
    platform: PlatformEnvironment, display: MainDisplay?, clock: AnimationClock?,
    program: ProgramState
  ) {
    (self.platform, self.display, self.clock, self.program) = (platform, display, clock, program)
    unattachedTraits = display?.unattachedTraits(in: platform) ?? .unattached(in: platform)
  }

  /// The same environment on another platform.
  func on(_ platform: PlatformEnvironment) -> UIKitEnvironment {
    UIKitEnvironment(platform: platform, display: display, clock: clock, program: program)
  }

  /// The same environment with another main screen, whose platform comes with it.
  @MainActor
  func on(_ screen: UIScreen) -> UIKitEnvironment {
    let traits = screen.traitCollection
    return UIKitEnvironment(
      platform: traits.environment, display: MainDisplay(screen: screen, traits: traits),
      clock: clock,
      program: program)
  }

  /// The same environment with animations that run by another clock.
  func animated(by clock: AnimationClock) -> UIKitEnvironment {
    UIKitEnvironment(platform: platform, display: display, clock: clock, program: program)
  }

  /// The same environment of a program that did nothing yet.
  func withNewProgram() -> UIKitEnvironment {
    UIKitEnvironment(platform: platform, display: display, clock: clock, program: ProgramState())
  }

  /// Runs a closure in the environment.
  func inForce<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }

  /// Runs an asynchronous closure in the environment.
  func inForce<Result>(
    awaiting body: () async throws -> Result, isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> Result {
    try await Self.$current.withValue(self, operation: body, isolation: isolation)
  }
}

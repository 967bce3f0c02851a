public import Foundation

/// The application: its windows, and what the system and the user chose for it.
///
/// There is no event loop, delegate or background here: the application is always active.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application that is running.
  open class var shared: UIApplication { UIKitEnvironment.current.program.application }

  /// The windows on screen, from back to front.
  ///
  /// Those of a higher level are further in front; in one level, those that were shown later.
  open var windows: [UIWindow] {
    let shown = entries.compactMap(\.window).filter { !$0.isHidden }
    return shown.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// The window that receives keyboard events; nil without one.
  open private(set) weak var keyWindow: UIWindow?

  /// The scenes of the displays that windows are on; that of the main display where there is no window.
  open var connectedScenes: Set<UIScene> {
    let scenes = windows.compactMap(\.windowScene)
    guard scenes.isEmpty else { return Set(scenes) }
    let scene = UIScreen.main.scene
    emptyScene = scene
    return [scene]
  }
  /// The scene of the main display while there is no window.
  private var emptyScene: UIWindowScene?

  /// The reading direction of the main display.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size that the user prefers, as on the main display.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The orientation of the main display.
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

  /// The rectangle of the status bar on the main display, in points; empty where there is none.
  open var statusBarFrame: CGRect { UIScreen.main.statusBarFrame }

  /// Whether the main display shows no status bar.
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }

  // MARK: Windows

  private struct Entry { weak var window: UIWindow? }
  private var entries: [Entry] = []
  /// The number of entries above which those of deallocated windows are removed.
  private var limit = 64

  /// Notes that a window came on screen, in front of those of its level.
  func windowDidAppear(_ window: UIWindow) {
    if entries.count >= limit {
      entries.removeAll { $0.window == nil }
      limit = max(64, 2 * entries.count)
    }
    entries.append(Entry(window: window))
  }

  /// Notes that a window left the screen.
  func windowDidDisappear(_ window: UIWindow) {
    entries.removeAll { $0.window === window }
    if keyWindow === window { setKeyWindow(nil) }
  }

  /// Moves keyboard events to a window.
  func setKeyWindow(_ window: UIWindow?) {
    guard window !== keyWindow else { return }
    let former = keyWindow
    keyWindow = window
    former?.resignKey()
    window?.becomeKey()
  }
}

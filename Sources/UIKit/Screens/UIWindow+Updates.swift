import AutoLayout
import Foundation

/// The work of a window for the end of the main run loop's turn.
@MainActor
final class WindowUpdates {
  /// The environment that the window was made in.
  let environment = UIKitEnvironment.current
  /// Whether the end of the turn updates the window.
  var isPending = false
  /// Whether the window is being laid out or displayed; requests meanwhile belong to that update.
  var isRunning = false
  /// Whether a view inside is to be displayed.
  var needsDisplay = false
  /// The actions that follow the next layout: `viewDidAppear(_:)` of controllers, and completions of presentations.
  var appearances: [() -> Void] = []
}

extension UIWindow {
  /// Schedules an update for the end of the turn, if the window is on screen.
  func setNeedsUpdate() {
    guard !isHidden, !updates.isPending, !updates.isRunning else { return }
    updates.isPending = true
    updates.environment.program.updateCycle.add(self)
  }

  /// Schedules a display of the views inside for the end of the turn.
  func setNeedsDisplayPass() {
    updates.needsDisplay = true
    setNeedsUpdate()
  }

  /// Performs an action after the next layout.
  func afterAppearing(_ action: @escaping () -> Void) {
    updates.appearances.append(action)
    setNeedsUpdate()
  }

  /// Updates the window in the environment in which it was made.
  func updateInItsEnvironment() { updates.environment.inForce { update() } }

  /// Lays out the window, displays views that need it, and tells controllers that they appeared, in Apple's order.
  func update() {
    updates.isPending = false
    guard !isHidden else { return }
    run {
      layOutHierarchy()
      displayViews()
    }
    finishAppearances()
  }

  /// Lays out the window now.
  ///
  /// Controllers appear then, since nothing else may end the turn.
  func updateLayout() {
    let isInside = updates.isRunning
    run { layOutHierarchy() }
    if !isInside { finishAppearances() }
  }

  private func run(_ body: () -> Void) {
    let isInside = updates.isRunning
    updates.isRunning = true
    body()
    updates.isRunning = isInside
  }

  private func finishAppearances() {
    let actions = updates.appearances
    updates.appearances = []
    for action in actions { action() }
  }

  /// Displays the views that are shown, superviews first.
  private func displayViews() {
    guard updates.needsDisplay else { return }
    updates.needsDisplay = false
    visit { view in
      guard !view.isHidden else { return false }
      view.displayIfNeeded()
      return true
    }
  }
}

extension UIView {
  /// Draws the content if it needs display, or was never drawn at a size other than zero.
  fileprivate func displayIfNeeded() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    if needsFirstDisplay {
      needsFirstDisplay = false
      layer(ifMade: { $0.forgetDisplay() })
      draw(bounds)
    } else {
      layer(ifMade: { $0.displayIfNeeded() })
    }
  }

  private func layer(ifMade body: (CALayer) -> Void) {
    if isLayerMade { body(layer) }
  }
}

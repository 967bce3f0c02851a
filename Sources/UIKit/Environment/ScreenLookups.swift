import Foundation
import PlatformMetrics

/// The answers that layout was given about the screen, beside the traits that every view asks for.
///
/// Views whose place and size are given come out alike on all screens that give the same answers. One thread lays out at
/// a time.
package final class ScreenLookups: @unchecked Sendable {
  /// The releases at which the numbers that were looked up are the same.
  let releases = ReleaseSpan()
  private var dependsOnSizeClasses = false
  private var margins: [MarginQuestion: Double] = [:]

  package init() {}

  /// Whether another screen gives all the answers that a first one gave.
  @MainActor
  package func hold(on other: UIScreen, as onFirst: UIScreen) -> Bool {
    let first = onFirst.traitCollection.values
    var values = other.traitCollection.values
    guard let release = values.environment?.release, releases.contains(release) else {
      return false
    }
    values.environment?.release = first.environment?.release ?? release
    if !dependsOnSizeClasses {
      values.horizontalSizeClass = first.horizontalSizeClass
      values.verticalSizeClass = first.verticalSizeClass
    }
    return values == first && margins.allSatisfy { $0.answer(on: other) == $1 }
  }

  func noteSizeClasses() { dependsOnSizeClasses = true }

  func note(_ answer: Double, to question: MarginQuestion) { margins[question] = answer }
}

/// A question about the margins that the system grants views on a screen.
enum MarginQuestion: Hashable {
  /// The margin of the view of a view controller.
  case view(width: Double)
  /// The margin of cells in a view.
  case cells(width: Double, isControllersTable: Bool)

  /// The margin for a view, in points.
  ///
  /// A view that is in a window has the traits of the window's screen, unless a controller overrides them.
  @MainActor
  func answer(for view: UIView?, in traits: UITraitCollection) -> Double {
    let screen = view?.window?.screen
    if let screen, let lookups = traits.values.environment?.lookups,
      traits == screen.traitCollection
    {
      let answer = answer(on: screen)
      lookups.note(answer, to: self)
      return answer
    }
    return answer(
      screen: screen, platform: traits.platform,
      isCompactInHeight: sizeClass(in: traits, on: screen) == .compact,
      hasSideInsets: view?.hasHomeIndicator ?? true)
  }

  /// The vertical size class, which is the same for all views outside windows.
  @MainActor
  private func sizeClass(
    in traits: UITraitCollection, on screen: UIScreen?
  ) -> UIUserInterfaceSizeClass {
    let isUnattached = screen == nil && traits == UITraitCollection.current
    return isUnattached ? traits.values.verticalSizeClass : traits.verticalSizeClass
  }

  /// The margin on a screen, whose lookup is not noted.
  @MainActor
  func answer(on screen: UIScreen) -> Double {
    var platform = screen.traitCollection.platform
    platform.span = nil
    return answer(
      screen: screen, platform: platform,
      isCompactInHeight: screen.traitCollection.values.verticalSizeClass == .compact,
      hasSideInsets: screen.hasHomeIndicator)
  }

  @MainActor
  private func answer(
    screen: UIScreen?, platform: Platform, isCompactInHeight: Bool, hasSideInsets: Bool
  ) -> Double {
    let margin = SystemMargin(platform)
    let bounds = screen?.bounds
    switch self {
    case .view(let width):
      return margin.ofView(
        width: width, screenWidth: bounds.map { Double($0.width) },
        isCompactInHeight: isCompactInHeight, hasSideInsets: hasSideInsets)
    case .cells(let width, let isControllersTable):
      return margin.ofCells(
        width: width, shorterScreenSide: bounds.map { Double(min($0.width, $0.height)) },
        isControllersTable: isControllersTable)
    }
  }
}

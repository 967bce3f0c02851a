import UIKit

/// The answer of a comparison of a tree with one built afresh.
enum Comparison: Equatable {
  /// Constraints leave something open or exclude each other: then history may count.
  case undetermined
  case same
  case different(String)
}

extension World {
  /// Compares the tree with one built afresh to the same state.
  ///
  /// Frames are compared where they are determined: where constraints leave nothing open in the fresh tree, where
  /// none exclude each other, which UIKit would log, and where nothing is laid out by former frames or never comes to
  /// rest. Then the optimum is unique, and no view's frame depends on frames before it or on which constraint was
  /// broken. Frames are rounded to pixels, so a pixel is allowed; content areas are compared where they are determined,
  /// those of tables where all rows are in sight.
  func compareWithTwin() -> Comparison {
    let length = Log.length
    // A layout that never comes to rest is logged.
    window.layoutIfNeeded()
    guard !hasFeedback else { return .undetermined }
    let twin = twin()
    twin.window.layoutIfNeeded()
    copyOffsets(to: twin)
    twin.window.layoutIfNeeded()
    guard Log.length == length, twin.isDetermined else { return .undetermined }
    for number in numbersInTree {
      guard let view = views[number], let other = twin.views[number] else { continue }
      if let difference = difference(of: view, other) {
        return .different("\(name(number)): \(difference)")
      }
    }
    return .same
  }

  /// Scrolls the views of the fresh tree as those of the live one are: history decides about offsets.
  private func copyOffsets(to twin: World) {
    for number in numbersInTree {
      guard let view = views[number], let other = twin.views[number] else { continue }
      other.bounds.origin = view.bounds.origin
    }
  }

  private var isDetermined: Bool {
    numbersInTree.allSatisfy { views[$0]?.hasAmbiguousLayout == false }
      && guides.values.allSatisfy { $0.owningView == nil || !$0.hasAmbiguousLayout }
  }

  private func difference(of view: UIView, _ other: UIView) -> String? {
    if !view.bounds.size.isNear(other.bounds.size) || !view.center.isNear(other.center) {
      return
        "\(view.bounds.size) around \(view.center), afresh \(other.bounds.size) around \(other.center)"
    }
    guard let scroll = view as? UIScrollView, let fresh = other as? UIScrollView else { return nil }
    let isComparable =
      scroll is UITableView
      ? fresh.contentSize.height <= fresh.bounds.height && fresh.contentOffset.y <= 0
      : !fresh.contentLayoutGuide.hasAmbiguousLayout
    guard isComparable, !scroll.contentSize.isNear(fresh.contentSize) else { return nil }
    return "content \(scroll.contentSize), afresh \(fresh.contentSize)"
  }

  /// The objects that are still there although the world is not, by name.
  static func survivors(of made: [Weak]) -> [String] {
    made.filter { $0.object != nil }.map(\.name)
  }
}

/// A pixel and the rounding of it.
private let tolerance = 0.51

extension CGSize {
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

package import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// A view whose stored frame is not the one that constraints give on the canvas.
package struct MisplacedView: Sendable {
  /// The id.
  package let id: String
  /// The frame in the document: Interface Builder's actual one.
  package let stored: Rect
  /// The frame by the constraints: Interface Builder's expected one.
  package let solved: Rect
  /// Whether Interface Builder found it misplaced when it saved the document.
  package let isMarked: Bool

  /// The views of a scene on the canvas that constraints place and that differ by more than rounding.
  @MainActor
  static func views(in scene: InspectedScene) -> [MisplacedView] {
    scene.solution.views.compactMap { view in
      guard view.undetermined.allSatisfy(\.isContentExtent),
        let geometry = scene.description.view(id: view.id)?.geometry,
        !geometry.translatesAutoresizingMask, let stored = geometry.frame
      else { return nil }
      let misplaced = MisplacedView(
        id: view.id, stored: stored, solved: view.frame, isMarked: geometry.isMisplaced)
      guard misplaced.difference > rounding, scene.instance.view(id: view.id)?.isShown == true
      else { return nil }
      return misplaced
    }
  }

  /// The greatest difference of an edge or extent, in points.
  private var difference: Double {
    max(
      abs(stored.minX - solved.minX), abs(stored.minY - solved.minY),
      abs(stored.width - solved.width), abs(stored.height - solved.height))
  }

  /// Differences up to this many points are Interface Builder's own rounding.
  static let rounding = 1.0
}

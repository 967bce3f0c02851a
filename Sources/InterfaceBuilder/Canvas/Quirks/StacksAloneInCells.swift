import AutoLayout
import UIKit

/// In Xcode 10 to 12 a stack view alone in the content view of a collection view's cell counts as ambiguous, whatever
/// constraints say.
///
/// Source: 5 of 5 such stack views are marked, in 3 repositories. Not marked are stack views beside other views (2
/// repositories), views of other classes alone in their cell (16 repositories), and stack views in documents of Xcode
/// 13 and later (2 repositories; 6 with content views that have an id). Content views with an id are left out: none of
/// Xcode 10 to 12 has a stack view alone.
struct StacksAloneInCells: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    (ToolsVersion.xcode10 ..< .xcode13).contains(document.toolsVersion)
  }

  func viewsLeftOut(of scene: SceneInstance) -> Set<ObjectIdentifier> {
    let stacks = scene.views.lazy.map(\.view).filter { isAloneInCell($0, of: scene) }
    return Set(stacks.map(ObjectIdentifier.init))
  }

  private func isAloneInCell(_ view: UIView, of scene: SceneInstance) -> Bool {
    guard view is UIStackView, !view.translatesAutoresizingMaskIntoConstraints,
      let content = view.superview, let cell = content.superview as? UICollectionViewCell
    else { return false }
    return cell.contentView === content && content.subviews.count == 1
      && scene.element(of: content.layoutView)?.id == nil
  }
}

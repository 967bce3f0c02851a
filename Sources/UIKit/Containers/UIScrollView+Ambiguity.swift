package import AutoLayout
import Foundation

extension UIScrollView {
  /// Whether constraints place a view inside.
  package var scrollsConstrainedViews: Bool {
    subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// Whether the class of the view knows how large its content is.
  package var sizesItsContent: Bool {
    switch self {
    case is UITableView, is UICollectionView, is UITextView: true
    default: false
    }
  }

  /// The extents of the content area that constraints have to determine and leave open, as of the last layout.
  ///
  /// Source: Interface Builder's "Scrollable content size is ambiguous"; decision 0094.
  package var openContentVariables: [FrameVariable] {
    guard !sizesItsContent, scrollsConstrainedViews else { return [] }
    return layoutView.guide(.scrollContent).openFrameVariables.filter { open in
      switch open.variable {
      case .width: contentSize.width == 0
      case .height: contentSize.height == 0
      case .minX, .minY: false
      }
    }
  }
}

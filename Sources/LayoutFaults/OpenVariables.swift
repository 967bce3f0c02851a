import AutoLayout
package import UIKit

/// The variables that constraints leave open in a hierarchy that was laid out, in groups that one constraint
/// settles.
///
/// The one judgement of ambiguity, for documents and for code: `docs/decisions/0094-what-is-ambiguous.md`.
@MainActor
package struct OpenVariables {
  /// A variable of a view.
  package struct Member {
    package let view: UIView
    package let variable: OpenVariable

    /// Whether it is an extent that the view has by its content, so that hugging and compression resistance decide it.
    @MainActor
    package var isOfContent: Bool {
      variable.isExtent
        && Size(view.intrinsicContentSize)[axis: variable.axis] != UIView.noIntrinsicMetric
    }
  }

  /// Variables that are open together: a constraint that fixes the first fixes all.
  package let groups: [[Member]]
  private let places: [ObjectIdentifier: Int]
  private var variablesByView: [ObjectIdentifier: Set<OpenVariable>] = [:]

  /// Finds what is open in a hierarchy that was laid out.
  ///
  /// - Parameters:
  ///   - views: The views in question.
  ///   - scrollsContent: Whether constraints have to determine what a scroll view scrolls.
  package init(
    of views: [UIView], scrollsContent: (UIScrollView) -> Bool = \.scrollsConstrainedViews
  ) {
    places = Dictionary(
      views.indices.map { (ObjectIdentifier(views[$0]), $0) },
      uniquingKeysWith: { first, _ in first })
    let areas = views.compactMap { $0 as? UIScrollView }
      .filter { !$0.sizesItsContent && scrollsContent($0) }
      .map { $0.layoutView.guide(.scrollContent) as LayoutItem }
    let host = views.first?.layoutView
    let given = views.filter(\.isPlacedByContainer).map { $0.layoutView as LayoutItem }
    let frames = views.filter { !$0.isPlacedByContainer }.map { $0.layoutView as LayoutItem }
    groups = (host?.openFrameGroups(of: frames + areas, given: given) ?? [])
      .map { $0.compactMap(Member.init) }
      .filter { !$0.isEmpty && !TextRoom($0).isFilled }
    for member in groups.joined() {
      variablesByView[ObjectIdentifier(member.view), default: []].insert(member.variable)
    }
  }

  /// The open variables of a view, in the order of ``OpenVariable``.
  package func variables(of view: UIView) -> [OpenVariable] {
    guard let open = variablesByView[ObjectIdentifier(view)] else { return [] }
    return OpenVariable.allCases.filter(open.contains)
  }

  /// Whether anything is open of a view's frame.
  package func isFrameOpen(of view: UIView) -> Bool {
    variables(of: view).contains { !$0.isContentExtent }
  }

  /// Finds the views that lack constraints.
  ///
  /// - Parameter isConcerned: Whether a variable counts.
  /// - Returns: What each lacks, in the order of the views in question.
  package func missingConstraints(
    where isConcerned: (Member) -> Bool
  ) -> [MissingConstraints] {
    var list = MissingConstraintsList()
    for group in groups {
      let members = group.filter(isConcerned)
      if !members.isEmpty { list.add(members) }
    }
    return list.missing.sorted { place(of: $0.view) < place(of: $1.view) }
  }

  private func place(of view: UIView) -> Int { places[ObjectIdentifier(view)] ?? .max }
}

extension OpenVariables.Member {
  /// The variable of an engine's open part; nil where it is nobody's to settle.
  @MainActor
  fileprivate init?(_ open: FrameVariable) {
    if let view = open.item.representedObject as? UIView {
      self.init(view: view, variable: OpenVariable(open.variable))
    } else if let view = open.item.referenceView?.representedObject as? UIScrollView,
      let variable = OpenVariable(ofContent: open.variable),
      Size(view.contentSize)[axis: variable.axis] == 0
    {
      // A size that code has set is what constraints leave to it.
      self.init(view: view, variable: variable)
    } else {
      return nil
    }
  }
}

extension UIView {
  /// Whether what is around the view gives it its frame, whatever constraints say.
  ///
  /// Source: `UITableView`, `UICollectionView` and bars lay out what they show. Interface Builder marks no
  /// cell, content view or item of a bar as ambiguous that does not translate its mask (7 views in 3
  /// repositories).
  fileprivate var isPlacedByContainer: Bool {
    switch superview {
    case is UINavigationBar, is UIToolbar, is UITabBar, is UIWindow: true
    case let table as UITableView:
      self is UITableViewCell || self is UITableViewHeaderFooterView
        || self === table.tableHeaderView || self === table.tableFooterView
        || self === table.backgroundView
    case let collection as UICollectionView:
      self is UICollectionReusableView || self === collection.backgroundView
    case let cell as UITableViewCell: self === cell.contentView || self === cell.accessoryView
    case let cell as UICollectionViewCell: self === cell.contentView
    default: false
    }
  }
}

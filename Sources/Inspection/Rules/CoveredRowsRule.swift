import InterfaceBuilder
import LayoutFaults
import UIKit

/// A bar in front of the end of a list, here and where the document draws both.
///
/// Only the bars of containers give lists insets. Lists that code gives insets are left out, and those whose rows the
/// document has, which may all be above the bar.
enum CoveredRowsRule: SceneRule {
  static let id = RuleID.coveredRows
  static let severity = Finding.Severity.warning
  static let summary =
    "A bar lies over the end of a table or collection view, which does not end above it."
  static let reason =
    "The last rows stay behind the bar, however far people scroll: they can be neither read nor touched."
  static let remedy =
    "Tie the bottom of the list to the top of the bar, or set the list's content inset in code."
  static let faulty = example(tiedTo: "safe", "bottom", height: 759)
  static let healthy = example(tiedTo: "bar", "top", height: 715)

  private static func example(
    tiedTo item: String, _ attribute: String, height: Int
  ) -> ExampleScene {
    ExampleScene(
      """
      <subviews>
          <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" translatesAutoresizingMaskIntoConstraints="NO" id="list">
              <rect key="frame" x="0.0" y="59" width="393" height="\(height)"/>
          </tableView>
          <toolbar opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
              <rect key="frame" x="0.0" y="774" width="393" height="44"/>
          </toolbar>
      </subviews>
      <constraints>
          <constraint firstItem="list" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l-x"/>
          <constraint firstItem="list" firstAttribute="top" secondItem="safe" secondAttribute="top" id="l-y"/>
          <constraint firstItem="safe" firstAttribute="trailing" secondItem="list" secondAttribute="trailing" id="l-w"/>
          <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="list" secondAttribute="bottom" id="l-b"/>
          <constraint firstItem="bar" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="b-x"/>
          <constraint firstItem="safe" firstAttribute="trailing" secondItem="bar" secondAttribute="trailing" id="b-w"/>
          <constraint firstItem="safe" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="b-b"/>
          <constraint firstItem="bar" firstAttribute="height" constant="44" id="b-h"/>
      </constraints>
      """)
  }

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    scene.unexplainedViews.compactMap { id, view in
      guard let list = view as? UIScrollView, scene.mayHideRows(of: list, id: id),
        let (bar, depth) = bar(over: list, in: scene), let barID = bar.documentID
      else { return nil }
      var finding = scene.finding(
        Self.self, about: [barID, id],
        "\(scene.fullName(of: barID)) lies over the last \(depth.shortText) points of"
          + " \(scene.names.shortName(of: id))",
        next:
          "Tie the bottom of the list to the top of \(scene.names.shortName(of: barID)), or give it a content inset"
      )
      finding.subjectID = id
      finding.amount = depth
      return finding
    }
  }

  /// The first bar in front of the end of a list, and how much of the room for rows it takes.
  @MainActor
  private static func bar(
    over list: UIScrollView, in scene: InspectedScene
  ) -> (UIView, depth: Double)? {
    let root = scene.instance.rootView
    let bars = sequence(first: list as UIView) { $0.superview }.prefix { $0 !== root }
      .flatMap(\.laterSiblings).filter { $0.isShown && scene.isBar($0) }
    for bar in bars {
      let depth = list.depth(coveredBy: bar, in: root)
      if depth >= leastDepth, scene.isDrawnOver(bar, list, by: leastDepth) { return (bar, depth) }
    }
    return nil
  }

  /// The least height of the room for rows that counts, in points: nearly half of a row.
  fileprivate static let leastDepth = 20.0
}

extension InspectedScene {
  /// Whether a view is a bar of UIKit's, or a plain one with buttons or a background that hides rows, which code leaves where it
  /// is.
  ///
  /// A bar that code hides at times is in front of rows at others.
  fileprivate func isBar(_ view: UIView) -> Bool {
    if view is UIToolbar || view is UITabBar { return isLeftInPlace(view) }
    guard type(of: view) == UIView.self, let id = view.documentID else { return false }
    if view.isOpaqueBackground { return isLeftInPlace(view) && !code.hides(id) }
    return isLeftInFront(view)
      && view.programViews.contains { ($0 as? UIButton)?.showsContent ?? false && $0.isShown }
  }

  /// Whether rows that code makes may be at the end of a list, which has no inset.
  fileprivate func mayHideRows(of list: UIScrollView, id: String) -> Bool {
    guard let element = description.document.element(id: id) else { return false }
    return list.mayEndWithRows && list.isShown && list.isScrollEnabled
      && element["dataMode"] != "static" && !code.setsInsets(of: id) && !code.hides(id)
      && !code.places(id) && !isPlacedByCode(list)
  }

  /// Whether a view lies over the height of another one by the frames in the document.
  fileprivate func isDrawnOver(_ view: UIView, _ other: UIView, by depth: Double) -> Bool {
    let root = instance.rootView
    guard let front = storedRect(of: view, in: root), let back = storedRect(of: other, in: root)
    else { return false }
    let common = front.intersection(back)
    return !common.isNull && common.height >= depth
  }
}

extension UIView {
  /// How much of the end of a list's room for rows a bar takes that is as wide; 0 where it is elsewhere, or ends above.
  ///
  /// The system insets rows by the part of the safe area's end that the list reaches.
  fileprivate func depth(coveredBy bar: UIView, in root: UIView) -> Double {
    let (rows, front) = (convert(bounds, to: root), bar.convert(bar.bounds, to: root))
    let end = min(rows.maxY, root.safeAreaLayoutGuide.layoutFrame.maxY)
    let isAtEnd = front.minY > rows.midY && front.maxY >= end - 1
    let isAsWide = front.intersection(rows).width >= Self.leastShareOfWidth * rows.width
    return isAtEnd && isAsWide ? Double(end - front.minY) : 0
  }

  /// The share of a list's width that bars take.
  private static let leastShareOfWidth: CGFloat = 0.9
}

extension UIScrollView {
  /// Whether the view is a table without footer, or a collection view that scrolls along its height, item by item, and has no
  /// room below the last one.
  fileprivate var mayEndWithRows: Bool {
    if let table = self as? UITableView { return table.tableFooterView == nil }
    let layout = (self as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
    guard let layout, !isPagingEnabled else { return false }
    return layout.scrollDirection == .vertical
      && layout.sectionInset.bottom < CoveredRowsRule.leastDepth
  }
}

extension RuleID {
  static let coveredRows = RuleID("covered-rows")
}

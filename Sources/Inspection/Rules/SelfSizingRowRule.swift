import Devices
import AutoLayout
import InterfaceBuilder
import UIKit

/// Cells of tables with automatic row height whose content hangs from the top and does not reach the bottom.
///
/// The height that a prototype has in the document is for the canvas alone; that of a static row counts.
/// A row with a xib of its own, or in a table of given row height, is judged where the code that makes it gives rows
/// automatic heights.
/// A row that has room for it at the system's height is a note, and one whose height code gives, or whose class makes
/// constraints for it in code.
/// Cells without such content may be sized by code.
enum SelfSizingRowRule: SceneRule {
  static let id = RuleID.selfSizingRow
  static let severity = Finding.Severity.warning
  static let summary =
    "A table takes the height of its rows from their content, and no constraints of a cell lead from "
    + "its top to its bottom."
  static let reason =
    "The row gets a height of 44 points, whatever is in it: content is cut off or lies over the next row."
  static let remedy =
    "Tie the lowest view to the bottom of the content view, or give the table or the cell a row height."
  static let faulty = ExampleScene(
    """
    <subviews>
        <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" translatesAutoresizingMaskIntoConstraints="NO" id="table">
            <rect key="frame" x="0.0" y="59" width="393" height="759"/>
            <prototypes>
                <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" selectionStyle="default" indentationWidth="10" reuseIdentifier="note" id="cell">
                    <rect key="frame" x="0.0" y="50" width="393" height="60.5"/>
                    <autoresizingMask key="autoresizingMask"/>
                    <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" tableViewCell="cell" id="content">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="60.5"/>
                        <autoresizingMask key="autoresizingMask"/>
                        <subviews>
                            <label opaque="NO" text="Title" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                                <rect key="frame" x="20" y="20" width="353" height="20.5"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            </label>
                        </subviews>
                        <constraints>
                            <constraint firstItem="title" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="t-x"/>
                            <constraint firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" constant="20" id="t-y"/>
                            <constraint firstItem="content" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
                        </constraints>
                    </tableViewCellContentView>
                </tableViewCell>
            </prototypes>
        </tableView>
    </subviews>
    <constraints>
        <constraint firstItem="table" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="s-x"/>
        <constraint firstItem="table" firstAttribute="top" secondItem="safe" secondAttribute="top" id="s-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="table" secondAttribute="trailing" id="s-r"/>
        <constraint firstItem="safe" firstAttribute="bottom" secondItem="table" secondAttribute="bottom" id="s-b"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" translatesAutoresizingMaskIntoConstraints="NO" id="table">
            <rect key="frame" x="0.0" y="59" width="393" height="759"/>
            <prototypes>
                <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" selectionStyle="default" indentationWidth="10" reuseIdentifier="note" id="cell">
                    <rect key="frame" x="0.0" y="50" width="393" height="60.5"/>
                    <autoresizingMask key="autoresizingMask"/>
                    <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" tableViewCell="cell" id="content">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="60.5"/>
                        <autoresizingMask key="autoresizingMask"/>
                        <subviews>
                            <label opaque="NO" text="Title" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                                <rect key="frame" x="20" y="20" width="353" height="20.5"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            </label>
                        </subviews>
                        <constraints>
                            <constraint firstItem="title" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="t-x"/>
                            <constraint firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" constant="20" id="t-y"/>
                            <constraint firstItem="content" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
                            <constraint firstItem="content" firstAttribute="bottom" secondItem="title" secondAttribute="bottom" constant="20" id="t-h"/>
                        </constraints>
                    </tableViewCellContentView>
                </tableViewCell>
            </prototypes>
        </tableView>
    </subviews>
    <constraints>
        <constraint firstItem="table" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="s-x"/>
        <constraint firstItem="table" firstAttribute="top" secondItem="safe" secondAttribute="top" id="s-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="table" secondAttribute="trailing" id="s-r"/>
        <constraint firstItem="safe" firstAttribute="bottom" secondItem="table" secondAttribute="bottom" id="s-b"/>
    </constraints>
    """)

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    findingsInTables(of: scene) + findingsOfXib(in: scene)
  }

  /// The finding about a row that has a xib of its own, where the code that makes it lets the table find its height.
  @MainActor
  private static func findingsOfXib(in scene: InspectedScene) -> [Finding] {
    guard scene.instance.sceneID == nil,
      let cell = scene.description.view(id: scene.solution.rootID),
      cell.content is TableViewCellContent,
      let name = cell.customClass?.name, scene.givesAutomaticHeight(to: cell, of: name)
    else { return [] }
    return finding(about: cell, in: scene).map { [$0] } ?? []
  }

  @MainActor
  private static func findingsInTables(of scene: InspectedScene) -> [Finding] {
    scene.instance.views.flatMap { id, view -> [Finding] in
      guard view is UITableView,
        let table = scene.description.view(id: id)?.content as? TableViewContent
      else { return [] }
      guard table.rowHeight ?? -1 < 0 else {
        return table.prototypes.filter { isAutomaticInCode($0, in: scene) }
          .compactMap { finding(about: $0, in: scene) }
      }
      let rows = table.sections.flatMap(\.cells).filter { $0.attribute("rowHeight") == nil }
      return (table.prototypes + rows).compactMap { finding(about: $0, in: scene) }
    }
  }

  /// Whether code lets the table find the height of a row: the code that makes rows of its class, or that of the scene's
  /// controller where the former gives no heights.
  @MainActor
  private static func isAutomaticInCode(
    _ cell: ViewDescription, in scene: InspectedScene
  ) -> Bool {
    if let name = cell.customClass?.name, scene.code.givesHeights(toRowsOf: name) {
      return scene.givesAutomaticHeight(to: cell, of: name)
    }
    return scene.areRowHeightsAutomaticInCode
  }

  @MainActor
  private static func finding(
    about cell: ViewDescription, in scene: InspectedScene
  ) -> Finding? {
    guard let content = cell.contentView else { return nil }
    let sized = content.descendants.filter { mayHaveHeight($0, in: scene) }.map(\.id)
    let lines = RowLines(content, of: cell, sized: Set(sized))
    let isLoose = lines.hangsFromTop && !lines.determineHeight
    guard isLoose || lines.holdLooseText else { return nil }
    let mitigation =
      lines.holdLooseText || needsMoreThanARow(cell, content, in: scene)
      ? heightInCode(of: cell, in: scene) : .roomAtSystemHeight
    return scene.finding(
      Self.self, because: mitigation, about: [cell.id],
      "constraints do not lead from the top of \(scene.fullName(of: cell.id)) to its bottom, and its "
        + "table has automatic row heights",
      next: "Tie the lowest view to the bottom of the content view, or set a row height")
  }

  /// Whether a view may have a height by its class, which the document does not show.
  ///
  /// A class that does no more than draw, as one with a shadow, leaves its height to constraints.
  @MainActor
  private static func mayHaveHeight(_ view: ViewDescription, in scene: InspectedScene) -> Bool {
    guard let name = view.customClass?.name else { return false }
    let code = scene.code
    return view.subviews.isEmpty || code.isOfLibrary(name) || code.declaresContentSize(name)
      || code.inheritsContentSize(name) || code.givesExtent(.vertical, toViewsOf: name)
      || code.givesContent(name) || code.arrangesSubviews(name) || code.fills(view.id)
  }

  /// The way in which code gives the row its height.
  @MainActor
  private static func heightInCode(
    of cell: ViewDescription, in scene: InspectedScene
  ) -> Mitigation? {
    let name = cell.customClass?.name
    if name.map(scene.code.constrainsContentViews) ?? false { return .constraintsInClassOfRow }
    guard !isAutomaticInCode(cell, in: scene) else { return nil }
    let isInCode = scene.isHeightOfRowsInCode || name.map(scene.code.givesHeights) ?? false
    return isInCode ? .rowHeightsInCode : nil
  }

  /// Whether a row of the system's height has too little room: it is drawn higher, or holds text that wraps.
  @MainActor
  private static func needsMoreThanARow(
    _ cell: ViewDescription, _ content: ViewDescription, in scene: InspectedScene
  ) -> Bool {
    let device = scene.solution.device
    let systemHeight = CellMetrics(device.platform).automaticRowHeight(scale: device.device.scale)
    let wraps = content.descendants.contains {
      ($0.content as? LabelContent).map { $0.numberOfLines != 1 } ?? false
    }
    return wraps || cell.geometry.frame?.height ?? 0 > systemHeight + 1
  }
}

extension InspectedScene {
  /// Whether the code that makes rows of a class lets tables find the height of a row among these.
  fileprivate func givesAutomaticHeight(
    to row: ViewDescription, of className: String
  ) -> Bool {
    code.givesAutomaticHeights(toRowsOf: className)
      || row.geometry.frame.map {
        code.givesOnlyLowerNumbers(toRowsOf: className, drawnAt: $0.height)
      } ?? false
  }
}

extension RuleID {
  static let selfSizingRow = RuleID("self-sizing-row")
}

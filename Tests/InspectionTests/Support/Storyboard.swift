import TestSupport
import Devices
import Foundation
import InterfaceBuilder
import Projects

@testable import Inspection

/// A storyboard of one scene, 375 × 667 points, or any other document, written to a temporary file.
///
/// The scene's controller has the class `Scene`, its root view the id `root`, and the safe area `safe`.
final class Storyboard {
  /// The path of the file.
  let path: String
  private let folder: URL

  /// The element that names an iPhone 8, held upright.
  static let iPhone8 =
    "<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>"

  /// Writes a document.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - name: The name of the file.
  /// - Throws: What keeps the file from being written.
  init(text: String, name: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "ratite-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let url = folder.appending(path: name)
    path = url.path
    try Data(text.utf8).write(to: url)
  }

  /// Writes a storyboard.
  ///
  /// - Parameters:
  ///   - subviews: The elements inside the root view.
  ///   - constraints: The root view's constraints.
  ///   - scenes: Further scenes.
  ///   - device: The element that names the device; documents of Xcode 7 have none.
  ///   - tools: The version of Interface Builder; that of Xcode 14.
  ///   - usesAutoLayout: Whether views may have constraints.
  /// - Throws: What keeps the file from being written.
  convenience init(
    subviews: String = "", constraints: String = "", scenes: String = "",
    device: String = iPhone8,
    tools: String = "22000", usesAutoLayout: Bool = true
  ) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="\(usesAutoLayout ? "YES" : "NO")" \
      useTraitCollections="YES" useSafeAreas="YES">
      \(device)
      <scenes>
      <scene sceneID="scene"><objects>
      <viewController id="controller" customClass="Scene" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>
      \(subviews)
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      \(constraints)
      </constraints>
      </view>
      </viewController>
      </objects></scene>
      \(scenes)
      </scenes>
      </document>
      """
    try self.init(text: text, name: "Test.storyboard")
  }

  /// Writes a xib.
  ///
  /// - Parameters:
  ///   - objects: The elements of its objects: placeholders and top-level views.
  ///   - device: The element that names the device.
  ///   - name: The name of the file.
  /// - Throws: What keeps the file from being written.
  convenience init(
    objects: String,
    device: String = iPhone8,
    name: String
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
      \(device)<objects>
      \(objects)</objects></document>
      """
    try self.init(text: text, name: name)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The severities of what one rule finds on the device that the document was saved for, with facts about the app's code.
  @MainActor
  func severities(of rule: RuleID, knowing code: CodeFacts) throws -> [Finding.Severity] {
    var inspector = try DocumentInspector(path: path)
    inspector.code = code
    return inspector.findings(on: [inspector.savedDevice]).filter { $0.rule == rule }
      .map(\.severity)
  }

  /// What is wrong on the device that the document was saved for.
  @MainActor
  func findings() throws -> [Finding] {
    let inspector = try DocumentInspector(path: path)
    return inspector.findings(on: [inspector.savedDevice])
  }

  /// What is wrong on devices, in a project with some images and colours.
  @MainActor
  func findings(
    on devices: [DeviceEnvironment], assets: ResourceNames = ResourceNames()
  ) throws -> [Finding] {
    var inspector = try DocumentInspector(path: path)
    let bytes = try Array(Data(contentsOf: URL(filePath: path)))
    inspector.missing = MissingResources(of: ListedResources(bytes), in: assets)
    return inspector.findings(on: devices)
  }
}

/// Elements of documents.
enum Element {
  /// A plain view with the frame (x, y, width, height) and a white background of some opacity.
  static func view(
    _ id: String, _ frame: [Double] = [0, 0, 100, 100], attributes: String = "",
    opacity: Double = 1, children: String = ""
  ) -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \
    \(attributes)>\(rect(frame))
    <color key="backgroundColor" white="1" alpha="\(opacity)" colorSpace="calibratedWhite"/>
    \(children)</view>

    """
  }

  /// A label; `font` is the attributes of its font.
  static func label(
    _ id: String, _ text: String, _ frame: [Double], attributes: String = "",
    font: String = "type=\"system\" pointSize=\"17\""
  ) -> String {
    """
    <label opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \
    \(attributes)>
    \(rect(frame))<fontDescription key="fontDescription" \(font)/></label>

    """
  }

  /// A text field without text, 100 points wide and 34 high.
  static func textField(_ id: String, attributes: String = "") -> String {
    """
    <textField opaque="NO" borderStyle="roundedRect" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(rect([0, 0, 100, 34]))
    <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>

    """
  }

  /// A table of 375 points with the id `table` and a cell stored 44 points high, whose content view has
  /// the id `content`.
  ///
  /// - Parameters:
  ///   - rowHeight: The attribute of the table.
  ///   - more: Further elements of the table, such as its header.
  ///   - views: The elements inside the content view.
  ///   - constraints: The content view's constraints.
  /// - Returns: The element of the table.
  static func tableCell(
    rowHeight: String = "rowHeight=\"44\"", inTable more: String = "", views: String,
    constraints: String
  ) -> String {
    """
    <tableView dataMode="prototypes" style="plain" \(rowHeight) id="table" \
    translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <prototypes><tableViewCell id="cell" reuseIdentifier="c">
    <rect key="frame" x="0" y="28" width="375" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0" y="0" width="375" height="44"/>
    <subviews>\(views)</subviews>
    <constraints>\(constraints)</constraints>
    </tableViewCellContentView></tableViewCell></prototypes>\(more)</tableView>
    """
  }

  /// A constraint such as `a.top = root.top + 8`, written `("a", "top", "root", "top")`.
  static func constraint(
    _ id: String, _ first: String, _ attribute: String, _ second: String? = nil,
    _ secondAttribute: String? = nil, _ more: String = ""
  ) -> String {
    let other = second.map { " secondItem=\"\($0)\" secondAttribute=\"\(secondAttribute ?? "")\"" }
    return
      "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\"\(other ?? "") \(more) "
      + "id=\"\(id)\"/>\n"
  }

  /// The four constraints that put a view at a place: named after the view with x, y, w and h.
  static func place(_ id: String, _ frame: [Double], in superview: String = "root") -> String {
    constraint("\(id)-x", id, "leading", superview, "leading", "constant=\"\(frame[0])\"")
      + constraint("\(id)-y", id, "top", superview, "top", "constant=\"\(frame[1])\"")
      + constraint("\(id)-w", id, "width", nil, nil, "constant=\"\(frame[2])\"")
      + constraint("\(id)-h", id, "height", nil, nil, "constant=\"\(frame[3])\"")
  }

  private static func rect(_ frame: [Double]) -> String {
    "<rect key=\"frame\" x=\"\(frame[0])\" y=\"\(frame[1])\" width=\"\(frame[2])\" "
      + "height=\"\(frame[3])\"/>"
  }
}

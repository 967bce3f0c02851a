import InterfaceBuilder

@testable import Inspection

/// Two versions of a storyboard with one scene.
struct Versions {
  let changes: [ObjectChange]
  let noise: [String]

  /// Compares a scene's subviews and constraints.
  ///
  /// - Parameters:
  ///   - old: The elements in the older view.
  ///   - new: Those in the newer one.
  /// - Throws: `DocumentError` where a text is no document.
  init(_ old: String, _ new: String) throws {
    try self.init(document: Self.storyboard(old), Self.storyboard(new))
  }

  /// Compares whole documents.
  ///
  /// - Throws: `DocumentError` where a text is no document.
  init(document old: String, _ new: String) throws {
    let (before, after) = (try Self.description(old), try Self.description(new))
    let comparison = DocumentComparison(old: before, new: after)
    changes = comparison.changes
    noise = VersionNoise(old: before, new: after, comparison).words
  }

  /// A line for each change, as in the text format.
  var lines: [String] {
    var difference = DocumentDifference(path: "a")
    difference.changes = changes
    return DifferenceText(extent: .usual).lines(difference).dropFirst(2).map {
      String($0.drop { $0 == " " })
    }
  }

  static func description(_ text: String) throws -> DocumentDescription {
    DocumentDescription(try Document(bytes: Array(text.utf8), path: "a.storyboard"))
  }

  /// A storyboard with a controller whose view holds elements.
  static func storyboard(
    _ content: String, document: String = "toolsVersion=\"23504\"", scene: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \(document)>
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s-c-1"><objects>
    <viewController id="v-c-1" customClass="LoginViewController" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="r-t-1">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    \(content)
    <viewLayoutGuide key="safeArea" id="s-a-1"/>
    </view>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="f-r-1" sceneMemberID="firstResponder"/>
    </objects>\(scene)</scene></scenes>
    </document>
    """
  }

  /// A label that constraints place.
  static func label(
    _ id: String, _ text: String, _ attributes: String = "", frame: Double = 20,
    content: String = ""
  ) -> String {
    """
    <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="\(frame)" y="100" width="80" height="21"/>\(content)</label>
    """
  }

  /// Views and constraints in their lists.
  static func view(_ subviews: [String], _ constraints: [String] = [], _ connections: [String] = [])
    -> String
  {
    "<subviews>\(subviews.joined())</subviews><constraints>\(constraints.joined())</constraints>"
      + "<connections>\(connections.joined())</connections>"
  }

  /// A constraint from a view's leading edge to the root's.
  static func leading(_ id: String, _ item: String, _ attributes: String) -> String {
    "<constraint firstItem=\"\(item)\" firstAttribute=\"leading\" secondItem=\"r-t-1\" secondAttribute=\"leading\" \(attributes) id=\"\(id)\"/>"
  }
}

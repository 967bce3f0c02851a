import Foundation

/// Documents that can be read and still hold something that cannot be used, each with what is said
/// about it.
enum OddDocuments: String, CaseIterable {
  case missingID = "firstItem names \"gone\", but no object has this id. Remove or reconnect it"
  case notANumber = "constant is \"nan\", which is not a number. Write a decimal number"
  case tooLarge = "constant is 1e308, too large to lay out with. Use a value within ±10,000,000"

  /// Makes the document in a folder.
  ///
  /// - Returns: Its path.
  func make(in folder: URL) throws -> String {
    let constraint =
      switch self {
      case .missingID:
        "firstItem=\"gone\" firstAttribute=\"top\" secondItem=\"r\" secondAttribute=\"top\""
      case .notANumber: "firstItem=\"a\" firstAttribute=\"width\" constant=\"nan\""
      case .tooLarge: "firstItem=\"a\" firstAttribute=\"width\" constant=\"1e308\""
      }
    let url = folder.appending(path: "\(self).storyboard")
    try Data(OddDocuments.text(constraint: constraint).utf8).write(to: url)
    return url.path
  }

  /// A storyboard with a view of 100 × 100 points and one constraint more.
  static func text(constraint: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Odd">
    <view key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <rect key="frame" x="10" y="20" width="100" height="100"/></view></subviews>
    <constraints>
    <constraint firstItem="a" firstAttribute="width" constant="100" id="w"/>
    <constraint firstItem="a" firstAttribute="height" constant="100" id="h"/>
    <constraint firstItem="a" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="10" id="x"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="r" secondAttribute="top" constant="20" id="y"/>
    <constraint \(constraint) id="odd"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """
  }
}

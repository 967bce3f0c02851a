/// A storyboard whose views are nested, each filling the one around it.
enum DeepStoryboard {
  /// The document's text.
  static func text(levels: Int) -> String {
    var text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects><viewController id="c">
      <view key="view" id="v0"><rect key="frame" x="0" y="0" width="393" height="852"/>

      """
    for level in 1..<levels {
      text += "<subviews><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\(level)\">\n"
    }
    for level in (1..<levels).reversed() {
      text += "</view></subviews><constraints>\n"
      for edge in ["leading", "trailing", "top", "bottom"] {
        text += "<constraint firstItem=\"v\(level)\" firstAttribute=\"\(edge)\" "
        text +=
          "secondItem=\"v\(level - 1)\" secondAttribute=\"\(edge)\" id=\"c\(level)\(edge)\"/>\n"
      }
      text += "</constraints>"
    }
    return text + "</view></viewController></objects></scene></scenes></document>\n"
  }
}

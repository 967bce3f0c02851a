import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Scroll views whose content is required to be as wide and as high as they are, so that they never scroll.
///
/// The content is one that may grow: it is filled by code, or holds texts that wrap, where code gives the text or the user's text
/// size enlarges it. Scroll views that zoom or show page by page are meant so, and those of the app's own classes may be. Where
/// constants at the edges make what is scrolled higher, it scrolls.
enum FixedScrollContentRule: SceneRule {
  static let id = RuleID.fixedScrollContent
  static let severity = Finding.Severity.warning
  static let summary =
    "Required constraints make the content of a scroll view as wide and as high as the scroll view."
  static let reason =
    "The scroll view never scrolls: content that grows is squeezed or cut off, on small screens and with large "
    + "text first."
  static let remedy =
    "Lower the priority of the equal heights to 250, so that the content fills the scroll view where it is "
    + "lower, and scrolls where it is higher."
  static let faulty = example(priority: "")
  static let healthy = example(priority: " priority=\"250\"")

  private static func example(priority: String) -> ExampleScene {
    ExampleScene(
      """
      <subviews>
          <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
              <rect key="frame" x="0.0" y="59" width="393" height="759"/>
              <subviews>
                  <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="page">
                      <rect key="frame" x="0.0" y="0.0" width="393" height="759"/>
                      <subviews>
                          <label opaque="NO" text="Terms" numberOfLines="0" adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="terms">
                              <rect key="frame" x="20" y="20" width="353" height="20.5"/>
                              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                          </label>
                      </subviews>
                      <constraints>
                          <constraint firstItem="terms" firstAttribute="leading" secondItem="page" secondAttribute="leading" constant="20" id="t-x"/>
                          <constraint firstItem="terms" firstAttribute="top" secondItem="page" secondAttribute="top" constant="20" id="t-y"/>
                          <constraint firstAttribute="trailing" secondItem="terms" secondAttribute="trailing" constant="20" id="t-r"/>
                          <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="terms" secondAttribute="bottom" constant="20" id="t-b"/>
                      </constraints>
                  </view>
              </subviews>
              <constraints>
                  <constraint firstItem="page" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="p-x"/>
                  <constraint firstItem="page" firstAttribute="top" secondItem="content" secondAttribute="top" id="p-y"/>
                  <constraint firstItem="content" firstAttribute="trailing" secondItem="page" secondAttribute="trailing" id="p-r"/>
                  <constraint firstItem="content" firstAttribute="bottom" secondItem="page" secondAttribute="bottom" id="p-b"/>
                  <constraint firstItem="page" firstAttribute="width" secondItem="shown" secondAttribute="width" id="p-w"/>
                  <constraint firstItem="page" firstAttribute="height" secondItem="shown" secondAttribute="height"\(priority) id="p-h"/>
              </constraints>
              <viewLayoutGuide key="contentLayoutGuide" id="content"/>
              <viewLayoutGuide key="frameLayoutGuide" id="shown"/>
          </scrollView>
      </subviews>
      <constraints>
          <constraint firstItem="scroll" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="s-x"/>
          <constraint firstItem="scroll" firstAttribute="top" secondItem="safe" secondAttribute="top" id="s-y"/>
          <constraint firstItem="safe" firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="s-r"/>
          <constraint firstItem="safe" firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="s-b"/>
      </constraints>
      """)
  }

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    scene.instance.views.compactMap { id, view in
      (view as? UIScrollView).flatMap { finding(about: $0, id: id, in: scene) }
    }
  }

  @MainActor
  private static func finding(
    about view: UIScrollView, id: String, in scene: InspectedScene
  ) -> Finding? {
    guard type(of: view) == UIScrollView.self, view.isShown, view.subviews.count == 1,
      let described = scene.description.view(id: id), described.customClass == nil,
      !scene.code.scrolled.contains(id),
      let scrolled = described.content as? ScrollViewContent, scrolled.isScrollEnabled,
      !scrolled.isPagingEnabled, described.element["maximumZoomScale"] == nil,
      view.contentSize.height <= view.bounds.height + 1,
      let content = view.subviews.first, mayGrow(content, in: scene),
      constraint(keeping: content, asLargeAs: view, .width, in: scene) != nil,
      let height = constraint(keeping: content, asLargeAs: view, .height, in: scene)
    else { return nil }
    let phrase = "\(scene.phrases.phrase(id: height)) (\(height))"
    var finding = scene.finding(
      Self.self, because: scene.code.setsConstraint(height) ? .constraintSetByCode(height) : nil,
      about: [id],
      "the content of \(scene.fullName(of: id)) can never be higher than the scroll view, which does not scroll",
      next: "Lower the priority of \(phrase) to 250")
    finding.constraints = [FoundConstraint(id: height, phrase: scene.phrases.phrase(id: height))]
    return finding
  }

  /// The id of a required constraint that keeps an extent of a view equal to that of the scroll view around it.
  @MainActor
  private static func constraint(
    keeping content: UIView, asLargeAs view: UIScrollView,
    _ extent: NSLayoutConstraint.Attribute, in scene: InspectedScene
  ) -> String? {
    let frames: [AnyObject] = [view, view.frameLayoutGuide]
    return scene.instance.constraints.first { _, constraint in
      guard constraint.isActive, constraint.relation == .equal, constraint.priority == .required,
        constraint.multiplier == 1, constraint.constant == 0,
        constraint.firstAttribute == extent, constraint.secondAttribute == extent
      else { return false }
      let other = constraint.firstItem === content ? constraint.secondItem : constraint.firstItem
      return (constraint.firstItem === content || constraint.secondItem === content)
        && frames.contains { $0 === other }
    }?.id
  }

  /// Whether a view is filled by code, or holds texts that wrap and are not the same on every screen.
  @MainActor
  private static func mayGrow(_ content: UIView, in scene: InspectedScene) -> Bool {
    content.programViews.contains { view in
      if view.documentID.map(scene.code.fills) ?? false { return true }
      return switch view {
      case let label as UILabel:
        label.numberOfLines != 1
          && (label.followsTextSize || label.documentID.map(scene.code.setsText) ?? false)
      case let stack as UIStackView: stack.arrangedSubviews.isEmpty
      default: view is UITextView
      }
    }
  }
}

extension UILabel {
  /// Whether the user's text size changes the font, which has to be one of a text style for that.
  fileprivate var followsTextSize: Bool {
    adjustsFontForContentSizeCategory && font.textStyle != nil
  }
}

extension RuleID {
  static let fixedScrollContent = RuleID("fixed-scroll-content")
}

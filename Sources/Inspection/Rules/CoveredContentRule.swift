import AutoLayout
import InterfaceBuilder
import LayoutFaults
import Projects
import UIKit

/// Texts, pictures and buttons that nobody sees, wholly behind an opaque view, here and where the document draws both.
///
/// Views that code hides, moves or shows in front are left out. So are lists, web views and views of the program's classes in
/// front, which may be transparent at run time. A control behind a view that takes its touches is another finding
/// (``CoveredControlRule``).
enum CoveredContentRule: SceneRule {
  static let id = RuleID.coveredContent
  static let severity = Finding.Severity.warning
  static let summary = "A text or a picture lies wholly behind an opaque view."
  static let reason = "Nobody sees it."
  static let remedy = "Put the view behind the text in the document, so that the text is in front."
  static let faulty = ExampleScene(subviews: [label, banner], constraints: constraints)
  static let healthy = ExampleScene(subviews: [banner, label], constraints: constraints)

  private static let label = """
    <label opaque="NO" text="Welcome back" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    """
  private static let banner = """
    <imageView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="banner">
            <rect key="frame" x="0.0" y="59" width="393" height="140"/>
            <color key="backgroundColor" white="0.67" alpha="1" colorSpace="calibratedWhite"/>
        </imageView>
    """
  private static let constraints = """
    <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
        <constraint firstItem="banner" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="b-x"/>
        <constraint firstItem="banner" firstAttribute="top" secondItem="safe" secondAttribute="top" id="b-y"/>
        <constraint firstItem="banner" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="b-w"/>
        <constraint firstItem="banner" firstAttribute="height" constant="140" id="b-h"/>
    """

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    var covered = OrderedGroups<String, String>()
    for content in scene.unexplainedViews where content.view.showsOwnContent {
      guard let cover = cover(of: content.view, in: scene), let id = cover.documentID else {
        continue
      }
      covered.add(content.id, to: id)
    }
    return covered.groups.map { cover, contents in
      scene.finding(
        Self.self,
        about: EffectOnOthers(view: cover, others: contents, verb: "hides", place: "behind it")
      ) { "Move it before \($0) in the document, so that it is behind" }
    }
  }

  /// The first opaque view in front that code leaves there.
  @MainActor
  private static func cover(of content: UIView, in scene: InspectedScene) -> UIView? {
    content.covers(in: scene.instance.rootView).first { cover in
      scene.staysOpaque(cover) && scene.isDrawnCovered(content, by: cover)
        && !(content is UIButton && cover.isUserInteractionEnabled)
        && !scene.isMoved(content, apartFrom: cover)
        && !scene.isAny(around: content, apartFrom: cover, scene.code.hides)
    }
  }
}

extension InspectedScene {
  /// Whether an opaque view stays in front of others: the document says all that it draws, and code neither hides nor moves it.
  fileprivate func staysOpaque(_ cover: UIView) -> Bool {
    guard let id = cover.documentID, !(cover is UIScrollView),
      let described = description.view(id: id), described.customClass == nil,
      !(described.content is RuntimeViewContent)
    else { return false }
    return !code.hides(id) && !code.mayBeHiddenByOthers(id) && !code.isReordered(id)
      && !code.writesFirst("backgroundColor", of: id) && staysInPlace(cover)
  }
}

extension UIView {
  /// Whether the view shows a text or a picture of the document.
  fileprivate var showsOwnContent: Bool {
    switch self {
    case is UILabel: isShown && visibleText != nil
    case let picture as UIImageView: isShown && picture.image != nil
    case let button as UIButton: isShown && button.showsContent
    default: false
    }
  }
}

extension RuleID {
  static let coveredContent = RuleID("covered-content")
}

import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Labels of one line that follow the user's text size and have a fixed width, where larger text does not fit.
///
/// Text that does not fit as it is belongs to `clipped-text`.
enum FixedWidthTextRule: SceneRule {
  static let id = RuleID.fixedWidthText
  static let severity = Finding.Severity.info
  static let summary =
    "A label that follows the user's text size has a fixed width, which larger text does not fit into."
  static let reason =
    "People who read with larger text see it cut off, and so may those who read a translation."
  static let remedy =
    "Let the width be at least that number (≥), or let the text wrap or shrink its font."
  static let faulty = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Downloads" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="100" height="20.5"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="title" firstAttribute="width" constant="100" id="t-w"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Downloads" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="100" height="20.5"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="title" firstAttribute="width" relation="greaterThanOrEqual" constant="100" id="t-w"/>
    </constraints>
    """)

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    scene.instance.inEnvironment {
      let phrases = scene.phrases
      return scene.labels(withFixed: .width).compactMap { label, constraint in
        finding(about: label, widthSetBy: constraint, phrases, in: scene)
      }
    }
  }

  @MainActor
  private static func finding(
    about label: UILabel, widthSetBy constraint: String, _ phrases: ConstraintPhrases,
    in scene: InspectedScene
  ) -> Finding? {
    guard let id = label.documentID, let described = scene.description.view(id: id), label.isShown,
      label.adjustsFontForContentSizeCategory, label.numberOfLines == 1,
      !label.adjustsFontSizeToFitWidth, !described.isStandInText, ClippedText(in: label) == nil
    else { return nil }
    let needed = Double(label.intrinsicContentSize.width) * growth
    let given = Double(label.bounds.width)
    guard needed > given + 1 else { return nil }
    var finding = scene.finding(
      Self.self, about: [id, constraint],
      "\(scene.fullName(of: id)) is \(Points.text(given)) wide at every text size; at the largest but "
        + "accessibility's it needs \(Points.text(needed))",
      next: "Make \(phrases.phrase(id: constraint)) (\(constraint)) a ≥")
    finding.amount = needed - given
    return finding
  }

  /// How much wider text is at the largest size of the slider without accessibility sizes.
  ///
  /// Source: body text is 17 points at the default size and 23 at `extraExtraExtraLarge`.
  private static let growth = 23.0 / 17
}

extension RuleID {
  static let fixedWidthText = RuleID("fixed-width-text")
}

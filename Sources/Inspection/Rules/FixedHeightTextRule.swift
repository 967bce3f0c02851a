import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Labels that follow the user's text size and have a fixed height, in which the lines of larger text are cut off.
///
/// Text that does not fit as it is belongs to `clipped-text`.
enum FixedHeightTextRule: SceneRule {
  static let id = RuleID.fixedHeightText
  static let severity = Finding.Severity.warning
  static let summary =
    "A label that follows the user's text size has a fixed height, which larger lines do not fit into."
  static let reason =
    "People who read with larger text see letters cut off at the top and bottom, or lines missing."
  static let remedy =
    "Remove the height, so that the label is as high as its text, or let it be at least that number (≥)."
  static let faulty = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Downloads" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="21"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="title" firstAttribute="height" constant="21" id="t-h"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Downloads" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="21"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="title" firstAttribute="height" relation="greaterThanOrEqual" constant="21" id="t-h"/>
    </constraints>
    """)

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    scene.instance.inEnvironment {
      let phrases = scene.phrases
      return scene.labels(withFixed: .height).compactMap { label, constraint in
        finding(about: label, heightSetBy: constraint, phrases, in: scene)
      }
    }
  }

  @MainActor
  private static func finding(
    about label: UILabel, heightSetBy constraint: String, _ phrases: ConstraintPhrases,
    in scene: InspectedScene
  ) -> Finding? {
    guard let id = label.documentID, label.isShown, label.adjustsFontForContentSizeCategory,
      !label.adjustsFontSizeToFitWidth, label.visibleText != nil, !scene.code.setsFont(of: id),
      !scene.code.constraints.contains(constraint),
      ClippedText(in: label) == nil
    else { return nil }
    let (needed, given) = (heightOfLargerLines(in: label), Double(label.bounds.height))
    guard needed - given > partOfLineWithoutLetters * needed else { return nil }
    var finding = scene.finding(
      Self.self, about: [id, constraint],
      "\(scene.fullName(of: id)) is \(Points.text(given)) high at every text size; at the first of "
        + "accessibility's its lines need \(Points.text(needed))",
      next: "Remove \(phrases.phrase(id: constraint)) (\(constraint)), or make it a ≥")
    finding.amount = needed - given
    return finding
  }

  /// The height of as many lines as the text has, at the smallest of the sizes for accessibility, in points.
  @MainActor
  private static func heightOfLargerLines(in label: UILabel) -> Double {
    let room = CGRect(
      x: 0, y: 0, width: label.bounds.width, height: .greatestFiniteMagnitude)
    let height = label.textRect(forBounds: room, limitedToNumberOfLines: label.numberOfLines).height
    let current = label.font.adjusted(to: label.traitCollection).lineHeight
    let lines = max((height / current).rounded(), 1)
    let category = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    return Double(lines * label.font.adjusted(to: category).lineHeight)
  }

  /// The part of a line that letters leave free above and below them, as `clipped-text` has it.
  private static let partOfLineWithoutLetters = 0.3
}

extension RuleID {
  static let fixedHeightText = RuleID("fixed-height-text")
}

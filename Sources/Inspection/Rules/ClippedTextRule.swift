import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Text that has less room than it needs, so that a part of it is not shown.
///
/// Judged as `assertLayout` does (``ClippedText``). Text that its author saw cut off, or lets give way, is a note;
/// so is what only run time decides.
enum ClippedTextRule: SceneRule {
  static let id = RuleID.clippedText
  static let severity = Finding.Severity.warning
  static let summary = "Text has less room than it needs, so that a part of it is cut off."
  static let reason = "People cannot read what is cut off."
  static let remedy =
    "Give the text more room, let it wrap (Lines = 0) or shrink its font, or let it be as high as it "
    + "needs."
  static let faulty = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="A title that fits on wide screens only, not here" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="A title that fits on wide screens only, not here" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
    </constraints>
    """)

  /// The share of a width by which letters of another font of the same size may be narrower.
  static let differenceOfFonts = 0.08

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    let clipped = scene.instance.inEnvironment {
      scene.unexplainedViews.compactMap { id, view in
        ClippedText(in: view).flatMap { text in
          finding(about: text, id: id, in: scene).map {
            SqueezedView(
              view, isHigh: text.isShortOfHeight, finding: $0,
              width: scene.constraintFixingWidth(of: view))
          }
        }
      }
    }
    return SqueezedView.findings(about: clipped, as: "more in its stack view are cut off")
  }

  @MainActor
  private static func finding(
    about text: ClippedText, id: String, in scene: InspectedScene
  ) -> Finding? {
    guard let described = scene.description.view(id: id),
      !described.isDrawnFolded,
      !(text.isShortOfHeight
        && (scene.isDisplaced(text.view, .vertical) || scene.hidden[.height].contains(id))),
      LostExtent(of: text.view, id: id, in: scene) == nil
    else {
      return nil
    }
    var finding = scene.finding(
      Self.self, because: ClippedTextDoubts(text, described, in: scene).mitigation, about: [id],
      "\(scene.fullName(of: id)) \(text.verdict): it \(words: text.words)",
      next: scene.code.givesText(to: id) ? "Code gives it this text. \(text.advice)" : text.advice)
    finding.amount = text.amount
    finding.aspects = text.aspects
    return finding
  }
}

extension ClippedText {
  /// Whether there is too little height.
  var isShortOfHeight: Bool {
    if case .height = shortage { true } else { false }
  }

  /// The direction that room is missing in.
  fileprivate var aspects: FindingAspects {
    switch shortage {
    case .width: .width
    case .height: .height
    case .lines: []
    }
  }

  /// How much room is missing, in points; nil where lines are.
  var amount: Double? {
    switch shortage {
    case .width(let needed, let given), .height(let needed, let given): needed - given
    case .lines: nil
    }
  }
}

extension ViewDescription {
  /// Whether the document draws the view without width or height, for code to unfold.
  fileprivate var isDrawnFolded: Bool {
    guard let size = geometry.frame?.size else { return false }
    return min(size.width, size.height) < 0.5
  }

  /// Whether the text is what Interface Builder or its author put in place of one that comes at run time.
  var isStandInText: Bool {
    guard let text = visibleText?.lowercased() else { return true }
    return text.hasPrefix("lorem ipsum") || ["label", "button", "title", "text"].contains(text)
  }
}

extension RuleID {
  static let clippedText = RuleID("clipped-text")
}

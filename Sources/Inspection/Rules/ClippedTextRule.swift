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
      Self.self, isFault(text, described, in: scene) ? .warning : .info, about: [id],
      "\(scene.fullName(of: id)) \(text.verdict): it \(words: text.words)", next: text.advice)
    finding.amount = text.amount
    finding.aspects = text.aspects
    return finding
  }

  /// Whether the text is sure to be cut off so that it shows, and its author has not said that it may give way.
  @MainActor
  private static func isFault(
    _ text: ClippedText, _ described: ViewDescription, in scene: InspectedScene
  ) -> Bool {
    guard text.isCertain, !described.isStandInText, described.customClass == nil,
      !(text.view.visibleText?.isDrawnLine ?? false),
      !scene.code.setsText(of: described.id) || text.isShortForAnyText,
      !scene.code.setsInsets(of: described.id),
      !scene.code.setsFontByScreen(of: described.id),
      !(scene.code.setsFont(of: described.id) && text.mayFitInAnotherFont),
      !scene.isGivenExtentByCode(text.view, text.isShortOfHeight ? .vertical : .horizontal)
    else { return false }
    switch text.shortage {
    case .lines: return false
    case .width:
      return !text.isPadding && !isBehindPicture(text.view, in: scene)
        && !text.lacksSpacesAlone
        && !scene.hasExtentOfNoDocument(around: text.view, .horizontal)
        && !scene.isBesidePlaceholder(text.view, .horizontal)
        && !scene.hasWidthOfHeightOfRow(text.view)
        && described.layout.horizontalCompressionResistance ?? 750 >= 750
    case .height:
      return text.isVisibleInHeight && !text.isInItem && !text.isBesideHiddenViews
        && !scene.hasProvisionalExtent(around: text.view, .vertical)
        && !scene.isBesidePlaceholder(text.view, .vertical)
        && described.layout.verticalCompressionResistance ?? 750 >= 750
    }
  }

  /// Whether a view is a button that its picture fills, of a fixed width or in the document, too, so that its author saw no title
  /// beside this.
  ///
  /// Source: `UIButton.titleRect(forContentRect:)`: the title has what the picture leaves.
  @MainActor
  private static func isBehindPicture(_ view: UIView, in scene: InspectedScene) -> Bool {
    guard let button = view as? UIButton, let picture = button.currentImage,
      button.titleEdgeInsets == .zero, button.imageEdgeInsets == .zero
    else { return false }
    guard picture.size.width >= button.bounds.width else { return false }
    let stored = button.documentID.flatMap { scene.description.view(id: $0)?.geometry.frame?.width }
    return scene.constraintFixingWidth(of: button) != nil
      || stored.map { $0 <= Double(picture.size.width) } ?? false
  }
}

extension ClippedText {
  /// Whether there is too little height.
  fileprivate var isShortOfHeight: Bool {
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
  fileprivate var amount: Double? {
    switch shortage {
    case .width(let needed, let given), .height(let needed, let given): needed - given
    case .lines: nil
    }
  }

  /// Whether so little of the width is missing that letters of another font may fit.
  fileprivate var mayFitInAnotherFont: Bool {
    guard case .width(let needed, let given) = shortage else { return false }
    return needed - given <= ClippedTextRule.differenceOfFonts * needed
  }

  /// Whether so much of a line is missing that letters are: lines have room above and below these.
  ///
  /// Titles of buttons are as high as they wrap, which their authors see in Interface Builder.
  fileprivate var isVisibleInHeight: Bool {
    guard let amount, let label = view as? UILabel else { return false }
    return amount > 0.3 * Double(label.font.lineHeight)
  }

  /// Whether the height is too little for one line of letters, so that whatever text code sets is cut off.
  fileprivate var isShortForAnyText: Bool {
    guard case .height(_, let given) = shortage, let label = view as? UILabel else { return false }
    return given > 0 && given < 0.7 * Double(label.font.lineHeight)
  }

  /// Whether what is missing is no more than the room beside titles that controls keep by themselves.
  fileprivate var isPadding: Bool {
    switch view {
    case let control as UISegmentedControl: control.widthOfTitles <= control.bounds.width
    case let button as UIButton: button.widthOfTitleAndPicture <= button.bounds.width
    default: false
    }
  }

  /// Whether what is missing of the width is no more than the spaces before and behind the text.
  fileprivate var lacksSpacesAlone: Bool {
    guard let amount, let label = view as? UILabel ?? (view as? UIButton)?.titleLabel,
      let text = view.visibleText
    else { return false }
    let rest = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard rest != text else { return false }
    func width(_ text: String) -> Double {
      let measured = UILabel()
      measured.font = label.font
      measured.text = text
      return Double(measured.intrinsicContentSize.width)
    }
    return width(text) - width(rest) >= amount
  }

  /// Whether the text is in an item of a collection, whose height code may decide.
  fileprivate var isInItem: Bool {
    var superview = view.superview
    while let current = superview {
      if current is UICollectionReusableView { return true }
      superview = current.superview
    }
    return false
  }

  /// Whether the text fills the height of a row with views that are hidden, whose own heights may change when code
  /// shows them.
  fileprivate var isBesideHiddenViews: Bool {
    guard let stack = view.superview as? UIStackView, stack.axis == .horizontal else {
      return false
    }
    return stack.arrangedSubviews.contains { $0.isHidden }
  }
}

extension UIButton {
  /// The width that title and picture take side by side without room around them.
  fileprivate var widthOfTitleAndPicture: CGFloat {
    (titleLabel?.intrinsicContentSize.width ?? 0) + (currentImage?.size.width ?? 0)
  }
}

extension String {
  /// Whether the text is a line drawn with signs, or stands for what is not there yet, so that a part of it looks like the whole:
  /// `- - - - - -`, `____`.
  ///
  /// Source: labels in 14 repositories are lines of dashes or such texts, and none is to be read to its end.
  var isDrawnLine: Bool {
    let signs = filter { !$0.isWhitespace }
    return signs.count >= 4 && Set(signs).count == 1 && signs.allSatisfy("-–—_=~.·•*".contains)
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

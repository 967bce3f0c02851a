import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// The reasons why a text may not be cut off so that it shows, or may give way as its author has said.
@MainActor
struct ClippedTextDoubts {
  private let text: ClippedText
  private let described: ViewDescription
  private let scene: InspectedScene

  init(_ text: ClippedText, _ described: ViewDescription, in scene: InspectedScene) {
    self.text = text
    self.described = described
    self.scene = scene
  }

  /// The first of the reasons; nil where the text is sure to be cut off.
  var mitigation: Mitigation? {
    mitigationOfText ?? mitigationOfCode ?? mitigationOfShortage
  }

  private var mitigationOfText: Mitigation? {
    if text.view.isCutOffAround { return .cutOffAround }
    if !text.isCertain { return .uncertainSize }
    if described.isStandInText { return .standInText }
    if described.customClass != nil { return .ownClass }
    return text.view.visibleText?.isDrawnLine ?? false ? .drawnLine : nil
  }

  private var mitigationOfCode: Mitigation? {
    let (code, id) = (scene.code, described.id)
    if code.setsText(of: id), !text.isShortForAnyText { return .textSetByCode }
    if code.setsInsets(of: id) { return .insetsSetByCode }
    if code.setsLines(of: id), !text.isShortOfHeight { return .linesSetByCode }
    if code.setsFontByScreen(of: id) { return .fontSetByScreen }
    if code.setsFont(of: id), text.mayFitInAnotherFont { return .fontSetByCode }
    let axis: Axis = text.isShortOfHeight ? .vertical : .horizontal
    return scene.isGivenExtentByCode(text.view, axis) ? .extentSetByCode : nil
  }

  private var mitigationOfShortage: Mitigation? {
    switch text.shortage {
    case .lines: mitigationOfLines
    case .width: mitigationOfWidth
    case .height: mitigationOfHeight
    }
  }

  /// The reason where lines are missing: they are limited for texts that come at run time.
  ///
  /// Nobody means a text of the document to be seen in part.
  private var mitigationOfLines: Mitigation? {
    guard let label = text.view as? UILabel else { return .limitedLines }
    return label.hasMoreParagraphsThanLines || isCutAsDrawn(label) ? nil : .limitedLines
  }

  /// Whether a text that is known to stay is cut off at the width that the document draws, too, or on every device.
  private func isCutAsDrawn(_ label: UILabel) -> Bool {
    let mayBeSet =
      scene.code == CodeFacts() && scene.description.document.hasOutlet(to: described.id)
    guard !mayBeSet else { return false }
    if scene.constraintFixingWidth(of: label) != nil { return true }
    guard let drawn = described.geometry.frame?.width else { return false }
    return text.needsMoreLines(of: label, atWidth: CGFloat(drawn))
  }

  private var mitigationOfWidth: Mitigation? {
    if text.isPadding { return .titlePadding }
    if isBehindPicture { return .titleBehindPicture }
    if text.lacksSpacesAlone { return .spacesAlone }
    if scene.hasExtentOfNoDocument(around: text.view, .horizontal) {
      return .extentAtRunTime(.width)
    }
    if scene.isBesidePlaceholder(text.view, .horizontal) { return .placeholder }
    if scene.hasWidthOfHeightOfRow(text.view) { return .widthFromHeightOfRow }
    return described.mayGiveWay(along: .horizontal) ? .mayGiveWay : nil
  }

  private var mitigationOfHeight: Mitigation? {
    if let lines = text.mitigationOfLines { return lines }
    if text.isInItem { return .heightOfItem }
    if text.isBesideHiddenViews { return .hiddenNeighbours }
    if scene.hasProvisionalExtent(around: text.view, .vertical) {
      return .extentAtRunTime(.height)
    }
    if scene.isBesidePlaceholder(text.view, .vertical) { return .placeholder }
    return described.mayGiveWay(along: .vertical) ? .mayGiveWay : nil
  }

  /// Whether a view is a button that its picture fills, of a fixed width or in the document, too, so that its author saw no title
  /// beside this.
  ///
  /// Source: `UIButton.titleRect(forContentRect:)`: the title has what the picture leaves.
  private var isBehindPicture: Bool {
    guard let button = text.view as? UIButton, let picture = button.currentImage,
      button.titleEdgeInsets == .zero, button.imageEdgeInsets == .zero
    else { return false }
    guard picture.size.width >= button.bounds.width else { return false }
    let stored = button.documentID.flatMap { scene.description.view(id: $0)?.geometry.frame?.width }
    return scene.constraintFixingWidth(of: button) != nil
      || stored.map { $0 <= Double(picture.size.width) } ?? false
  }
}

extension ViewDescription {
  /// Whether the document lowers the compression resistance below that of new views, 750, so that the content may give way.
  func mayGiveWay(along axis: Axis) -> Bool {
    let priority =
      axis == .horizontal
      ? layout.horizontalCompressionResistance : layout.verticalCompressionResistance
    return priority ?? 750 < 750
  }
}

extension ClippedText {
  /// Whether so little of the width is missing that letters of another font may fit.
  fileprivate var mayFitInAnotherFont: Bool {
    guard case .width(let needed, let given) = shortage else { return false }
    return needed - given <= ClippedTextRule.differenceOfFonts * needed
  }

  /// The reason why no letter is cut off: lines have room above and below these; nil where so much of a line is missing that some
  /// are.
  ///
  /// Titles of buttons are as high as they wrap, which their authors see in Interface Builder.
  fileprivate var mitigationOfLines: Mitigation? {
    guard let amount, let label = view as? UILabel else { return .heightShownWhenEdited }
    return amount > 0.3 * Double(label.font.lineHeight) ? nil : .roomAroundLetters
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

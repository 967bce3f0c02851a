package import AutoLayout
public import Foundation
import PlatformMetrics

/// Text that cannot be edited.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var plainText: String?
  private var richText: NSAttributedString?
  /// Whether the text has attributes of its own, such as several fonts.
  package final var hasRichText: Bool { richText != nil }

  /// The text.
  open var text: String? {
    get { plainText ?? richText?.string }
    set {
      (plainText, richText) = (newValue, nil)
      textDidChange()
    }
  }

  /// The text with attributes.
  ///
  /// A new text brings its alignment along, where it has a paragraph style.
  ///
  /// Source: Apple's documentation of the property: "Assigning a new value updates the values in the font, textColor, and
  /// other style-related properties so that they reflect the style information starting at location 0".
  open var attributedText: NSAttributedString? {
    get {
      richText
        ?? plainText.map {
          NSAttributedString(string: $0, attributes: [.font: font ?? defaultFont])
        }
    }
    set {
      (plainText, richText) = (nil, newValue)
      if let alignment = newValue?.alignmentAtStart { textAlignment = alignment }
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of text without attributes; 17 points by default.
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      textDidChange()
      layoutView.baselinesDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of text without attributes.
  open var textColor: UIColor! = .label
  /// The colour while highlighted.
  open var highlightedTextColor: UIColor?
  /// Whether the label is drawn highlighted.
  open var isHighlighted = false
  /// Whether the label is drawn as available.
  open var isEnabled = true
  /// The colour of the shadow; none without.
  open var shadowColor: UIColor? {
    didSet { if (shadowColor == nil) != (oldValue == nil) { textDidChange() } }
  }
  /// The displacement of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { textDidChange() } }
  }

  /// The alignment of lines in the available width.
  open var textAlignment = NSTextAlignment.natural

  /// The wrapping or truncation of text that is wider than its line.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// The strategy of the breaks between lines, in addition to that of a paragraph style.
  ///
  /// Source: Apple's documentation of the property for the default. It also says that attributed text goes
  /// without; stored frames show otherwise where its paragraph style says nothing (n=1).
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { textDidChange() } }
  }

  /// The largest number of lines; 0 for no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// The width lines break at for layout, in points; 0 for the one that constraints give.
  ///
  /// Source: Interface Builder calls 0 "Automatic" and every other value "Explicit"; a label whose explicit
  /// width is less than its own is stored as high as the lines at that width take (n=1, none against).
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  /// Whether text that is too wide is drawn smaller; the natural size stays the same.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest factor by which text may be scaled down, 0…1.
  open var minimumScaleFactor: CGFloat = 0
  /// The vertical placement of text that was scaled down.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters may move together before text is left out.
  open var allowsDefaultTighteningForTruncation = false

  /// Whether a font made by text style follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }

  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func adoptClassDefaults() {
    super.adoptClassDefaults()
    isUserInteractionEnabled = false
  }

  /// The unit that the size of the text is rounded up to.
  package var textRounding = TextRounding.pixels {
    didSet { if textRounding != oldValue { textDidChange() } }
  }

  /// The size of the text: on several lines if there is a width to break them at.
  open override var intrinsicContentSize: CGSize {
    size(breakingAt: wrapWidth)
  }

  /// The size of the text at the width given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(breakingAt: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
  }

  /// The rectangle the text takes in bounds, when it may have a number of lines.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let extent = content.extent(maximumWidth: bounds.width, maximumLines: numberOfLines)
    let size = pixelGrid.ceil(CGSize(width: extent.width, height: extent.height))
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Measures again when text size or display change.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textDidChange()
  }

  package override var contentWraps: Bool { numberOfLines != 1 }

  /// The baselines of the text; those of one line in a label without text.
  ///
  /// Source: what is placed by the last baseline of a label without text is stored as far above its lower
  /// edge as text would end (2 views of 2 documents).
  package override var baselineOffsets: BaselineOffsets {
    let content = content
    guard !content.isEmpty else { return BaselineOffsets(ofLineIn: effectiveFont) }
    let extent = content.extent(
      maximumWidth: wrapWidth, maximumLines: numberOfLines)
    let height = intrinsicContentSize.height
    return BaselineOffsets(of: extent, centredIn: height).with(linesOf: content)
  }

  /// The font text without attributes is measured in.
  package var effectiveFont: UIFont {
    let font = font ?? defaultFont
    return adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
  }

  private var defaultFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

  /// The width lines break at: the one that was set, or else the one that layout gave.
  private var wrapWidth: CGFloat? {
    guard numberOfLines != 1 else { return nil }
    return preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : contentWrapWidth
  }

  var content: MeasurableText {
    let (font, mode) = (effectiveFont, lineBreakMode)
    var text =
      richText.map { MeasurableText($0, font: font, lineBreakMode: mode) }
      ?? MeasurableText(plainText ?? "", font: font, lineBreakMode: mode)
    if lineBreakStrategy != .standard || traitCollection.labelMetrics.avoidsOrphans {
      text.lineBreakStrategy.formUnion(lineBreakStrategy.lineBreakStrategy)
    }
    return text
  }

  /// The strategy of the breaks between lines of the text shown.
  package var effectiveLineBreakStrategy: LineBreakStrategy { content.lineBreakStrategy }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
  }

  /// The size of the text broken at a width, which it fills only as far as its longest line.
  ///
  /// Source: labels whose width only an inequality limits are stored as wide as their longest line
  /// (n=11 of 13).
  private func size(breakingAt width: CGFloat?) -> CGSize {
    let content = content
    let grid = textRounding.grid(scale: displayScale)
    guard !content.isEmpty else {
      let height =
        traitCollection.labelMetrics.emptyLabelHasLine ? grid.ceil(effectiveFont.lineHeight) : 0
      return CGSize(width: 0, height: height)
    }
    let extent = content.extent(maximumWidth: width, maximumLines: numberOfLines)
    var size = grid.ceil(CGSize(width: extent.width, height: extent.height))
    if let width { size.width = min(size.width, width) }
    return CGSize(
      width: size.width + shadowExtent.width, height: size.height + shadowExtent.height)
  }

  /// The room that the shadow adds to the text, in points.
  ///
  /// Source: single lines with a shadow are stored as much higher as it is displaced (4 of 4, in 2
  /// documents of 2 projects: by 2 points, and by the point of the default), a label of several lines
  /// is not (n=1); that it takes as much at the sides is our choice.
  private var shadowExtent: CGSize {
    guard shadowColor != nil, numberOfLines == 1 else { return .zero }
    return CGSize(width: abs(shadowOffset.width), height: abs(shadowOffset.height))
  }
}

/// A unit that the size of a text is rounded to.
package enum TextRounding: Hashable, Sendable {
  /// Device pixels, as on a device.
  case pixels
  /// Whole points, as on Interface Builder's canvas wherever one layout pass is enough.
  case points

  /// The grid the size is rounded up on.
  fileprivate func grid(scale: CGFloat) -> PixelGrid {
    self == .points ? .points : PixelGrid(scale: scale)
  }
}

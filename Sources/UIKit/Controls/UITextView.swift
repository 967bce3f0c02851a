package import AutoLayout
public import Foundation

/// Text of several lines that can be edited.
///
/// While it scrolls it has no natural size; otherwise its text has.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The text.
  open var text: String? { didSet { contentDidChange() } }
  /// The text with attributes, in place of ``text``.
  open var attributedText: NSAttributedString? { didSet { contentDidChange() } }
  /// The font; nil for 12 points.
  open var font: UIFont? {
    didSet {
      contentDidChange()
      layoutView.baselinesDidChange()
    }
  }
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// The alignment of text in the available width.
  open var textAlignment = NSTextAlignment.natural
  /// The keys of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether words are corrected while they are typed.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Which letters become capitals while they are typed.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// Points between the edges and the text.
  ///
  /// Source: Apple's default, 8 above and below; the text itself keeps 5 more at either end.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }
  /// Whether a font made by text style follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false { didSet { contentDidChange() } }

  /// Whether the text scrolls in the view.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { contentDidChange() } }
  }

  /// The size of the text unless it scrolls: broken at the width the view gets.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : size(breakingAt: contentWrapWidth)
  }

  /// The size of the text at the width given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(breakingAt: size.width > 0 ? size.width : nil)
  }

  package override var contentWraps: Bool { !isScrollEnabled }

  package override var baselineOffsets: BaselineOffsets {
    let content = content
    let extent = content.extent(
      maximumWidth: contentWrapWidth.map { max(1, $0 - padding) }, maximumLines: 0)
    return BaselineOffsets(
      firstFromTop: Double(textContainerInset.top) + extent.firstBaseline,
      lastFromBottom: Double(textContainerInset.bottom) + extent.lastBaselineFromBottom
    ).with(linesOf: content)
  }

  /// Measures again when text size or display change.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  /// The font that text without attributes is measured in.
  package var effectiveFont: UIFont {
    let font = font ?? .systemFont(ofSize: UIFont.smallSystemFontSize)
    return adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
  }

  var content: MeasurableText {
    if let attributedText {
      return MeasurableText(attributedText, font: effectiveFont, lineBreakMode: .byWordWrapping)
    }
    return MeasurableText(text ?? "", font: effectiveFont, lineBreakMode: .byWordWrapping)
  }

  /// The points at both ends of lines together.
  private var padding: CGFloat {
    textContainerInset.left + textContainerInset.right + TextViewMetrics.lineFragmentPadding * 2
  }

  private func size(breakingAt width: CGFloat?) -> CGSize {
    let content = content
    let extent = content.extent(
      maximumWidth: width.map { max(1, $0 - padding) }, maximumLines: 0)
    // TextKit keeps a font's leading below the last line as well: 22 points for one line of the body
    // style, 168 for eight of the callout style (n=3 of 3, two projects).
    let text =
      (content.isEmpty ? Double(effectiveFont.lineHeight) : extent.height) + content.fontLeading
    let size = pixelGrid.ceil(
      CGSize(
        width: CGFloat(extent.width) + padding,
        height: CGFloat(text) + textContainerInset.top + textContainerInset.bottom))
    return CGSize(width: width.map { min(size.width, $0) } ?? size.width, height: size.height)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
  }
}

private enum TextViewMetrics {
  /// Points that TextKit leaves free at either end of a line.
  static let lineFragmentPadding: CGFloat = 5
}

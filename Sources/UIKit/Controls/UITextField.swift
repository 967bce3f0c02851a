package import AutoLayout
public import Foundation
import PlatformMetrics

/// One line of text that can be edited.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The border around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A sunken edge.
    case bezel = 2
    /// A rounded edge.
    case roundedRect = 3
  }

  /// The times at which a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The text.
  open var text: String? { didSet { contentDidChange() } }
  /// The text with attributes, in place of ``text``.
  open var attributedText: NSAttributedString? { didSet { contentDidChange() } }
  /// The text shown while there is no other.
  open var placeholder: String? { didSet { contentDidChange() } }
  /// The text shown while there is no other, with attributes.
  open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }
  /// The font; 17 points by default.
  open var font: UIFont? = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      contentDidChange()
      layoutView.baselinesDidChange()
    }
  }
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// The alignment of text in the available width.
  open var textAlignment = NSTextAlignment.natural
  /// The border around the text.
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  /// The times at which the clear button is shown.
  open var clearButtonMode = ViewMode.never { didSet { contentDidChange() } }
  /// The delegate, which permits editing and is notified of it.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The keys of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether words are corrected while they are typed.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Which letters become capitals while they are typed.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// A view before the text.
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
  /// The times at which ``leftView`` is shown.
  open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }
  /// A view after the text.
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
  /// The times at which ``rightView`` is shown.
  open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }
  /// Whether text that is too wide is drawn smaller; the natural size stays the same.
  open var adjustsFontSizeToFitWidth = false
  /// The size text is not made smaller than, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether a font made by text style follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false { didSet { contentDidChange() } }

  /// The size of text and border.
  open override var intrinsicContentSize: CGSize {
    let extent = shownText.extent(maximumWidth: nil, maximumLines: 1)
    let grid = metrics.roundsToPixels ? pixelGrid : .points
    let sides = sideWidth(leftView, leftViewMode) + sideWidth(rightView, rightViewMode)
    return CGSize(
      width: grid.ceil(CGFloat(extent.width)) + naturalPadding + sides, height: naturalHeight)
  }

  /// The size of text and border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The baseline of the text, which is in the middle of the field however high that is.
  package override var baselineOffsets: BaselineOffsets {
    let height = naturalHeight
    return BaselineOffsets(ofLineIn: effectiveFont, centredIn: height).keptToMiddle(of: height)
  }

  /// Measures again when text size or display change.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  /// Places the views beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, isLeft) in [(leftView, !isRightToLeft), (rightView, isRightToLeft)] {
      guard let view else { continue }
      view.frame.origin = CGPoint(
        x: isLeft ? 0 : bounds.width - view.frame.width,
        y: ((bounds.height - view.frame.height) / 2).rounded(.down))
    }
  }

  /// The rectangle of the text in bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: horizontalPadding / 2, dy: 0)
    let left = sideWidth(leftView, leftViewMode)
    rect.origin.x += left
    rect.size.width = max(0, rect.width - left - sideWidth(rightView, rightViewMode))
    return rect
  }

  /// The rectangle of the text in bounds while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The font that text is measured in.
  package var effectiveFont: UIFont {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    return adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
  }

  /// The text that is shown: the field's own, or the placeholder.
  private var shownText: MeasurableText {
    let font = effectiveFont
    func plain(_ text: String) -> MeasurableText {
      MeasurableText(text, font: font, lineBreakMode: .byTruncatingTail)
    }
    func rich(_ text: NSAttributedString) -> MeasurableText {
      MeasurableText(text, font: font, lineBreakMode: .byTruncatingTail)
    }
    if let attributedText, attributedText.length > 0 { return rich(attributedText) }
    if let text, !text.isEmpty {
      return plain(isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text)
    }
    return attributedPlaceholder.map(rich) ?? plain(placeholder ?? "")
  }

  /// The height for a line of text, whatever is around it.
  private var naturalHeight: CGFloat {
    let line = PixelGrid.points.ceil(effectiveFont.lineHeight)
    switch borderStyle {
    case .none:
      let least = clearButtonMode == .never ? 0 : metrics.clearButtonHeight
      if isSecureTextEntry { return max(least, line) }
      return max(least, metrics.plainHeight, line + metrics.plainPadding)
    case .roundedRect:
      return max(metrics.roundedHeight, line + metrics.roundedPadding)
    case .line, .bezel:
      return effectiveFont.lineHeight.rounded() + metrics.edgedPadding
    }
  }

  private var horizontalPadding: CGFloat {
    borderStyle == .none ? 0 : metrics.horizontalPadding
  }

  /// The width that a border adds to the text.
  private var naturalPadding: CGFloat {
    borderStyle == .roundedRect ? metrics.roundedWidth : horizontalPadding
  }

  private var metrics: TextFieldMetrics { traitCollection.textFieldMetrics }

  private func sideWidth(_ view: UIView?, _ mode: ViewMode) -> CGFloat {
    guard let view, mode == .always || mode == .unlessEditing else { return 0 }
    return view.frame.width
  }

  private func sideViewDidChange(from old: UIView?, to new: UIView?) {
    if old?.superview === self, old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
  }
}

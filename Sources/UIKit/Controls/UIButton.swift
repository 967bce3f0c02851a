package import AutoLayout
public import Foundation

/// A button with title and picture.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// Without any look of its own.
    case custom = 0
    /// As the system's.
    case system = 1
    /// For details.
    case detailDisclosure = 2
    /// For information, on dark backgrounds.
    case infoLight = 3
    /// For information, on light backgrounds.
    case infoDark = 4
    /// For adding.
    case contactAdd = 5
    /// As the system's, without look.
    case plain = 6
    /// For closing.
    case close = 7

    /// The system's, by its former name.
    public static let roundedRect = ButtonType.system
  }

  /// The kind of button.
  open private(set) var buttonType = ButtonType.custom

  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]
  private var plainTitleFont: UIFont?
  private var titleLabelIfMade: ButtonTitleLabel?
  private var imageViewIfMade: UIImageView?

  /// Points around title and picture; in place of the system's own unless zero.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// Points the title is moved in by, which changes no size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Points the picture is moved in by, which changes no size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// The content and look of a button with a configuration; nil for one that uses the older properties.
  open var configuration: Configuration? { didSet { contentDidChange() } }

  /// The unit that the height of a configured button's title is rounded up to, if it has no attributes.
  package var titleRounding = TextRounding.pixels { didSet { contentDidChange() } }

  /// Creates a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a custom button.
  public required init?(coder: NSCoder) {
    buttonType = coder.documentValue(.style) ?? .custom
    super.init(coder: coder)
  }

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button with a configuration and an action for when it is pressed.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// Creates a button of a kind with an action for when it is pressed, whose title and picture it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Performs the actions for events; a press is the primary action.
  open override func sendActions(for controlEvents: UIControl.Event) {
    let isPress = controlEvents.contains(.touchUpInside)
    super.sendActions(
      for: isPress ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }

  // MARK: Content by state

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    if configuration != nil, state == .normal { configuration?.title = title }
    contentDidChange()
  }

  /// Sets the title with attributes of a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    if configuration != nil, state == .normal { configuration?.attributedTitleText = title }
    contentDidChange()
  }

  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    titleLabelIfMade?.textColor = currentTitleColor
  }

  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    if configuration != nil, state == .normal { configuration?.image = image }
    contentDidChange()
  }

  /// Sets the picture behind title and picture in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    contentDidChange()
  }

  /// The title of a state; the normal state's where it has none.
  open func title(for state: State) -> String? { value(in: titles, for: state) }
  /// The title with attributes of a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(in: attributedTitles, for: state)
  }
  /// The colour of the title in a state.
  open func titleColor(for state: State) -> UIColor? { value(in: titleColors, for: state) }
  /// The picture of a state.
  open func image(for state: State) -> UIImage? { value(in: images, for: state) }
  /// The picture behind, of a state.
  open func backgroundImage(for state: State) -> UIImage? {
    value(in: backgroundImages, for: state)
  }

  /// The title shown.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The title shown, with attributes.
  open var currentAttributedTitle: NSAttributedString? {
    configuration?.attributedTitleText ?? attributedTitle(for: state)
  }
  /// The colour of the title shown.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .custom ? .white : .tintColor)
  }
  /// The picture shown.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The picture shown behind.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func value<Value>(in values: [UInt: Value], for state: State) -> Value? {
    values[state.rawValue] ?? values[State.normal.rawValue]
  }

  // MARK: Subviews

  /// The label that shows the title; made when first asked for.
  open var titleLabel: UILabel? {
    if let titleLabelIfMade { return titleLabelIfMade }
    let label = ButtonTitleLabel(frame: .zero)
    label.font = titleFont
    label.textColor = currentTitleColor
    titleLabelIfMade = label
    addSubview(label)
    updateSubviews()
    label.button = self
    return label
  }

  /// The view that shows the picture; made when first asked for.
  open var imageView: UIImageView? {
    if let imageViewIfMade { return imageViewIfMade }
    let view = UIImageView(frame: .zero)
    imageViewIfMade = view
    addSubview(view)
    updateSubviews()
    return view
  }

  /// The font of titles without attributes.
  ///
  /// By default 15 points for the system's buttons (n=382 of 386 heights), 18 for custom ones (n=9
  /// of 9).
  package var titleFont: UIFont {
    get {
      titleLabelIfMade?.font ?? plainTitleFont
        ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    }
    set {
      plainTitleFont = newValue
      titleLabelIfMade?.font = newValue
      contentDidChange()
      layoutView.baselinesDidChange()
    }
  }

  /// The label that shows the title, if it was made; asking does not make it.
  package var madeTitleLabel: UILabel? { titleLabelIfMade }
  /// The view that shows the picture, if it was made; asking does not make it.
  package var madeImageView: UIImageView? { imageViewIfMade }

  /// Shows the content of the new state.
  package override func stateDidChange() {
    contentDidChange()
  }

  /// Measures and shows content again.
  func contentDidChange() {
    updateSubviews()
    invalidateIntrinsicContentSize()
  }

  private func updateSubviews() {
    if let currentAttributedTitle {
      titleLabelIfMade?.attributedText = currentAttributedTitle
    } else {
      titleLabelIfMade?.text = currentTitle
    }
    imageViewIfMade?.image = currentImage
    setNeedsLayout()
  }

  // MARK: Layout

  /// The size of title and picture with their surroundings.
  open override var intrinsicContentSize: CGSize { content.size }

  /// The size of title and picture with their surroundings.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { content.size }

  package override var contentWraps: Bool { configuration != nil && hasConfiguredText }

  package override var sharesWidthWithText: Bool { true }

  /// The baselines of the title.
  ///
  /// Distances to them follow the button's own font, even if the configuration's title has another.
  ///
  /// Source: a stored standard distance below the title of such a button is 22.33, what 15 points above and
  /// 17 below come to, and not the 24.33 of 17 and 17.
  package override var baselineOffsets: BaselineOffsets {
    let content = content
    var offsets = content.baselineOffsets
    guard content.title.lineCount > 0 else { return offsets }
    let line = titleFont.metrics
    (offsets.firstLine, offsets.lastLine) = (line, line)
    return offsets
  }

  /// Places title and picture.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // Layout rounds frames to pixels: one that is not on them would be set anew in each pass.
    let content = contentRect(forBounds: bounds)
    titleLabelIfMade?.frame = pixelGrid.round(titleRect(forContentRect: content))
    imageViewIfMade?.frame = pixelGrid.round(imageRect(forContentRect: content))
  }

  /// The alignment insets of the picture behind the content.
  ///
  /// Source: stored frames of buttons before a symbol differ from what is constrained by the symbol's
  /// insets (6 of 6).
  open override var alignmentRectInsets: UIEdgeInsets {
    currentBackgroundImage?.alignmentRectInsets ?? super.alignmentRectInsets
  }

  /// Measures again when text size or display change.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  /// The rectangle for title and picture, in bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration == nil ? contentEdgeInsets : content.insets)
  }

  /// The rectangle of the title, in the rectangle for content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    content.titleRect(in: contentRect)
  }

  /// The rectangle of the picture, in the rectangle for content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    content.imageRect(in: contentRect)
  }
}

/// The label in a button, whose font is the button's.
final class ButtonTitleLabel: UILabel {
  weak var button: UIButton?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.invalidateIntrinsicContentSize()
  }
}

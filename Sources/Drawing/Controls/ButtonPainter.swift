package import AutoLayout
import Foundation
import UIKit

/// Draws a button: background, picture and title where the button puts them.
struct ButtonPainter: ViewPainter {
  let view: UIButton

  var takesFocus: Bool { view.isEnabled }

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    let outer = painter.tint
    defer { painter.tint = outer }
    let state: ControlState = view.isEnabled ? .normal : .disabled
    var ink = plainInk(painter, state: state)
    var background: UIImage?
    if painter.platform == .television, view.configuration != nil || view.buttonType != .custom {
      ink = drawPlatter(state: state, in: rect, with: &painter)
    } else if let configuration = view.configuration {
      if let color = configuration.baseBackgroundColor { painter.tint = Color(color, in: view) }
      let face = ButtonFace(configuration.style)
      painter.buttonBackground(
        face, state: state, radius: Self.radius(configuration.cornerStyle, in: rect), in: rect)
      ink = painter.buttonInk(face, state: state)
      if let color = configuration.baseForegroundColor { ink = Color(color, in: view) }
    } else {
      background = view.currentBackgroundImage
    }
    let content = view.contentRect(
      forBounds: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height))
    let titleRect = Rect(view.titleRect(forContentRect: content)).narrowed(to: Rect(content))
    let title = title(in: titleRect, ink: ink)
    if let background {
      drawBackground(ImageContent(background), under: title, in: rect, with: &painter)
    }
    drawImage(in: Rect(view.imageRect(forContentRect: content)), ink: ink, with: &painter)
    if let title { painter.list.text(title) }
  }

  /// Whether a subview is the button's label or image view, which are drawn with the button.
  func draws(_ subview: UIView) -> Bool {
    subview === view.madeTitleLabel || subview === view.madeImageView
  }

  /// Draws the plate of a button on a television, and gives the colour of what is on it.
  private func drawPlatter(
    state: ControlState, in rect: Rect, with painter: inout ControlPainter
  ) -> Color {
    let configuration = view.configuration
    let isFilled = configuration.map { ButtonFace($0.style) == .filled } ?? false
    let background = configuration?.baseBackgroundColor.map { Color($0, in: view) }
    painter.platter(in: rect, color: background ?? (isFilled ? painter.tint : nil))
    if state == .disabled { return painter.colors.tertiaryLabel }
    if painter.isFocused { return painter.colors.label }
    let own = configuration?.baseForegroundColor ?? view.titleColor(for: view.state)
    return own.map { Color($0, in: view) } ?? (isFilled ? .white : painter.colors.label)
  }

  private func drawBackground(
    _ image: ImageContent, under title: TextBlock?, in rect: Rect,
    with painter: inout ControlPainter
  ) {
    guard case .asset(let name) = image else { return painter.image(image, in: rect) }
    let texts = title.map { [OverlaidText(rect: $0.rect, color: $0.runs.first?.color)] } ?? []
    painter.imagePlaceholder(name, under: texts, in: rect)
  }

  private func plainInk(_ painter: ControlPainter, state: ControlState) -> Color {
    if let color = view.titleColor(for: view.state) { return Color(color, in: view) }
    if state == .disabled { return painter.colors.tertiaryLabel }
    return view.buttonType == .custom ? .white : painter.tint
  }

  private static func radius(
    _ style: UIButton.Configuration.CornerStyle, in rect: Rect
  ) -> Double {
    switch style {
    case .small: 4
    case .fixed, .dynamic, .medium: 6
    case .large: 8
    case .capsule: rect.height / 2
    }
  }

  // MARK: Picture

  private func drawImage(in rect: Rect, ink: Color, with painter: inout ControlPainter) {
    guard rect.width > 0, rect.height > 0 else { return }
    if let image = view.currentImage {
      // Buttons of the system draw pictures in their tint; others with the pictures' own colours.
      let content = ImageContent(image)
      painter.image(
        view.buttonType == .custom ? content : content.asStencil, in: rect, color: ink)
    } else if let name = view.glyphName {
      painter.symbol(name, in: rect, color: ink)
    }
  }

  // MARK: Title

  /// Title and subtitle, truncated at the button's own width as its label is; nil without either.
  private func title(in rect: Rect, ink: Color) -> TextBlock? {
    var runs = titleRuns(ink: ink)
    if let subtitle = view.configuration?.subtitle, !subtitle.isEmpty {
      let font = UIFont.preferredFont(
        forTextStyle: .footnote, compatibleWith: view.traitCollection)
      runs.append(TextBlock.Run((runs.isEmpty ? "" : "\n") + subtitle, font: font.font, color: ink))
    }
    guard !runs.isEmpty else { return nil }
    var block = TextBlock(runs: runs, rect: rect, alignment: .center)
    block.rect.size.width += 0.01
    if view.configuration == nil {
      block.lineBreakMode = LineBreakMode(
        view.madeTitleLabel?.lineBreakMode ?? .byTruncatingMiddle)
      block.maximumLines = view.madeTitleLabel?.numberOfLines ?? 1
    } else {
      block.lineBreakMode = .wordWrapping
      block.maximumLines = 0
    }
    return block
  }

  private func titleRuns(ink: Color) -> [TextBlock.Run] {
    var font = view.titleFont
    if let configuration = view.configuration {
      font =
        configuration.titleFont
        ?? .preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection)
    }
    if let text = view.currentAttributedTitle {
      return TextBlock.Run.runs(of: text, font: font, color: ink, in: view)
    }
    guard let title = view.currentTitle, !title.isEmpty else { return [] }
    return [TextBlock.Run(title, font: font.font, color: ink)]
  }
}

/// The background of a button.
package enum ButtonFace: Hashable, Sendable {
  /// Nothing but title and picture.
  case plain
  /// The configurations of iOS 15.
  case gray, tinted, filled
  /// The rounded rectangle of interfaces before iOS 7.
  case outlined
}

/// What a button shows.
package struct ButtonContent: Hashable, Sendable {
  /// The title.
  package var title: String
  /// The title's font.
  package var font: Font
  /// The picture before the title.
  package var image: ImageContent?
  /// The size of the picture in points; nil for the size that suits the title.
  package var imageSize: Size?
  /// The title's colour; nil for what the background asks for.
  package var color: Color?
  /// Where title and picture stand.
  package var alignment: TextBlock.Alignment = .center

  /// Creates what a button shows.
  package init(
    _ title: String, font: Font = Font(size: 15), image: ImageContent? = nil,
    imageSize: Size? = nil, color: Color? = nil
  ) {
    self.title = title
    self.font = font
    self.image = image
    self.imageSize = imageSize
    self.color = color
  }
}

/// Whether a control answers to touches.
package enum ControlState: Hashable, Sendable {
  case normal, disabled
}

extension ControlPainter {
  /// Draws a button.
  package mutating func button(
    _ content: ButtonContent, face: ButtonFace, state: ControlState = .normal, in rect: Rect
  ) {
    buttonBackground(
      face, state: state, radius: min(face == .outlined ? 8 : 6, rect.height / 2), in: rect)
    titleAndImage(content, color: content.color ?? buttonInk(face, state: state), in: rect)
  }

  /// Draws what is behind a button's title and picture.
  mutating func buttonBackground(
    _ face: ButtonFace, state: ControlState, radius: Double, in rect: Rect
  ) {
    switch face {
    case .plain: break
    case .gray: list.fill(rect, colors.secondaryFill, radius: radius)
    case .tinted: list.fill(rect, tint.faded(0.18), radius: radius)
    case .filled:
      list.fill(rect, state == .disabled ? colors.tertiaryFill : tint, radius: radius)
    case .outlined:
      list.fill(rect, colors.background, radius: radius)
      list.border(rect, colors.gray3, width: 1, radius: radius)
    }
  }

  /// The colour of a button's title and picture on its background.
  func buttonInk(_ face: ButtonFace, state: ControlState) -> Color {
    if state == .disabled { return colors.tertiaryLabel }
    guard face == .filled else { return tint }
    return tint.luma > 0.8 ? .black : .white
  }

  /// Draws picture and title side by side.
  mutating func titleAndImage(_ content: ButtonContent, color: Color, in rect: Rect) {
    let size = content.image == nil ? .zero : imageSize(of: content, in: rect)
    let gap = content.image == nil || content.title.isEmpty ? 0.0 : 4
    let textWidth = content.title.isEmpty ? 0 : width(of: content.title, font: content.font)
    let total = min(size.width + gap + textWidth, rect.width)
    var x = rect.minX + (rect.width - total) / 2
    if content.alignment == .left || content.alignment == .natural { x = rect.minX }
    if content.alignment == .right { x = rect.maxX - total }
    if let image = content.image {
      self.image(
        image,
        in: Rect(x: x, y: rect.center.y - size.height / 2, width: size.width, height: size.height),
        color: color)
    }
    let left = x + size.width + gap
    var block = TextBlock(
      content.title, font: content.font, color: color,
      rect: Rect(
        x: left, y: rect.minY, width: max(min(textWidth + 0.01, rect.maxX - left), 0),
        height: rect.height))
    block.lineBreakMode = .truncatingMiddle
    list.text(block)
  }

  private func imageSize(of content: ButtonContent, in rect: Rect) -> Size {
    if let size = content.imageSize {
      return Size(width: min(size.width, rect.width), height: min(size.height, rect.height))
    }
    let side = min(content.font.size * 1.2, rect.width, rect.height)
    return Size(width: side, height: side)
  }
}

extension ButtonFace {
  /// The background of a configuration.
  init(_ style: UIButton.Configuration.Style) {
    switch style {
    case .plain, .borderless: self = .plain
    case .gray, .bordered: self = .gray
    case .tinted, .borderedTinted: self = .tinted
    case .filled, .borderedProminent: self = .filled
    }
  }
}

extension Rect {
  /// The part between the left and right edge of another rectangle; the whole where none is.
  fileprivate func narrowed(to other: Rect) -> Rect {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    return left < right ? Rect(x: left, y: minY, width: right - left, height: height) : self
  }
}

import AutoLayout
import Foundation
import UIKit

extension ControlPainter {
  /// Draws a button: background, picture and title where the button puts them.
  @MainActor
  mutating func draw(_ button: UIButton, in rect: Rect) {
    let outer = tint
    defer { tint = outer }
    let state: ControlState = button.isEnabled ? .normal : .disabled
    var ink = plainInk(of: button, state: state)
    if platform == .television, button.configuration != nil || button.buttonType != .custom {
      ink = drawPlatter(of: button, state: state, in: rect)
    } else if let configuration = button.configuration {
      if let color = configuration.baseBackgroundColor { tint = Color(color, in: button) }
      let face = ButtonFace(configuration.style)
      buttonBackground(
        face, state: state, radius: Self.radius(configuration.cornerStyle, in: rect), in: rect)
      ink = buttonInk(face, state: state)
      if let color = configuration.baseForegroundColor { ink = Color(color, in: button) }
    } else if let background = button.currentBackgroundImage {
      image(.asset(background.name ?? ""), in: rect)
    }
    let content = button.contentRect(
      forBounds: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height))
    drawImage(of: button, ink: ink, in: Rect(button.imageRect(forContentRect: content)))
    drawTitle(of: button, ink: ink, in: Rect(button.titleRect(forContentRect: content)))
  }

  /// Draws the plate of a button on a television, and gives the colour of what is on it.
  @MainActor
  private mutating func drawPlatter(
    of button: UIButton, state: ControlState, in rect: Rect
  ) -> Color {
    let configuration = button.configuration
    let isFilled = configuration.map { ButtonFace($0.style) == .filled } ?? false
    let background = configuration?.baseBackgroundColor.map { Color($0, in: button) }
    platter(in: rect, color: background ?? (isFilled ? tint : nil))
    if state == .disabled { return colors.tertiaryLabel }
    if isFocused { return colors.label }
    let own = configuration?.baseForegroundColor ?? button.titleColor(for: button.state)
    return own.map { Color($0, in: button) } ?? (isFilled ? .white : colors.label)
  }

  @MainActor
  private func plainInk(of button: UIButton, state: ControlState) -> Color {
    if let color = button.titleColor(for: button.state) { return Color(color, in: button) }
    if state == .disabled { return colors.tertiaryLabel }
    return button.buttonType == .custom ? .white : tint
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

  @MainActor
  private mutating func drawImage(of button: UIButton, ink: Color, in rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    if let image = button.currentImage {
      self.image(ImageContent(image), in: rect, color: ink)
    } else if let name = Self.symbolName(of: button.buttonType) {
      symbol(name, in: rect, color: ink)
    }
  }

  private static func symbolName(of type: UIButton.ButtonType) -> String? {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    case .custom, .system, .plain: nil
    }
  }

  // MARK: Title

  /// Draws title and subtitle; they are cut at the button's own width, as its label is.
  @MainActor
  private mutating func drawTitle(of button: UIButton, ink: Color, in rect: Rect) {
    var runs = titleRuns(of: button, ink: ink)
    if let subtitle = button.configuration?.subtitle, !subtitle.isEmpty {
      let font = UIFont.preferredFont(
        forTextStyle: .footnote, compatibleWith: button.traitCollection)
      runs.append(TextBlock.Run((runs.isEmpty ? "" : "\n") + subtitle, font: font.font, color: ink))
    }
    guard !runs.isEmpty else { return }
    var block = TextBlock(runs: runs, rect: rect, alignment: .center)
    block.rect.size.width += 0.01
    if button.configuration == nil {
      block.lineBreakMode = LineBreakMode(
        button.madeTitleLabel?.lineBreakMode ?? .byTruncatingMiddle)
      block.maximumLines = button.madeTitleLabel?.numberOfLines ?? 1
    } else {
      block.lineBreakMode = .wordWrapping
      block.maximumLines = 0
    }
    list.text(block)
  }

  @MainActor
  private func titleRuns(of button: UIButton, ink: Color) -> [TextBlock.Run] {
    var font = button.titleFont
    if let configuration = button.configuration {
      font =
        configuration.titleFont
        ?? .preferredFont(forTextStyle: .body, compatibleWith: button.traitCollection)
    }
    if let text = button.currentAttributedTitle {
      return TextBlock.Run.runs(of: text, font: font, color: ink, in: button)
    }
    guard let title = button.currentTitle, !title.isEmpty else { return [] }
    return [TextBlock.Run(title, font: font.font, color: ink)]
  }
}

extension ButtonFace {
  /// The background of a configuration.
  fileprivate init(_ style: UIButton.Configuration.Style) {
    switch style {
    case .plain, .borderless: self = .plain
    case .gray, .bordered: self = .gray
    case .tinted, .borderedTinted: self = .tinted
    case .filled, .borderedProminent: self = .filled
    }
  }
}

import AutoLayout
import UIKit

extension ViewBuilder {
  func apply(_ content: ButtonContent, to view: UIButton) {
    if let configuration = content.configuration {
      view.configuration = makeConfiguration(configuration)
      return
    }
    let font = fonts.buttonFont(content.font, of: content.type)
    view.titleLabel?.font = font
    view.titleLabel?.lineBreakMode = .init(content.lineBreakMode)
    if let insets = content.contentInsets { view.contentEdgeInsets = UIEdgeInsets(insets) }
    if let insets = content.titleInsets { view.titleEdgeInsets = UIEdgeInsets(insets) }
    if let insets = content.imageInsets { view.imageEdgeInsets = UIEdgeInsets(insets) }
    for state in content.states { apply(state, font: font, to: view) }
  }

  private func apply(_ state: ButtonContent.State, font: UIFont, to view: UIButton) {
    guard let controlState = Self.states[state.name] else { return }
    if let title = state.title {
      if title.isAttributed {
        view.setAttributedTitle(texts.attributedString(title, font: font), for: controlState)
      } else {
        view.setTitle(title.string, for: controlState)
      }
    }
    if let color = state.titleColor?.uiColor {
      view.setTitleColor(color, for: controlState)
    }
    if let image = state.image.flatMap(images.image) { view.setImage(image, for: controlState) }
    if let image = state.backgroundImage.flatMap(images.image) {
      view.setBackgroundImage(image, for: controlState)
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]

  private func makeConfiguration(_ content: ButtonConfiguration) -> UIButton.Configuration {
    var configuration = Self.configuration(of: content.style)
    applyText(of: content, to: &configuration)
    configuration.image = content.image.flatMap(images.image)
    configuration.imagePlacement =
      switch content.imagePlacement {
      case .leading: .leading
      case .trailing: .trailing
      case .top: .top
      case .bottom: .bottom
      }
    if let padding = content.imagePadding { configuration.imagePadding = CGFloat(padding) }
    if let padding = content.titlePadding { configuration.titlePadding = CGFloat(padding) }
    if let insets = content.contentInsets {
      configuration.contentInsets = NSDirectionalEdgeInsets(insets)
    }
    if let size = content.size.flatMap({ Self.sizes[$0] }) { configuration.buttonSize = size }
    if let color = content.foregroundColor?.uiColor {
      configuration.baseForegroundColor = color
    }
    if let color = content.backgroundColor?.uiColor {
      configuration.baseBackgroundColor = color
    }
    configuration.showsActivityIndicator = content.showsActivityIndicator
    return configuration
  }

  private func applyText(
    of content: ButtonConfiguration, to configuration: inout UIButton.Configuration
  ) {
    configuration.titleFont = content.titleFont.map { fonts.font($0, defaultSize: 17) }
    if let title = content.title, title.isAttributed {
      configuration.attributedTitleText = texts.attributedString(
        title, font: configuration.titleFont ?? fonts.body)
    } else {
      configuration.title = content.title?.string
    }
    configuration.subtitle = content.subtitle?.string
  }

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]

  private static func configuration(
    of style: ButtonConfiguration.Style
  ) -> UIButton.Configuration {
    switch style {
    case .plain: .plain()
    case .filled: .filled()
    case .gray: .gray()
    case .tinted: .tinted()
    case .borderless: .borderless()
    case .bordered: .bordered()
    case .borderedTinted: .borderedTinted()
    case .borderedProminent: .borderedProminent()
    case .glass, .clearGlass: .plain()
    case .prominentGlass, .prominentClearGlass: .filled()
    }
  }
}

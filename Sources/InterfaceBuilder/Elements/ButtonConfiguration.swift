public import AutoLayout
import UIKit

/// A `UIButton.Configuration`.
public struct ButtonConfiguration: Sendable {
  /// The element.
  public let element: DocumentElement
  /// The style.
  public var style: Style
  /// The title.
  public var title: TextDescription?
  /// The line below the title.
  public var subtitle: TextDescription?
  /// The font of the title.
  public var titleFont: FontDescription?
  /// The image.
  public var image: ImageDescription?
  /// The side of the title that the image is on.
  public var imagePlacement: ImagePlacement
  /// The distance of image and title; `nil` for the style's default.
  public var imagePadding: Double?
  /// The distance of title and subtitle; `nil` for the style's default.
  public var titlePadding: Double?
  /// The alignment of title and subtitle.
  public var titleAlignment: String?
  /// `nil` for the style's default.
  public var contentInsets: DirectionalEdgeInsets?
  /// The rounding of corners, such as `capsule`.
  public var cornerStyle: String?
  /// `mini`, `small`, `medium` or `large`.
  public var size: String?
  /// The colour of title and image.
  public var foregroundColor: ColorDescription?
  /// The colour of the background; `nil` for none, or the default.
  public var backgroundColor: ColorDescription?
  /// The image behind the content.
  public var backgroundImage: ImageDescription?
  /// The radius of the corners, in points.
  public var cornerRadius: Double?
  /// Whether an activity indicator takes the place of the image.
  public var showsActivityIndicator: Bool

  /// Apple's configuration styles.
  public enum Style: String, Hashable, Sendable {
    case plain, filled, gray, tinted, borderless, bordered, borderedTinted, borderedProminent
    case glass, prominentGlass, clearGlass, prominentClearGlass
  }

  /// The sides of the title that an image can be on.
  public enum ImagePlacement: String, Hashable, Sendable {
    case leading, trailing, top, bottom
  }
}

extension ButtonConfiguration {
  /// Reads a `<buttonConfiguration>`; `nil` for any other element.
  init?(_ reader: ElementReader) {
    guard reader.element.name == "buttonConfiguration" else { return nil }
    let background = reader.child("background")
    element = reader.element
    image = reader.image("image", symbolConfiguration: "preferredSymbolConfigurationForImage")
    style = reader.value("style") ?? .plain
    title = reader.text("title", attributedKey: "attributedTitle")
    subtitle = reader.text("subtitle", attributedKey: "attributedSubtitle")
    titleFont = reader.font("titleFontDescription")
    imagePlacement = reader.value("imagePlacement") ?? .leading
    imagePadding = reader.number("imagePadding")
    titlePadding = reader.number("titlePadding")
    titleAlignment = reader["titleAlignment"]
    contentInsets = reader.directionalInsets("contentInsets")
    cornerStyle = reader["cornerStyle"]
    size = reader["buttonSize"]
    foregroundColor = reader.color("baseForegroundColor")
    backgroundColor =
      reader.color("baseBackgroundColor") ?? background?.color("backgroundColor")
    backgroundImage = background?.image("image")
    cornerRadius = background?.number("cornerRadius")
    showsActivityIndicator = reader.flag("showsActivityIndicator")
  }

  /// Makes UIKit's configuration.
  @MainActor
  func uiConfiguration(in context: BuildingContext) -> UIButton.Configuration {
    var configuration = style.uiConfiguration
    applyText(to: &configuration, in: context)
    configuration.image = image.flatMap(context.images.image)
    configuration.imagePlacement =
      switch imagePlacement {
      case .leading: .leading
      case .trailing: .trailing
      case .top: .top
      case .bottom: .bottom
      }
    if let padding = imagePadding { configuration.imagePadding = CGFloat(padding) }
    if let padding = titlePadding { configuration.titlePadding = CGFloat(padding) }
    if let insets = contentInsets {
      configuration.contentInsets = NSDirectionalEdgeInsets(insets)
    }
    if let size = size.flatMap({ Self.sizes[$0] }) { configuration.buttonSize = size }
    if let style = cornerStyle.flatMap({ Self.cornerStyles[$0] }) {
      configuration.cornerStyle = style
    }
    if let color = foregroundColor?.uiColor { configuration.baseForegroundColor = color }
    if let color = backgroundColor?.uiColor { configuration.baseBackgroundColor = color }
    configuration.showsActivityIndicator = showsActivityIndicator
    return configuration
  }

  @MainActor
  private func applyText(
    to configuration: inout UIButton.Configuration, in context: BuildingContext
  ) {
    configuration.titleFont = titleFont.map { context.fonts.font($0, defaultSize: 17) }
    if let title, title.isAttributed {
      configuration.attributedTitleText = context.texts.attributedString(
        title, font: configuration.titleFont ?? context.fonts.body)
    } else {
      configuration.title = title?.string
    }
    configuration.subtitle = subtitle?.string
  }

  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
}

extension ButtonConfiguration.Style {
  @MainActor
  fileprivate var uiConfiguration: UIButton.Configuration {
    switch self {
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

public import AutoLayout

/// What a `<button>` says beyond a view.
public struct ButtonContent: Sendable {
  public var type: ButtonType
  public var font: FontDescription?
  public var lineBreakMode: LineBreakMode
  public var horizontalAlignment: HorizontalAlignment
  public var verticalAlignment: VerticalAlignment
  public var contentInsets: EdgeInsets?
  public var titleInsets: EdgeInsets?
  public var imageInsets: EdgeInsets?
  /// What the button shows in each state the document mentions, in order.
  public var states: [State]
  /// The configuration that replaces all of the above from Xcode 13 on.
  public var configuration: ButtonConfiguration?

  /// Apple's button types.
  public enum ButtonType: String, Hashable, Sendable {
    case custom, roundedRect, system, close, infoLight, infoDark, contactAdd, detailDisclosure
  }

  /// Where content sits across.
  public enum HorizontalAlignment: String, Hashable, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Where content sits down.
  public enum VerticalAlignment: String, Hashable, Sendable {
    case center, top, bottom, fill
  }

  /// What a button shows in a state.
  public struct State: Sendable {
    /// `normal`, `highlighted`, `disabled`, `selected` or `focused`.
    public var name: String
    public var title: TextDescription?
    public var titleColor: ColorDescription?
    public var image: ImageDescription?
    public var backgroundImage: ImageDescription?
  }

  /// What the button shows in the normal state.
  public var normal: State? { states.first { $0.name == "normal" } }
}

/// A `UIButton.Configuration`.
public struct ButtonConfiguration: Sendable {
  public let element: DocumentElement
  public var style: Style
  public var title: TextDescription?
  public var subtitle: TextDescription?
  public var titleFont: FontDescription?
  public var image: ImageDescription?
  public var imagePlacement: ImagePlacement
  /// Space between image and title; `nil` for the style's default.
  public var imagePadding: Double?
  /// Space between title and subtitle; `nil` for the style's default.
  public var titlePadding: Double?
  public var titleAlignment: String?
  /// `nil` for the style's default.
  public var contentInsets: DirectionalEdgeInsets?
  public var cornerStyle: String?
  /// `mini`, `small`, `medium` or `large`.
  public var size: String?
  public var foregroundColor: ColorDescription?
  public var backgroundColor: ColorDescription?
  public var backgroundImage: ImageDescription?
  public var cornerRadius: Double?
  public var showsActivityIndicator: Bool

  /// Apple's configuration styles.
  public enum Style: String, Hashable, Sendable {
    case plain, filled, gray, tinted, borderless, bordered, borderedTinted, borderedProminent
    case glass, prominentGlass, clearGlass, prominentClearGlass
  }

  /// Which side of the title the image is on.
  public enum ImagePlacement: String, Hashable, Sendable {
    case leading, trailing, top, bottom
  }
}

extension ReadingContext {
  func button(_ source: VariedElement) -> ButtonContent {
    ButtonContent(
      type: value("buttonType", of: source) ?? .custom,
      font: font("fontDescription", of: source),
      lineBreakMode: value("lineBreakMode", of: source, in: LineBreakMode.byName)
        ?? .truncatingMiddle,
      horizontalAlignment: value("contentHorizontalAlignment", of: source) ?? .center,
      verticalAlignment: value("contentVerticalAlignment", of: source) ?? .center,
      contentInsets: inset(source.child(key: "contentEdgeInsets")),
      titleInsets: inset(source.child(key: "titleEdgeInsets")),
      imageInsets: inset(source.child(key: "imageEdgeInsets")),
      states: source.element.children.filter { $0.name == "state" }.map { state(vary($0)) },
      configuration: source.child(key: "configuration").flatMap {
        $0.name == "buttonConfiguration" ? buttonConfiguration(vary($0)) : nil
      })
  }

  private func state(_ source: VariedElement) -> ButtonContent.State {
    var image = image("image", of: source)
    if let symbol = symbolConfiguration("preferredSymbolConfiguration", of: source) {
      image?.symbol = symbol
    }
    return ButtonContent.State(
      name: source.element.key ?? "normal",
      title: text("title", attributedKey: "attributedTitle", of: source),
      titleColor: color("titleColor", of: source), image: image,
      backgroundImage: self.image("backgroundImage", of: source))
  }

  private func buttonConfiguration(_ source: VariedElement) -> ButtonConfiguration {
    var image = image("image", of: source)
    if let symbol = symbolConfiguration("preferredSymbolConfigurationForImage", of: source) {
      image?.symbol = symbol
    }
    let background = source.child(key: "background").map(vary)
    return ButtonConfiguration(
      element: source.element, style: value("style", of: source) ?? .plain,
      title: text("title", attributedKey: "attributedTitle", of: source),
      subtitle: text("subtitle", attributedKey: "attributedSubtitle", of: source),
      titleFont: font("titleFontDescription", of: source), image: image,
      imagePlacement: value("imagePlacement", of: source) ?? .leading,
      imagePadding: number("imagePadding", of: source),
      titlePadding: number("titlePadding", of: source), titleAlignment: source["titleAlignment"],
      contentInsets: directionalInsets(source.child(key: "contentInsets")),
      cornerStyle: source["cornerStyle"], size: source["buttonSize"],
      foregroundColor: color("baseForegroundColor", of: source),
      backgroundColor: color("baseBackgroundColor", of: source)
        ?? background.flatMap { color("backgroundColor", of: $0) },
      backgroundImage: background.flatMap { self.image("image", of: $0) },
      cornerRadius: background.flatMap { number("cornerRadius", of: $0) },
      showsActivityIndicator: source.flag("showsActivityIndicator"))
  }
}

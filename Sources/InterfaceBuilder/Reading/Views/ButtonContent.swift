public import AutoLayout

/// What a `<button>` says beyond a view.
public struct ButtonContent: Sendable {
  /// The type.
  public var type: ButtonType
  /// The font; `nil` for the class's default.
  public var font: FontDescription?
  /// How lines that are too long end.
  public var lineBreakMode: LineBreakMode
  /// Where content sits across.
  public var horizontalAlignment: HorizontalAlignment
  /// Where content sits down.
  public var verticalAlignment: VerticalAlignment
  /// The room around title and image.
  public var contentInsets: EdgeInsets?
  /// How far the title is moved.
  public var titleInsets: EdgeInsets?
  /// How far the image is moved.
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
    /// The title.
    public var title: TextDescription?
    /// The colour of the title.
    public var titleColor: ColorDescription?
    /// The image.
    public var image: ImageDescription?
    /// The image behind the content.
    public var backgroundImage: ImageDescription?
  }

  /// What the button shows in the normal state.
  public var normal: State? { states.first { $0.name == "normal" } }
}

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
  /// Which side of the title the image is on.
  public var imagePlacement: ImagePlacement
  /// Space between image and title; `nil` for the style's default.
  public var imagePadding: Double?
  /// Space between title and subtitle; `nil` for the style's default.
  public var titlePadding: Double?
  /// How title and subtitle line up.
  public var titleAlignment: String?
  /// `nil` for the style's default.
  public var contentInsets: DirectionalEdgeInsets?
  /// How corners are rounded, such as `capsule`.
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
    let image = image("image", of: source)?
      .preferring(symbolConfiguration("preferredSymbolConfiguration", of: source))
    return ButtonContent.State(
      name: source.element.key ?? "normal",
      title: text("title", attributedKey: "attributedTitle", of: source),
      titleColor: color("titleColor", of: source), image: image,
      backgroundImage: self.image("backgroundImage", of: source))
  }

  private func buttonConfiguration(_ source: VariedElement) -> ButtonConfiguration {
    let image = image("image", of: source)?
      .preferring(symbolConfiguration("preferredSymbolConfigurationForImage", of: source))
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

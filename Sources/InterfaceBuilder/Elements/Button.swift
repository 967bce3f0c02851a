public import AutoLayout
import UIKit

/// The content of a `<button>`.
public struct ButtonContent: ElementContent {
  /// The type.
  public var type = ButtonType.custom
  /// The font; `nil` for the class's default.
  public var font: FontDescription?
  /// The wrapping and truncation of a title that is too long.
  public var lineBreakMode = LineBreakMode.truncatingMiddle
  /// The alignment of content along x.
  public var horizontalAlignment = HorizontalAlignment.center
  /// The alignment of content along y.
  public var verticalAlignment = VerticalAlignment.center
  /// The space around title and image.
  public var contentInsets: EdgeInsets?
  /// The displacement of the title's edges.
  public var titleInsets: EdgeInsets?
  /// The displacement of the image's edges.
  public var imageInsets: EdgeInsets?
  /// The states that the document mentions, in order.
  public var states: [State] = []
  /// The configuration, which replaces all of the above from Xcode 13 on.
  public var configuration: ButtonConfiguration?

  /// Apple's button types.
  public enum ButtonType: String, Hashable, Sendable {
    case custom, roundedRect, system, close, infoLight, infoDark, contactAdd, detailDisclosure
  }

  /// The alignments of content along x.
  public enum HorizontalAlignment: String, Hashable, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The alignments of content along y.
  public enum VerticalAlignment: String, Hashable, Sendable {
    case center, top, bottom, fill
  }

  /// The content of a button in one state.
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

  /// The content in the normal state.
  public var normal: State? { states.first { $0.name == "normal" } }

  /// The title in the normal state.
  public var displayedText: String? { configuration?.title?.string ?? normal?.title?.string }
}

extension ButtonContent: ViewElement {
  static let names = ["button"]

  init(_ reader: ElementReader) {
    type = reader.value("buttonType") ?? type
    font = reader.font("fontDescription")
    lineBreakMode = reader.value("lineBreakMode", in: LineBreakMode.byName) ?? lineBreakMode
    horizontalAlignment = reader.value("contentHorizontalAlignment") ?? horizontalAlignment
    verticalAlignment = reader.value("contentVerticalAlignment") ?? verticalAlignment
    contentInsets = reader.inset("contentEdgeInsets")
    titleInsets = reader.inset("titleEdgeInsets")
    imageInsets = reader.inset("imageEdgeInsets")
    states = reader.element.children.filter { $0.name == "state" }.map {
      State(reader.reader(of: $0))
    }
    configuration = reader.child("configuration").flatMap(ButtonConfiguration.init)
  }

  func makeView() -> UIButton { UIButton(type: uiType) }

  @MainActor var creationStyle: Int? { uiType.rawValue }

  @MainActor private var uiType: UIButton.ButtonType {
    switch type {
    case .custom: .custom
    case .roundedRect: .roundedRect
    case .system: .system
    case .close: .close
    case .infoLight: .infoLight
    case .infoDark: .infoDark
    case .contactAdd: .contactAdd
    case .detailDisclosure: .detailDisclosure
    }
  }

  func apply(to view: UIButton, in context: BuildingContext) {
    view.contentHorizontalAlignment = .init(horizontalAlignment)
    view.contentVerticalAlignment = .init(verticalAlignment)
    if let configuration {
      view.configuration = configuration.uiConfiguration(in: context)
      return
    }
    let font = context.fonts.buttonFont(font, of: type)
    view.titleLabel?.font = font
    view.titleLabel?.lineBreakMode = .init(lineBreakMode)
    if let insets = contentInsets { view.contentEdgeInsets = UIEdgeInsets(insets) }
    if let insets = titleInsets { view.titleEdgeInsets = UIEdgeInsets(insets) }
    if let insets = imageInsets { view.imageEdgeInsets = UIEdgeInsets(insets) }
    for state in states { state.apply(to: view, font: font, in: context) }
  }
}

extension ButtonContent.State {
  fileprivate init(_ reader: ElementReader) {
    name = reader.element.key ?? "normal"
    image = reader.image("image", symbolConfiguration: "preferredSymbolConfiguration")
    title = reader.text("title", attributedKey: "attributedTitle")
    titleColor = reader.color("titleColor")
    backgroundImage = reader.image("backgroundImage")
  }

  @MainActor
  fileprivate func apply(to view: UIButton, font: UIFont, in context: BuildingContext) {
    guard let state = Self.states[name] else { return }
    if let title {
      if title.isAttributed {
        view.setAttributedTitle(context.texts.attributedString(title, font: font), for: state)
      } else {
        view.setTitle(title.string, for: state)
      }
    }
    if let color = titleColor?.uiColor { view.setTitleColor(color, for: state) }
    if let image = image.flatMap(context.images.image) { view.setImage(image, for: state) }
    if let image = backgroundImage.flatMap(context.images.image) {
      view.setBackgroundImage(image, for: state)
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]
}

extension UIControl.ContentHorizontalAlignment {
  fileprivate init(_ alignment: ButtonContent.HorizontalAlignment) {
    switch alignment {
    case .center: self = .center
    case .left: self = .left
    case .right: self = .right
    case .fill: self = .fill
    case .leading: self = .leading
    case .trailing: self = .trailing
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  fileprivate init(_ alignment: ButtonContent.VerticalAlignment) {
    switch alignment {
    case .center: self = .center
    case .top: self = .top
    case .bottom: self = .bottom
    case .fill: self = .fill
    }
  }
}

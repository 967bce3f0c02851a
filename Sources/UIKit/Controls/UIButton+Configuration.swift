import AutoLayout
public import Foundation
import PlatformMetrics

extension UIButton {
  /// The content and look of a button, as of iOS 15.
  public struct Configuration: Hashable {
    /// The looks.
    package enum Style: Sendable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    /// The size of a button, which decides the room around its content.
    public enum Size: Int, Sendable {
      /// The usual.
      case medium = 0
      /// Little.
      case small = 1
      /// Very little.
      case mini = 2
      /// Much.
      case large = 3
    }

    /// The rounding of the corners.
    public enum CornerStyle: Int, Sendable {
      /// With the radius of the background.
      case fixed = -1
      /// As the text size demands.
      case dynamic = 0
      /// A little.
      case small = 1
      /// Some.
      case medium = 2
      /// Much.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// The alignment of title and subtitle to each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the button's content.
      case automatic = 0
      /// At the leading edge.
      case leading = 1
      /// In the middle.
      case center = 2
      /// At the trailing edge.
      case trailing = 3
    }

    /// The look.
    package var style: Style
    /// The title.
    public var title: String?
    /// The title with attributes, in place of ``title``.
    package var attributedTitleText: NSAttributedString?
    /// The font of the title; nil for the default.
    package var titleFont: UIFont?
    /// The text below the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The configuration of a symbol image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Points between picture and text.
    public var imagePadding: CGFloat = 0
    /// The side of the title on which the image is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between title and subtitle.
    ///
    /// Source: Apple's documentation names 1 as default.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Points around content.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { contentInsets(on: Platform()) }
      set { ownContentInsets = newValue }
    }
    /// The size of a button, which decides the room around its content.
    public var buttonSize = Size.medium
    /// The rounding of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of content.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// Whether an activity indicator takes the picture's place.
    public var showsActivityIndicator = false

    private var ownContentInsets: NSDirectionalEdgeInsets?

    /// Creates a configuration without content.
    package init(style: Style) {
      self.style = style
    }

    /// The insets on a platform, whose buttons of medium size may have more room.
    func contentInsets(on platform: Platform) -> NSDirectionalEdgeInsets {
      ownContentInsets
        ?? buttonSize.contentInsets(medium: ControlMetrics(platform).configuredButtonRoom)
    }

    /// Takes the insets back to those of the size.
    public mutating func setDefaultContentInsets() {
      ownContentInsets = nil
    }

    /// A look without background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A background in a pale tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A background in the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A look without border.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// A border.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// A border in a pale tint.
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    /// A border in the tint.
    public static func borderedProminent() -> Configuration {
      Configuration(style: .borderedProminent)
    }
  }
}

extension UIButton.Configuration.Size {
  /// The room around content.
  ///
  /// Apple publishes none; those of sizes other than medium are of its design resources.
  func contentInsets(medium: AutoLayout.Size) -> NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch self {
      case .mini, .small: (4, 10)
      case .medium: (CGFloat(medium.height), CGFloat(medium.width))
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

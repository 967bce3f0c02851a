public import AutoLayout

/// The stored frame of a view, and the verdicts of Interface Builder on it.
public struct ViewGeometry: Sendable {
  /// The stored frame in the superview's coordinates; y grows upwards in documents for macOS.
  ///
  /// `nil` when the document has none.
  public var frame: Rect?
  /// The stored frame as insets, as betas of Xcode 8 wrote it.
  public var frameInset: FrameInset?
  /// The stored bounds.
  public var bounds: Rect?
  /// The autoresizing mask; `nil` when the document has none.
  public var autoresizingMask: AutoresizingMask?
  /// Whether the frame and the mask become constraints.
  public var translatesAutoresizingMask: Bool
  /// Whether Interface Builder pins the frame because the view has no constraints.
  public var isFrameFixed: Bool
  /// Whether the stored frame differs from the one the constraints give.
  public var isMisplaced: Bool
  /// Whether Interface Builder found the constraints insufficient.
  public var isAmbiguous: Bool

  /// The stored frame in a superview of a size, however it is written.
  package func frame(in superviewSize: Size) -> Rect? {
    frame ?? frameInset?.frame(in: superviewSize)
  }
}

/// The attributes of layout that every view has, whatever its class.
///
/// `nil` stands for the class's default.
public struct ViewLayout: Sendable {
  /// The content hugging priority across.
  public var horizontalHugging: Float?
  /// The content hugging priority down.
  public var verticalHugging: Float?
  /// The compression resistance priority across.
  public var horizontalCompressionResistance: Float?
  /// The compression resistance priority down.
  public var verticalCompressionResistance: Float?
  /// The size that stands in for the content's on the canvas only.
  ///
  /// An axis without natural extent is `Size.noIntrinsicMetric`.
  public var placeholderIntrinsicWidth: Double?
  /// As the width, down.
  public var placeholderIntrinsicHeight: Double?
  /// The layout margins; `nil` for the default.
  public var margins: MarginSettings.Margins?
  /// Whether the superview's margins apply where they reach in.
  public var preservesSuperviewMargins: Bool
  /// Whether margins start at the safe area.
  public var insetsMarginsFromSafeArea: Bool
  /// Whether margins keep lines readable on wide screens.
  public var marginsFollowReadableWidth: Bool
  /// Whether a root view's margins are at least the system's.
  public var respectsSystemMinimumMargins: Bool
  /// Whether subviews follow their autoresizing masks.
  public var autoresizesSubviews: Bool
  /// The check of Interface Builder for ambiguity.
  public var ambiguityCheck: AmbiguityCheck

  /// The checks of Interface Builder for ambiguity (*Ambiguity* in the size inspector).
  public enum AmbiguityCheck: String, Hashable, Sendable {
    case always
    case ignoreSizes
    case off
  }
}

/// The attributes of drawing that every view has, whatever its class.
public struct ViewAppearance: Sendable {
  /// Whether the view is hidden.
  public var isHidden: Bool
  /// The opacity.
  public var alpha: Double
  /// Whether the view promises to fill its bounds.
  public var isOpaque: Bool
  /// Whether subviews are clipped to the bounds.
  public var clipsToBounds: Bool
  /// The placement of content in the bounds.
  public var contentMode: ContentMode
  /// The behaviour of the view under the reading direction.
  public var semanticContent: SemanticContent
  /// Whether the view gets touches.
  public var isUserInteractionEnabled: Bool
  /// Whether the control reacts.
  public var isEnabled: Bool
  /// Whether the control is selected.
  public var isSelected: Bool
  /// Whether the control is highlighted.
  public var isHighlighted: Bool
  /// The colour of the background; `nil` for none, or the default.
  public var backgroundColor: ColorDescription?
  /// The tint; `nil` to inherit it.
  public var tintColor: ColorDescription?
  /// Values the document sets by key path (*User Defined Runtime Attributes*).
  public var runtimeAttributes: [RuntimeAttribute]
  /// The label that assistive software reads.
  public var accessibilityLabel: String?

  /// The placements of content in bounds.
  public enum ContentMode: String, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The behaviours of a view under the reading direction.
  public enum SemanticContent: String, Hashable, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }
}

/// A value set by key path when an interface is loaded.
public struct RuntimeAttribute: Hashable, Sendable {
  /// The element.
  public let element: DocumentElement
  /// The key path, such as `layer.cornerRadius`.
  public let keyPath: String
  /// The value.
  public let value: Value

  /// A value of one of the types Interface Builder offers.
  public enum Value: Hashable, Sendable {
    case boolean(Bool)
    case number(Double)
    case string(String)
    case color(ColorDescription)
    case size(Size)
    case image(String)
    case rect(Rect)
    /// A type this module does not read.
    case other(type: String)
  }
}

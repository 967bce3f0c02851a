public import AutoLayout

/// Where a view was when its document was saved, and what Interface Builder thought of it.
public struct ViewGeometry: Sendable {
  /// The stored frame in the superview's coordinates; y grows upwards in documents for macOS.
  ///
  /// `nil` when the document has none.
  public var frame: Rect?
  /// The stored frame as insets, as betas of Xcode 8 wrote it.
  public var frameInset: FrameInset?
  /// The stored bounds.
  public var bounds: Rect?
  /// What may stretch when the superview does; `nil` when the document does not say.
  public var autoresizingMask: AutoresizingMask?
  /// Whether the frame and the mask become constraints.
  public var translatesAutoresizingMask: Bool
  /// Whether Interface Builder pins the frame because the view has no constraints.
  public var isFrameFixed: Bool
  /// Whether the stored frame differs from the one the constraints give.
  public var isMisplaced: Bool
  /// Whether Interface Builder found the constraints insufficient.
  public var isAmbiguous: Bool

  /// Distances of a frame from the superview's edges, with the extent where an edge is free.
  public struct FrameInset: Hashable, Sendable {
    public var minX: Double?
    public var minY: Double?
    public var maxX: Double?
    public var maxY: Double?
    public var width: Double?
    public var height: Double?
  }
}

/// Settings of a view that layout depends on, whatever its class.
///
/// `nil` stands for the class's default.
public struct ViewLayout: Sendable {
  public var horizontalHugging: Float?
  public var verticalHugging: Float?
  public var horizontalCompressionResistance: Float?
  public var verticalCompressionResistance: Float?
  /// The size that stands in for the content's on the canvas only.
  ///
  /// An axis without natural extent is `Size.noIntrinsicMetric`.
  public var placeholderIntrinsicWidth: Double?
  public var placeholderIntrinsicHeight: Double?
  public var margins: MarginSettings.Margins?
  public var preservesSuperviewMargins: Bool
  public var insetsMarginsFromSafeArea: Bool
  public var marginsFollowReadableWidth: Bool
  public var respectsSystemMinimumMargins: Bool
  public var autoresizesSubviews: Bool
  public var ambiguityCheck: AmbiguityCheck

  /// What Interface Builder checks for ambiguity (*Ambiguity* in the size inspector).
  public enum AmbiguityCheck: String, Hashable, Sendable {
    case always
    case ignoreSizes
    case off
  }
}

/// How a view looks, whatever its class.
public struct ViewAppearance: Sendable {
  public var isHidden: Bool
  public var alpha: Double
  public var isOpaque: Bool
  public var clipsToBounds: Bool
  public var contentMode: ContentMode
  public var semanticContent: SemanticContent
  public var isUserInteractionEnabled: Bool
  public var isEnabled: Bool
  public var isSelected: Bool
  public var isHighlighted: Bool
  public var backgroundColor: ColorDescription?
  public var tintColor: ColorDescription?
  /// Values the document sets by key path (*User Defined Runtime Attributes*).
  public var runtimeAttributes: [RuntimeAttribute]
  /// The label that assistive software reads.
  public var accessibilityLabel: String?

  /// How content is fitted into bounds.
  public enum ContentMode: String, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Whether and how a view turns with the reading direction.
  public enum SemanticContent: String, Hashable, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }
}

/// A value set by key path when an interface is loaded.
public struct RuntimeAttribute: Hashable, Sendable {
  public let element: DocumentElement
  public let keyPath: String
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

public import AutoLayout

/// Something about a view that constraints can leave open: of its frame, or of what it scrolls.
public enum OpenVariable: String, Hashable, Sendable, CaseIterable {
  case minX, minY, width, height, contentWidth, contentHeight

  /// A variable of a view's frame.
  public init(_ variable: LayoutVariable) {
    self =
      switch variable {
      case .minX: .minX
      case .minY: .minY
      case .width: .width
      case .height: .height
      }
  }

  /// An extent of a scroll view's content area; nil for an origin, which the scroll view gives.
  init?(ofContent variable: LayoutVariable) {
    switch variable {
    case .width: self = .contentWidth
    case .height: self = .contentHeight
    case .minX, .minY: return nil
    }
  }

  /// The axis the variable lies on.
  public var axis: Axis {
    switch self {
    case .minX, .width, .contentWidth: .horizontal
    case .minY, .height, .contentHeight: .vertical
    }
  }

  /// Whether it is an extent of the view.
  package var isExtent: Bool { self == .width || self == .height }

  /// Whether it is an extent of the area that a scroll view shows a part of.
  package var isContentExtent: Bool { self == .contentWidth || self == .contentHeight }

  /// Whether it is an origin.
  package var isOrigin: Bool { self == .minX || self == .minY }
}

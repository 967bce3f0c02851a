/// Which parts of a view's frame stretch when its superview's size changes.
///
/// Raw values are those of Apple's `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a mask from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The distance from the left edge.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance from the right edge.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance from the top edge.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance from the bottom edge.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

/// The geometry a view had when its frame was last set: what autoresizing is proportional to.
struct AutoresizingReference: Hashable {
  /// The frame in the superview.
  var frame = Rect.zero
  /// The size of the superview's bounds.
  var parentSize = Size.zero
}

/// The dependence of one axis of a frame on the superview's extent: `base + share × extent`.
struct AutoresizingRule: Hashable {
  var originBase: Double
  var originShare: Double
  var extentBase: Double
  var extentShare: Double

  /// Shares a change of the superview's extent among the flexible parts in proportion to their
  /// size, or equally when all of them are empty.
  ///
  /// Source: the table of translated masks in Apple's and GNUstep's implementations; shares of
  /// several flexible parts are proportional.
  init(
    near: Double, extent: Double, parentExtent: Double, isNearFlexible: Bool,
    isExtentFlexible: Bool, isFarFlexible: Bool
  ) {
    let far = parentExtent - near - extent
    let flexible = [
      isNearFlexible ? near : 0, isExtentFlexible ? extent : 0, isFarFlexible ? far : 0,
    ]
    let total = flexible.reduce(0, +)
    let count = [isNearFlexible, isExtentFlexible, isFarFlexible].count { $0 }
    func share(_ isFlexible: Bool, _ size: Double) -> Double {
      guard isFlexible else { return 0 }
      return total == 0 ? 1 / Double(count) : size / total
    }
    originShare = share(isNearFlexible, near)
    extentShare = share(isExtentFlexible, extent)
    originBase = near - originShare * parentExtent
    extentBase = extent - extentShare * parentExtent
  }

  /// The near edge in a superview of an extent.
  func origin(in parentExtent: Double) -> Double { originBase + originShare * parentExtent }

  /// The extent in a superview of an extent.
  func extent(in parentExtent: Double) -> Double { extentBase + extentShare * parentExtent }
}

extension LayoutView {
  /// Remembers the present geometry as the one autoresizing starts from, in a view that does.
  @inline(__always)
  func recordAutoresizingReference() {
    if translatesAutoresizingMask { recordReferenceOfMask() }
  }

  @inline(never)
  private func recordReferenceOfMask() {
    let reference = AutoresizingReference(frame: frame, parentSize: parent?.frame.size ?? .zero)
    if reference != autoresizingReference {
      changeExtras { $0.autoresizingReference = reference }
    }
  }

  /// Takes what autoresizing makes of the frame in the parent's present size as the geometry to go on from: an
  /// empty frame where nothing of it is left.
  func followParent() {
    guard translatesAutoresizingMask, let size = parent?.frame.size,
      size != autoresizingReference.parentSize
    else { return }
    let horizontal = autoresizingRule(along: .horizontal)
    let vertical = autoresizingRule(along: .vertical)
    let frame = Rect(
      x: horizontal.origin(in: size.width), y: vertical.origin(in: size.height),
      width: max(0, horizontal.extent(in: size.width)),
      height: max(0, vertical.extent(in: size.height)))
    changeExtras {
      $0.autoresizingReference = AutoresizingReference(frame: frame, parentSize: size)
    }
  }

  private var autoresizingReference: AutoresizingReference {
    extras?.autoresizingReference ?? AutoresizingReference()
  }

  /// The rule by which the frame follows the superview along an axis.
  func autoresizingRule(along axis: Axis) -> AutoresizingRule {
    let reference = autoresizingReference
    let isHorizontal = axis == .horizontal
    let mask = parentReference.with { $0.autoresizesChildren } ?? true ? autoresizingMask : []
    return AutoresizingRule(
      near: isHorizontal ? reference.frame.minX : reference.frame.minY,
      extent: reference.frame.size[axis: axis],
      parentExtent: reference.parentSize[axis: axis],
      isNearFlexible: mask.contains(
        isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin),
      isExtentFlexible: mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight),
      isFarFlexible: mask.contains(
        isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin))
  }
}

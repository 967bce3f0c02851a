extension NSLayoutConstraint {
  /// The alignment of the views of a visual format, their direction, and the edges or baselines between which distances
  /// are measured.
  ///
  /// Raw values are Apple's: the bit of an alignment is that of its attribute.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// All left edges are equal.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All right edges are equal.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All top edges are equal.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All bottom edges are equal.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All leading edges are equal.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All trailing edges are equal.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All horizontal centres are equal.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All vertical centres are equal.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All baselines of last lines are equal.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All baselines of first lines are equal.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Views follow each other in reading direction.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// Views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances are between edges.
    public static let spacingEdgeToEdge = FormatOptions([])
    /// Vertical distances between views are from the baseline of the last line of one to that of the
    /// first line of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of what distances are between.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that are equal for all views, in the order of their numbers.
    var alignedAttributes: [NSLayoutConstraint.Attribute] {
      (1...15).filter { rawValue & (1 << UInt($0)) != 0 }
        .compactMap(NSLayoutConstraint.Attribute.init(rawValue:))
    }
  }
}

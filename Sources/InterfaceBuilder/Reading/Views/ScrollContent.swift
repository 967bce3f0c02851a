public import AutoLayout

/// What scrolling views have in common.
public struct ScrollContent: Sendable {
  /// Whether the view scrolls.
  public var isScrollEnabled: Bool
  /// Whether scrolling stops at pages.
  public var isPagingEnabled: Bool
  /// The room around the content.
  public var contentInset: EdgeInsets
  /// `automatic`, `scrollableAxes`, `never` or `always`.
  public var contentInsetAdjustment: String?
  /// Whether the horizontal indicator may show.
  public var showsHorizontalIndicator: Bool
  /// Whether the vertical indicator may show.
  public var showsVerticalIndicator: Bool
}

/// What a `<tableView>` says beyond a view.
public struct TableContent: Sendable {
  /// The style.
  public var style: Style
  /// In points; `nil` for automatic.
  public var rowHeight: Double?
  /// In points; `nil` for automatic.
  public var estimatedRowHeight: Double?
  /// In points; `nil` for automatic.
  public var sectionHeaderHeight: Double?
  /// In points; `nil` for automatic.
  public var sectionFooterHeight: Double?
  /// Whether lines separate the rows.
  public var hasSeparators: Bool
  /// The colour of separators.
  public var separatorColor: ColorDescription?
  /// How far separators keep from the edges.
  public var separatorInset: EdgeInsets?
  /// What the view has in common with other scrolling ones.
  public var scroll: ScrollContent
  /// The view above all rows.
  public var header: ViewDescription?
  /// The view below all rows.
  public var footer: ViewDescription?
  /// The cells of a table with dynamic content, in order.
  public var prototypes: [ViewDescription]
  /// The sections of a table with static content, in order.
  public var sections: [Section]

  /// Apple's table styles.
  public enum Style: String, Hashable, Sendable {
    case plain, grouped, insetGrouped
  }

  /// A section of static cells.
  public struct Section: Sendable {
    /// The element.
    public let element: DocumentElement
    /// The text above the section.
    public var headerTitle: String?
    /// The text below the section.
    public var footerTitle: String?
    /// The cells, in order.
    public var cells: [ViewDescription]
  }
}

/// What a `<tableViewCell>` says beyond a view.
public struct TableCellContent: Sendable {
  /// The style.
  public var style: Style
  /// The name code finds the cell by.
  public var reuseIdentifier: String?
  /// What stands at the trailing edge.
  public var accessory: Accessory
  /// In points; `nil` for the table's.
  public var rowHeight: Double?
  /// How many steps content is indented.
  public var indentationLevel: Int
  /// The width of a step, in points.
  public var indentationWidth: Double
  /// How far separators keep from the edges.
  public var separatorInset: EdgeInsets?
  /// The labels and the image view of the standard styles, within the content view.
  public var textLabelID: String?
  /// The detail label of a standard style.
  public var detailLabelID: String?
  /// The image view of a standard style.
  public var imageViewID: String?
  /// The texts of a list content configuration.
  public var configurationText: String?
  /// The second text of a list content configuration.
  public var configurationSecondaryText: String?

  /// Apple's cell styles; a cell with a custom interface has none.
  public enum Style: Hashable, Sendable {
    case custom, basic, rightDetail, leftDetail, subtitle
  }

  /// What stands at the trailing edge.
  public enum Accessory: String, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
}

/// What a `<collectionView>` says beyond a view.
public struct CollectionContent: Sendable {
  /// The flow layout; `nil` for a custom one.
  public var flow: FlowLayout?
  /// What the view has in common with other scrolling ones.
  public var scroll: ScrollContent
  /// The prototype cells, in order.
  public var cells: [ViewDescription]
  /// The prototype of section headers.
  public var sectionHeader: ViewDescription?
  /// The prototype of section footers.
  public var sectionFooter: ViewDescription?

  /// A `UICollectionViewFlowLayout`.
  public struct FlowLayout: Sendable {
    /// The element.
    public let element: DocumentElement
    /// The direction of scrolling.
    public var axis: Axis
    /// The least space between lines.
    public var lineSpacing: Double
    /// The least space between items of a line.
    public var interitemSpacing: Double
    /// The size of items.
    public var itemSize: Size
    /// The size assumed before an item is measured.
    public var estimatedItemSize: Size?
    /// Whether items are measured.
    public var usesAutomaticItemSize: Bool
    /// The size of section headers.
    public var headerSize: Size
    /// The size of section footers.
    public var footerSize: Size
    /// The room around each section.
    public var sectionInset: EdgeInsets
  }
}

/// What cells and supplementary views of collections say beyond a view.
public struct CollectionItemContent: Sendable {
  /// The name code finds the cell by.
  public var reuseIdentifier: String?
  /// A size of its own, in points (*Custom* in the size inspector).
  public var customSize: Size?
}

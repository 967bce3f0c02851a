public import AutoLayout

/// What scrolling views have in common.
public struct ScrollContent: Sendable {
  public var isScrollEnabled: Bool
  public var isPagingEnabled: Bool
  public var contentInset: EdgeInsets
  /// `automatic`, `scrollableAxes`, `never` or `always`.
  public var contentInsetAdjustment: String?
  public var showsHorizontalIndicator: Bool
  public var showsVerticalIndicator: Bool
}

/// What a `<tableView>` says beyond a view.
public struct TableContent: Sendable {
  public var style: Style
  /// In points; `nil` for automatic.
  public var rowHeight: Double?
  /// In points; `nil` for automatic.
  public var estimatedRowHeight: Double?
  /// In points; `nil` for automatic.
  public var sectionHeaderHeight: Double?
  /// In points; `nil` for automatic.
  public var sectionFooterHeight: Double?
  public var hasSeparators: Bool
  public var separatorColor: ColorDescription?
  public var separatorInset: EdgeInsets?
  public var scroll: ScrollContent
  public var header: ViewDescription?
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
    public let element: DocumentElement
    public var headerTitle: String?
    public var footerTitle: String?
    public var cells: [ViewDescription]
  }
}

/// What a `<tableViewCell>` says beyond a view.
public struct TableCellContent: Sendable {
  public var style: Style
  public var reuseIdentifier: String?
  public var accessory: Accessory
  /// In points; `nil` for the table's.
  public var rowHeight: Double?
  public var indentationLevel: Int
  public var indentationWidth: Double
  public var separatorInset: EdgeInsets?
  /// The labels and the image view of the standard styles, within the content view.
  public var textLabelID: String?
  public var detailLabelID: String?
  public var imageViewID: String?
  /// The texts of a list content configuration.
  public var configurationText: String?
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
  public var scroll: ScrollContent
  /// The prototype cells, in order.
  public var cells: [ViewDescription]
  public var sectionHeader: ViewDescription?
  public var sectionFooter: ViewDescription?

  /// A `UICollectionViewFlowLayout`.
  public struct FlowLayout: Sendable {
    public let element: DocumentElement
    public var axis: Axis
    public var lineSpacing: Double
    public var interitemSpacing: Double
    public var itemSize: Size
    public var estimatedItemSize: Size?
    public var usesAutomaticItemSize: Bool
    public var headerSize: Size
    public var footerSize: Size
    public var sectionInset: EdgeInsets
  }
}

/// What cells and supplementary views of collections say beyond a view.
public struct CollectionItemContent: Sendable {
  public var reuseIdentifier: String?
  /// A size of its own, in points (*Custom* in the size inspector).
  public var customSize: Size?
}

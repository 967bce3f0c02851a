import Foundation

/// The frames that a flow layout gives the elements of a collection.
@MainActor
struct FlowPlaces {
  /// An element and its rectangle in the content.
  struct Place {
    let element: CollectionElement
    let frame: CGRect
  }

  /// All elements, section by section.
  private(set) var places: [Place] = []
  /// The index of each section's first element.
  private var starts: [Int] = []
  private var itemCounts: [Int] = []
  /// The size of the content, in points.
  private(set) var contentSize = CGSize.zero

  /// Creates the places of an empty collection.
  init() {}

  /// Computes the places of the elements of a collection.
  init(of view: UICollectionView, by flow: UICollectionViewFlowLayout) {
    let turn = Turn(isHorizontal: flow.scrollDirection == .horizontal)
    let inset = view.adjustedContentInset
    let room = CGSize(
      width: view.bounds.width - inset.left - inset.right,
      height: view.bounds.height - inset.top - inset.bottom)
    let width = turn.applied(to: room).width
    var y: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let metrics = FlowSection(section, of: view, by: flow, turn)
      y = append(metrics, at: y, width: width, turn)
    }
    contentSize = turn.applied(to: CGSize(width: width, height: y))
  }

  /// Adds a section and returns the bottom of its lines.
  private mutating func append(
    _ section: FlowSection, at start: CGFloat, width: CGFloat, _ turn: Turn
  ) -> CGFloat {
    starts.append(places.count)
    itemCounts.append(section.sizes.count)
    let first = IndexPath(item: 0, section: section.number)
    var y = start
    if section.header > 0 {
      let frame = CGRect(x: 0, y: y, width: width, height: section.header)
      append(UICollectionView.elementKindSectionHeader, first, frame, turn)
      starts[starts.count - 1] += 1
      y += section.header
    }
    y += section.inset.top
    var arrangement = FlowArrangement(
      length: width - section.inset.left - section.inset.right,
      itemSpacing: section.itemSpacing, lineSpacing: section.lineSpacing)
    arrangement.mixedLines = .justified
    var bottom = y
    for (item, place) in arrangement.places(of: section.sizes).enumerated() {
      let frame = place.offsetBy(dx: section.inset.left, dy: y)
      append(nil, IndexPath(item: item, section: section.number), frame, turn)
      bottom = max(bottom, frame.maxY)
    }
    bottom += section.inset.bottom
    guard section.footer > 0 else { return bottom }
    let frame = CGRect(x: 0, y: bottom, width: width, height: section.footer)
    append(UICollectionView.elementKindSectionFooter, first, frame, turn)
    return frame.maxY
  }

  private mutating func append(
    _ kind: String?, _ indexPath: IndexPath, _ frame: CGRect, _ turn: Turn
  ) {
    places.append(
      Place(
        element: CollectionElement(kind: kind, indexPath: indexPath),
        frame: turn.applied(to: frame)))
  }

  /// Returns the place of an item; nil if there is no such item.
  func item(at indexPath: IndexPath) -> Place? {
    guard starts.indices.contains(indexPath.section),
      (0..<itemCounts[indexPath.section]).contains(indexPath.item)
    else { return nil }
    return places[starts[indexPath.section] + indexPath.item]
  }
}

/// The sizes of a section's elements, as lines run across.
@MainActor
struct FlowSection {
  let number: Int
  let sizes: [CGSize]
  let inset: UIEdgeInsets
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat
  let header: CGFloat
  let footer: CGFloat

  init(
    _ section: Int, of view: UICollectionView, by flow: UICollectionViewFlowLayout, _ turn: Turn
  ) {
    number = section
    sizes = (0..<view.numberOfItems(inSection: section)).map { item in
      turn.applied(to: flow.size(ofItemAt: IndexPath(item: item, section: section)))
    }
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let inset =
      delegate?.collectionView(view, layout: flow, insetForSectionAt: section) ?? flow.sectionInset
    self.inset = turn.applied(to: inset)
    itemSpacing =
      delegate?.collectionView(view, layout: flow, minimumInteritemSpacingForSectionAt: section)
      ?? flow.minimumInteritemSpacing
    lineSpacing =
      delegate?.collectionView(view, layout: flow, minimumLineSpacingForSectionAt: section)
      ?? flow.minimumLineSpacing
    let header =
      delegate?.collectionView(view, layout: flow, referenceSizeForHeaderInSection: section)
      ?? flow.headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: flow, referenceSizeForFooterInSection: section)
      ?? flow.footerReferenceSize
    self.header = turn.applied(to: header).height
    self.footer = turn.applied(to: footer).height
  }
}

/// Exchanges the axes for layouts that scroll across.
struct Turn {
  let isHorizontal: Bool

  func applied(to size: CGSize) -> CGSize {
    isHorizontal ? CGSize(width: size.height, height: size.width) : size
  }

  func applied(to rect: CGRect) -> CGRect {
    guard isHorizontal else { return rect }
    return CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  func applied(to insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isHorizontal else { return insets }
    return UIEdgeInsets(
      top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }
}

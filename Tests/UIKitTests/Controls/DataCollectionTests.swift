import Foundation
import Testing

@testable import UIKit

@Suite("Collections with a data source")
@MainActor
struct DataCollectionTests {
  private let source = Source()
  private let flow = UICollectionViewFlowLayout()

  private func collection() -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    view.register(BlockCell.self, forCellWithReuseIdentifier: "block")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

  @Test func itemsOfOneSizeFillLines() {
    source.counts = [4]
    flow.itemSize = CGSize(width: 100, height: 40)
    flow.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    let view = collection()
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 5, width: 100, height: 40), CGRect(x: 110, y: 5, width: 100, height: 40),
        CGRect(x: 220, y: 5, width: 100, height: 40), CGRect(x: 0, y: 55, width: 100, height: 40),
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 102))
    #expect(view.measurementCount == 0)
  }

  @Test func tenThousandItemsMakeThoseInSight() {
    source.counts = [10_000]
    flow.itemSize = CGSize(width: 100, height: 40)
    let view = collection()
    // Lines of three items begin every 50 points.
    #expect(source.madeCount == 30)
    for offset in stride(from: 0, through: 5_000, by: 100) {
      view.contentOffset.y = CGFloat(offset)
      view.layoutIfNeeded()
    }
    #expect(source.madeCount <= 33)
    #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 300, section: 0))
    view.scrollToItem(at: IndexPath(item: 9_000, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y == 150_000)
    #expect(view.cellForItem(at: IndexPath(item: 9_000, section: 0))?.frame.minY == 150_000)
  }

  @Test func cellsHaveTheSizesThatTheyAskFor() {
    source.counts = [5]
    source.sizes = [100, 150, 200, 80, 60].map { CGSize(width: $0, height: $0 / 2) }
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = collection()
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 12.5, width: 100, height: 50), CGRect(x: 170, y: 0, width: 150, height: 75),
        CGRect(x: 0, y: 85, width: 200, height: 100), CGRect(x: 240, y: 115, width: 80, height: 40),
        CGRect(x: 0, y: 195, width: 60, height: 30),
      ])
    #expect(view.contentSize.height == 225)
    #expect(view.measurementCount == 5)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.measurementCount == 5)
    view.frame.size.width = 600
    view.layoutIfNeeded()
    #expect(view.measurementCount == 10)
    #expect(frames(view).last?.minY == 110)
  }

  @Test func sectionsHaveHeadersAndScrollAcross() {
    source.counts = [2, 1]
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 100, height: 400)
    flow.headerReferenceSize = CGSize(width: 30, height: 0)
    let view = collection()
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 240, y: 0, width: 30, height: 480))
    #expect(frames(view).map(\.minX) == [30, 140, 270])
    #expect(frames(view).map(\.minY) == [40, 40, 40])
    #expect(view.contentSize == CGSize(width: 370, height: 480))
  }

  @Test func delegatesKnowSizes() {
    source.counts = [3]
    let view = collection()
    view.delegate = source
    view.layoutIfNeeded()
    #expect(frames(view).map(\.width) == [11, 12, 13])
    source.counts = [1]
    view.performBatchUpdates { view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(view.visibleCells.count == 1)
  }

  @Test func identifiersOfNoClassEndTheProgram() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          .dequeueReusableCell(withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
      }
    }
    let reason =
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier tile - must register"
      + " a nib or a class for the identifier or connect a prototype cell in a storyboard"
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(reason))
  }

  @Test func layoutsOfClientsPlaceItems() {
    source.counts = [100]
    let view = collection()
    view.collectionViewLayout = Diagonal()
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 4)
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 200)
    #expect(view.contentSize == CGSize(width: 10_000, height: 10_000))
  }
}

/// Items of given sizes.
private final class Source: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var counts: [Int] = []
  var sizes: [CGSize] = []
  private var cells: [UICollectionViewCell] = []
  var madeCount: Int { cells.count }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "block", for: indexPath)
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    if let cell = cell as? BlockCell, !sizes.isEmpty {
      cell.width.constant = sizes[indexPath.item].width
      cell.height.constant = sizes[indexPath.item].height
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 11 + indexPath.item, height: 10) }
}

/// A cell of the size that its constraints say.
private final class BlockCell: UICollectionViewCell {
  private let block = UIView()
  private(set) lazy var width = block.widthAnchor.constraint(equalToConstant: 50)
  private(set) lazy var height = block.heightAnchor.constraint(equalToConstant: 50)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(block)
    block.translatesAutoresizingMaskIntoConstraints = false
    width.priority = UILayoutPriority(999)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      width, height, block.topAnchor.constraint(equalTo: contentView.topAnchor),
      block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("Not used.") }
}

/// Items of 100 points down a diagonal.
private final class Diagonal: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize {
    CGSize(width: 10_000, height: 10_000)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<100).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let start = CGFloat(indexPath.item) * 100
    attributes.frame = CGRect(x: start, y: start, width: 100, height: 100)
    return attributes
  }
}

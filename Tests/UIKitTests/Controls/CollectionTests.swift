import Foundation
import Testing

@testable import UIKit

@Suite("Collections as on the canvas")
@MainActor
struct CollectionTests {
  private func collection(
    width: CGFloat, height: CGFloat = 300, sizes: [CGSize], spacing: CGFloat = 10
  ) -> (view: UICollectionView, flow: UICollectionViewFlowLayout) {
    let flow = UICollectionViewFlowLayout()
    flow.minimumInteritemSpacing = spacing
    flow.minimumLineSpacing = spacing
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: flow)
    view.prototypeCells = sizes.map { size in
      let cell = UICollectionViewCell(frame: .zero)
      cell.ownSize = size
      return cell
    }
    return (view, flow)
  }

  private func frames(of view: UICollectionView) -> [CGRect] {
    view.layoutIfNeeded()
    return view.prototypeCells.map(\.frame)
  }

  @Test func itemsOfOneSizeSpreadAsInAFullLine() {
    let square = CGSize(width: 50, height: 50)
    let (view, _) = collection(width: 375, sizes: [square, square])
    #expect(frames(of: view).map(\.minX) == [0, 65])
  }

  @Test func aSingleItemOfALineIsCentred() {
    let (view, flow) = collection(
      width: 375, sizes: [CGSize(width: 327, height: 206), CGSize(width: 327, height: 70)],
      spacing: 14)
    flow.sectionInset = UIEdgeInsets(top: 14, left: 14, bottom: 14, right: 14)
    let expected = [
      CGRect(x: 24, y: 14, width: 327, height: 206), CGRect(x: 24, y: 234, width: 327, height: 70),
    ]
    #expect(frames(of: view) == expected)
    #expect(view.contentSize == CGSize(width: 375, height: 318))
  }

  @Test func linesWrap() {
    let square = CGSize(width: 100, height: 40)
    let (view, _) = collection(width: 210, sizes: [square, square, square])
    #expect(frames(of: view).map(\.origin) == [.zero, CGPoint(x: 110, y: 0), CGPoint(x: 0, y: 50)])
  }

  @Test func mixedSizesKeepTheLeastSpace() {
    let (view, _) = collection(
      width: 300, sizes: [CGSize(width: 100, height: 40), CGSize(width: 50, height: 20)])
    #expect(
      frames(of: view).map(\.origin) == [.zero, CGPoint(x: 110, y: 10)])
  }

  @Test func scrollingAcrossExchangesTheAxes() {
    let (view, flow) = collection(
      width: 414, height: 187, sizes: [CGSize(width: 135, height: 170)])
    flow.scrollDirection = .horizontal
    #expect(frames(of: view) == [CGRect(x: 0, y: 8.5, width: 135, height: 170)])
    #expect(view.contentSize == CGSize(width: 135, height: 187))
  }

  @Test func supplementaryViewsStandBeforeAndAfter() {
    let (view, flow) = collection(width: 375, sizes: [CGSize(width: 50, height: 50)])
    flow.headerReferenceSize = CGSize(width: 50, height: 50)
    flow.footerReferenceSize = CGSize(width: 50, height: 40)
    view.prototypeHeader = UICollectionReusableView(frame: .zero)
    view.prototypeFooter = UICollectionReusableView(frame: .zero)
    #expect(frames(of: view).map(\.minY) == [50])
    #expect(view.prototypeHeader?.frame == CGRect(x: 0, y: 0, width: 375, height: 50))
    #expect(view.prototypeFooter?.frame == CGRect(x: 0, y: 100, width: 375, height: 40))
  }

  @Test func contentFillsTheCell() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 60, height: 50))
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds)
    cell.frame.size = CGSize(width: 90, height: 80)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 90, height: 80))
  }

  @Test func otherLayoutsLeaveItemsWhereTheyAre() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewLayout())
    view.prototypeCells = [UICollectionViewCell(frame: CGRect(x: 7, y: 8, width: 9, height: 10))]
    #expect(frames(of: view) == [CGRect(x: 7, y: 8, width: 9, height: 10)])
  }
}

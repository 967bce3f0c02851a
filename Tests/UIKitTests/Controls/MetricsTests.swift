import Foundation
import Testing

@testable import UIKit

@Suite("Sizes of controls by era")
struct MetricsTests {
  @Test(arguments: [
    (InterfaceEra.iOS9, 29.0, 29.0, 2.0, 37.0, 31.0),
    (.iOS13, 32, 32, 2, 37, 31),
    (.iOS14, 32, 32, 4, 27.5, 31),
    (.iOS18, 32, 32, 4, 26, 31),
    (.iOS26, 32, 32, 4, 26, 34),
  ])
  func heights(
    era: InterfaceEra, segments: CGFloat, stepper: CGFloat, progress: CGFloat, pages: CGFloat,
    slider: CGFloat
  ) {
    let metrics = ControlMetrics(era: era)
    #expect(metrics.segmentedControlHeight == segments)
    #expect(metrics.stepperSize == CGSize(width: 94, height: stepper))
    #expect(metrics.progressViewHeight == progress)
    #expect(metrics.pageControlHeight == pages)
    #expect(metrics.sliderHeight == slider)
  }

  @Test func pageControlsGrowByTheDot() {
    #expect(ControlMetrics(era: .iOS13).pageControlWidth(pages: 3) == 39)
    #expect(ControlMetrics(era: .iOS13).pageControlWidth(pages: 2) == 23)
    #expect(ControlMetrics(era: .iOS16).pageControlWidth(pages: 2) == 98.5)
    #expect(ControlMetrics(era: .iOS16).pageControlWidth(pages: 4) == 134.5)
    #expect(ControlMetrics(era: .iOS16).pageControlWidth(pages: 0) == 0)
  }

  @Test(arguments: [
    (InterfaceEra.iOS9, 16.0, 2.0, 33.0), (.iOS10, 20, 2, 33), (.iOS11, 16, 2, 34),
    (.iOS12, 20, 2, 38), (.iOS12, 16, 3, 34), (.iOS13, 16, 2, 27.5), (.iOS14, 16, 2, 25.5),
    (.iOS16, 16, 2, 26.5), (.iOS18, 20, 2, 30.5), (.iOS26, 20, 2, 30.5),
  ])
  func disclosureIndicatorsNarrowTheContent(
    era: InterfaceEra, margin: CGFloat, scale: CGFloat, width: CGFloat
  ) {
    #expect(CellMetrics(era: era).disclosureWidth(margin: margin, scale: scale) == width)
  }

  @Test func separatorsTakeFromOldCells() {
    #expect(CellMetrics(era: .iOS8).separatorHeight(scale: 2, hasTable: true) == 1)
    #expect(CellMetrics(era: .iOS10).separatorHeight(scale: 2, hasTable: true) == 0.5)
    #expect(CellMetrics(era: .iOS10).separatorHeight(scale: 2, hasTable: false) == 1)
    #expect(CellMetrics(era: .iOS12).separatorHeight(scale: 2, hasTable: false) == 0.5)
    #expect(CellMetrics(era: .iOS13).separatorHeight(scale: 2, hasTable: true) == 0)
  }

  @Test func tablesBeginBelowTheirHeader() {
    func plain(_ era: InterfaceEra, _ height: CGFloat) -> CGFloat {
      TableMetrics(era: era, scale: 2).plainHeaderHeight(sectionHeaderHeight: height)
    }
    #expect(plain(.iOS10, 22) == 22)
    #expect(plain(.iOS13, 22) == 28)
    #expect(plain(.iOS15, -1) == 44.5)
    #expect(plain(.iOS18, 28) == 50)
    #expect(TableMetrics(era: .iOS12, scale: 2).firstGroupedTitleHeight == 55.5)
    #expect(abs(TableMetrics(era: .iOS12, scale: 3).firstGroupedTitleHeight - 55.333) < 0.001)
    #expect(
      TableMetrics(era: .iOS12, scale: 2).firstUntitledGroupedHeight(sectionHeaderHeight: 18) == 35)
    #expect(
      TableMetrics(era: .iOS18, scale: 2).firstUntitledGroupedHeight(sectionHeaderHeight: -1)
        == 17.5)
  }

  @Test func lengthsRoundUpToPixels() {
    #expect(PixelGrid(scale: 2).ceil(20.01) == 20.5)
    #expect(PixelGrid(scale: 2).ceil(20.500001) == 20.5)
    #expect(PixelGrid(scale: 3).ceil(CGFloat(20.0 + 1.0 / 3)) == CGFloat(61.0 / 3))
    #expect(PixelGrid(scale: 2).floor(20.49) == 20)
    #expect(PixelGrid.points.ceil(20.2) == 21)
  }
}

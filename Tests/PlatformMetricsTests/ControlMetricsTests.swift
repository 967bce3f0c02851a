import AutoLayout
import PlatformMetrics
import Testing

/// The sizes of controls, cells and tables at releases where they changed.
struct ControlMetricsTests {
  private func controls(_ release: Release) -> ControlMetrics {
    ControlMetrics(Platform(release: release))
  }

  private func cells(_ release: Release) -> CellMetrics { CellMetrics(Platform(release: release)) }

  private func tables(_ release: Release, scale: Double = 2) -> TableMetrics {
    TableMetrics(Platform(release: release), scale: scale)
  }

  @Test(arguments: [
    (Release.iOS9, 29.0, 29.0, 2.0, 37.0, 31.0),
    (.iOS13, 32, 32, 2, 37, 31),
    (.iOS14, 32, 32, 4, 27.5, 31),
    (.iOS18, 32, 32, 4, 26, 31),
    (.iOS26, 32, 32, 4, 26, 34),
  ])
  func heights(
    release: Release, segments: Double, stepper: Double, progress: Double, pages: Double,
    slider: Double
  ) {
    let metrics = controls(release)
    #expect(metrics.segmentedControlHeight == segments)
    #expect(metrics.stepperSize == Size(width: 94, height: stepper))
    #expect(metrics.progressViewHeight == progress)
    #expect(metrics.pageControlHeight == pages)
    #expect(metrics.sliderHeight == slider)
  }

  @Test func colorWellsAreRound() {
    #expect(controls(.iOS14).colorWellSize == Size(width: 28, height: 28))
  }

  @Test(arguments: [(Release.iOS7, 51.0, 31.0), (.iOS18, 51, 31), (.iOS26, 63, 28)])
  func switches(release: Release, width: Double, height: Double) {
    #expect(controls(release).switchSize == Size(width: width, height: height))
    #expect(controls(release).switchInsets == EdgeInsets(right: 2))
  }

  @Test(arguments: [
    (Release.iOS9, 44.0), (.iOS12, 44), (.iOS13, 43.5), (.iOS18, 43.5), (.iOS26, 51),
  ])
  func rowsThatNothingSets(release: Release, height: Double) {
    #expect(cells(release).automaticRowHeight(scale: 2) == height)
  }

  @Test func titlesOfSegmentsAreHeavierSinceIOS13() {
    #expect(controls(.iOS12).segmentTitleWeight == .regular)
    #expect(controls(.iOS13).segmentTitleWeight == .medium)
  }

  @Test func pageControlsGrowByTheDot() {
    #expect(controls(.iOS13).pageControlWidth(pages: 3) == 39)
    #expect(controls(.iOS13).pageControlWidth(pages: 2) == 23)
    #expect(controls(.iOS16).pageControlWidth(pages: 2) == 98.5)
    #expect(controls(.iOS16).pageControlWidth(pages: 4) == 134.5)
    #expect(controls(.iOS16).pageControlWidth(pages: 0) == 0)
    #expect(controls(.iOS18).pageControlWidth(pages: 3) == 74)
  }

  @Test(arguments: [
    (Release.iOS9, 16.0, 2.0, 33.0), (.iOS10, 20, 2, 33), (.iOS11, 16, 2, 34),
    (.iOS12, 20, 2, 38), (.iOS12, 16, 3, 34), (.iOS13, 16, 2, 27.5), (.iOS14, 16, 2, 25.5),
    (.iOS16, 16, 2, 26.5), (.iOS18, 20, 2, 30.5), (.iOS26, 20, 2, 30.5),
  ])
  func disclosureIndicatorsNarrowTheContent(
    release: Release, margin: Double, scale: Double, width: Double
  ) {
    #expect(cells(release).disclosureWidth(margin: margin, scale: scale) == width)
  }

  @Test func separatorsTakeFromOldCells() {
    #expect(cells(.iOS8).separatorHeight(scale: 2, hasTable: true) == 1)
    #expect(cells(.iOS10).separatorHeight(scale: 2, hasTable: true) == 0.5)
    #expect(cells(.iOS10).separatorHeight(scale: 2, hasTable: false) == 1)
    #expect(cells(.iOS12).separatorHeight(scale: 2, hasTable: false) == 0.5)
    #expect(cells(.iOS13).separatorHeight(scale: 2, hasTable: true) == 0)
  }

  @Test func tablesBeginBelowTheirHeader() {
    #expect(tables(.iOS10).plainHeaderHeight(sectionHeaderHeight: 22) == 22)
    #expect(tables(.iOS13).plainHeaderHeight(sectionHeaderHeight: 22) == 28)
    #expect(tables(.iOS15).plainHeaderHeight(sectionHeaderHeight: -1) == 44.5)
    #expect(tables(.iOS18).plainHeaderHeight(sectionHeaderHeight: 28) == 50)
    #expect(tables(.iOS12).firstGroupedTitleHeight == 55.5)
    #expect(abs(tables(.iOS12, scale: 3).firstGroupedTitleHeight - 55.333) < 0.001)
    #expect(tables(.iOS12).firstUntitledGroupedHeight(sectionHeaderHeight: 18) == 35)
    #expect(tables(.iOS18).firstUntitledGroupedHeight(sectionHeaderHeight: -1) == 17.5)
  }
}

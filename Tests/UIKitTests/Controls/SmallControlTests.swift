import AutoLayout
import Foundation
import Testing
import TestSupport
import PlatformMetrics

@testable import UIKit

@Suite("Controls of fixed size")
@MainActor
struct SmallControlTests {
  @Test func aSwitchIsAlignedWithoutItsMargin() {
    let former = onRelease(.iOS18) { UISwitch() }
    #expect(former.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(former.frame.size == CGSize(width: 51, height: 31))
    #expect(former.alignmentRectInsets.right == 2)
    let control = onRelease(.iOS26) { UISwitch() }
    #expect(control.intrinsicContentSize == CGSize(width: 61, height: 28))
    #expect(control.frame.size == CGSize(width: 63, height: 28))
    #expect(control.alignmentRectInsets.right == 2)
  }

  @Test func aSliderIsAlignedWithoutItsKnobsShadow() {
    let former = onRelease(.iOS18) { UISlider() }
    #expect(former.intrinsicContentSize == CGSize(width: -1, height: 30))
    #expect(former.alignmentRectInsets == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    let control = onRelease(.iOS26) { UISlider() }
    #expect(control.intrinsicContentSize == CGSize(width: -1, height: 34))
    #expect(control.alignmentRectInsets == .zero)
  }

  @Test(.release(.iOS18)) func layoutGivesASwitchItsFrame() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let control = UISwitch()
    control.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(control)
    NSLayoutConstraint.activate([
      control.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      control.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 51, y: 0, width: 51, height: 31))
  }

  @Test func controlsOfFixedSizeKeepToIt() {
    let views: [UIView] = [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .large)]
    for view in views {
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }
    #expect(UIProgressView().contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(UIProgressView().contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(UISlider().contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func colorWellsAreRound() {
    let well = UIColorWell()
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    #expect(well.sizeThatFits(.zero) == well.intrinsicContentSize)
    #expect(well.selectedColor == nil && well.title == nil && well.supportsAlpha)
  }

  @Test func activityIndicatorsHaveTwoSizes() {
    #expect(
      UIActivityIndicatorView(style: .medium).intrinsicContentSize
        == CGSize(width: 20, height: 20))
    #expect(
      UIActivityIndicatorView(style: .whiteLarge).intrinsicContentSize
        == CGSize(width: 37, height: 37))
  }

  @Test func activityIndicatorsHideWhileTheyStand() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isHidden)
    view.startAnimating()
    #expect(!view.isHidden)
    view.stopAnimating()
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
  }

  nonisolated static let storedSegments: [(titles: [String], width: CGFloat)] = [
    (["Horizontal", "Vertical"], 155), (["Photo", "Movie"], 103), (["First", "Second"], 121),
    (["Vignette", "Remove"], 133),
  ]

  @Test(arguments: storedSegments)
  func segmentsAreAsWideAsStored(sample: (titles: [String], width: CGFloat)) {
    onRelease(.iOS12) {
      let size = UISegmentedControl(items: sample.titles).intrinsicContentSize
      #expect(abs(size.width - sample.width) <= CGFloat(sample.titles.count) * 2)
      #expect(size.height == 28)
    }
  }

  @Test func segmentsHaveRoomForTheirWeightWhenTheyAreChosen() {
    onRelease(.iOS13) {
      let size = UISegmentedControl(items: ["First", "Second", "Third"]).intrinsicContentSize
      #expect(abs(size.width - 197) <= 3)
    }
  }

  @Test func segmentsAreEquallyWideUnlessAskedOtherwise() {
    withSquareText {
      let control = UISegmentedControl(items: ["a", "abc"])
      #expect(control.intrinsicContentSize == CGSize(width: 115, height: 31))
      control.apportionsSegmentWidthsByContent = true
      #expect(control.intrinsicContentSize.width == 89)
      control.setWidth(100, forSegmentAt: 0)
      #expect(control.intrinsicContentSize.width == 158)
      control.insertSegment(withTitle: "ab", at: 9, animated: false)
      #expect(control.titleForSegment(at: 2) == "ab")
      control.removeAllSegments()
      #expect(control.intrinsicContentSize.width == 0)
    }
  }

  @Test func pickersHaveTheirClassicalSize() {
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
    let picker = UIDatePicker()
    #expect(picker.datePickerStyle == .compact)
    #expect(picker.intrinsicContentSize.height == 34.5)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize.height == 216)
    onRelease(.iOS13) { #expect(UIDatePicker().datePickerStyle == .wheels) }
  }

  @Test func picturesHaveTheSizeOfTheirAlignedPart() {
    let view = UIImageView()
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.image = UIImage(name: "picture", size: CGSize(width: 20, height: 30))
      .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      .withBaselineOffset(fromBottom: 8)
    #expect(view.intrinsicContentSize == CGSize(width: 14, height: 26))
    #expect(view.alignmentRectInsets.left == 2)
    #expect(view.baselineOffsets == BaselineOffsets(firstFromTop: 21, lastFromBottom: 5))
  }

  @Test func theBaselineOfSegmentsIsThatOfTitlesInTheMiddle() {
    withSquareText {
      let control = UISegmentedControl(items: ["One", "Two"])
      let offsets = control.baselineOffsets
      // Titles of 13 points: 10.4 above the baseline, 2.6 below.
      let margin = (Double(control.intrinsicContentSize.height) - 13) / 2
      #expect(abs(offsets.firstFromTop - (margin + 10.4)) < 1e-9)
      #expect(abs(offsets.lastFromBottom - (margin + 2.6)) < 1e-9)
      #expect(offsets.middleHeight == Double(control.intrinsicContentSize.height))
    }
  }

  @Test func symbolsFollowTheViewsConfiguration() {
    let image = UIImage(symbolName: "star", proportions: CGSize(width: 128, height: 128))
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize.width == 20)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 100)
    #expect(view.intrinsicContentSize.width == 117.5)
    #expect(abs(view.intrinsicContentSize.height - 119.34) < 0.01)
  }
}

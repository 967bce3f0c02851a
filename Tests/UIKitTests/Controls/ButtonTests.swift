import AutoLayout
import Foundation
import Testing
import TestSupport
import PlatformMetrics

@testable import UIKit

@Suite("Buttons")
@MainActor
struct ButtonTests {
  private func button(
    _ title: String?, type: UIButton.ButtonType = .system, font: CGFloat? = nil
  ) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    if let font { button.titleFont = .systemFont(ofSize: font) }
    return button
  }

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIImage(name: "picture", size: CGSize(width: width, height: height))
  }

  /// Heights stored for titles at sizes of text.
  @Test(arguments: [
    (10.0, 24.0), (12, 27), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36), (22, 39),
    (28, 46),
  ])
  func heightsAreAsStored(size: CGFloat, height: CGFloat) {
    #expect(button("Button", font: size).intrinsicContentSize.height == height)
  }

  @Test func standardFontsDependOnTheType() {
    #expect(button("Button").intrinsicContentSize.height == 30)
    #expect(button("Button", type: .custom).intrinsicContentSize.height == 34)
  }

  @Test(arguments: TextMeasuringTests.calibration)
  func widthsAreAsStored(sample: (text: String, width: Double)) {
    let width = button(sample.text).intrinsicContentSize.width
    #expect(width == width.rounded())
    #expect(abs(width - CGFloat(sample.width)) <= max(2, 0.015 * CGFloat(sample.width)))
  }

  @Test func shortTitlesAreThirtyWide() {
    #expect(button("1").intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(button(nil).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func ownInsetsReplaceTheSystems() {
    withSquareText {
      let button = button("ab", font: 24)
      button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 1, bottom: 5, right: 2)
      #expect(button.intrinsicContentSize == CGSize(width: 51, height: 34))
    }
  }

  @Test func picturesComeWithoutInsets() {
    withSquareText {
      let button = button(nil, type: .custom)
      button.setImage(picture(24, 24), for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 24, height: 24))
      button.setTitle("ab", for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 60, height: 24))
    }
  }

  @Test func aLinesHeightIsTheLeastBesideAPicture() {
    let button = button(nil, type: .custom)
    button.setImage(picture(20, 14), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 22))
  }

  @Test func backgroundsStretchTheButton() {
    let button = button(nil)
    button.setBackgroundImage(picture(86, 18), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 86, height: 18))
  }

  /// A title between pixels is not set anew in each pass, though wrapped text moves the button twice in each.
  @Test func aTitleBetweenPixelsComesToRest() throws {
    try withSquareText {
      let window = UIWindow(
        screen: UIScreen(
          size: CGSize(width: 391, height: 800), safeAreaInsets: .zero,
          traitCollection: UITraitCollection(displayScale: 3)
        ))
      let (label, button) = (UILabel(), button("abc", font: 10))
      label.text = String(repeating: "ab ", count: 60)
      label.numberOfLines = 0
      for view in [label, button] {
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: window.topAnchor),
        label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        button.topAnchor.constraint(equalTo: label.bottomAnchor),
        button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        button.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      ])
      let title = try #require(button.titleLabel)
      #expect(window.layoutView.layoutIfNeeded().isSettled)
      #expect(title.frame.minX == CGFloat(542.0 / 3))
    }
  }

  @Test func statesFallBackToTheNormalOne() {
    let button = button("on")
    button.setTitle("off", for: .disabled)
    #expect(button.currentTitle == "on")
    button.isEnabled = false
    #expect(button.currentTitle == "off")
    #expect(button.title(for: .selected) == "on")
    #expect(button.state == .disabled)
  }

  @Test(arguments: [
    (Release.iOS16, 2.0, 34.5), (.iOS18, 2, 34.5), (.iOS15, 2, 34.5),
  ])
  func configuredHeightsAreAsStored(release: Release, scale: CGFloat, height: CGFloat) {
    onRelease(release) {
      let button = UIButton(configuration: .plain())
      button.configuration?.title = "Button"
      #expect(button.intrinsicContentSize.height == height)
    }
  }

  @Test func aConfiguredButtonIsAsWideAsStored() {
    onRelease(.iOS18) {
      let button = UIButton(configuration: .filled())
      button.configuration?.title = "Button"
      #expect(abs(button.intrinsicContentSize.width - 75) <= 1)
    }
  }

  @Test func aConfigurationAddsItsParts() {
    withSquareText {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "ab"
      configuration.titleFont = .systemFont(ofSize: 10)
      let button = UIButton(configuration: configuration)
      #expect(button.intrinsicContentSize == CGSize(width: 44, height: 24))
      button.configuration?.image = picture(16, 30)
      button.configuration?.imagePadding = 3
      #expect(button.intrinsicContentSize == CGSize(width: 63, height: 44))
      button.configuration?.imagePlacement = .top
      #expect(button.intrinsicContentSize == CGSize(width: 44, height: 57))
      button.configuration?.subtitle = "abc"
      #expect(button.intrinsicContentSize == CGSize(width: 63, height: 71))
      button.configuration?.contentInsets = .zero
      #expect(button.intrinsicContentSize == CGSize(width: 39, height: 57))
    }
  }

  @Test func configuredSymbolsAreLargeAndAsHighAsTheirLine() {
    var configuration = UIButton.Configuration.plain()
    let proportions = CGSize(width: 128, height: 117)
    configuration.image = UIImage(symbolName: "lens", proportions: proportions)
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize.width == 49.5)
    #expect(abs(button.intrinsicContentSize.height - 34.3) <= 0.5)
    button.configuration?.image = UIImage(
      symbolName: "lens", proportions: proportions,
      configuration: UIImage.SymbolConfiguration(pointSize: 17))
    #expect(button.intrinsicContentSize.width == 44.5)
  }

  @Test func aPicturesOwnConfigurationCountsMoreThanWhatTheButtonPrefers() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(
      symbolName: "lens", proportions: CGSize(width: 128, height: 117),
      configuration: UIImage.SymbolConfiguration(scale: .large))
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      scale: .default)
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize.width == 49.5)
    button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: 34, weight: .regular, scale: .small)
    #expect(button.intrinsicContentSize.width == 75)
  }

  @Test func buttonsAreAlignedByThePictureBehindThem() {
    let button = UIButton(type: .custom)
    button.setBackgroundImage(
      UIImage(name: "behind", size: CGSize(width: 40, height: 30))
        .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      for: .normal)
    #expect(
      button.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(button.intrinsicContentSize == CGSize(width: 34, height: 26))
  }

  @Test func configuredTitlesWrap() {
    withSquareText {
      let button = UIButton(configuration: .plain())
      button.configuration?.title = "abc def"
      button.configuration?.titleFont = .systemFont(ofSize: 10)
      #expect(button.contentSize(wrappingAt: 60) == CGSize(width: 54, height: 34))
    }
  }

  @Test func partsAreMirroredWhenReadFromTheRight() {
    withSquareText {
      let button = button("ab", font: 10)
      button.setImage(picture(10, 10), for: .normal)
      let rect = CGRect(x: 0, y: 0, width: 40, height: 10)
      #expect(button.imageRect(forContentRect: rect).minX == 5)
      #expect(button.titleRect(forContentRect: rect).minX == 15)
      button.semanticContentAttribute = .forceRightToLeft
      #expect(button.titleRect(forContentRect: rect).minX == 5)
      #expect(button.imageRect(forContentRect: rect).minX == 25)
    }
  }

  @Test func picturesShrinkIntoTheButton() {
    withSquareText {
      let button = button("", font: 10)
      button.setImage(picture(100, 60), for: .normal)
      let rect = CGRect(x: 0, y: 0, width: 40, height: 70)
      #expect(button.imageRect(forContentRect: rect) == CGRect(x: 0, y: 5, width: 40, height: 60))
      button.imageEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 20, right: 10)
      #expect(button.imageRect(forContentRect: rect) == CGRect(x: 10, y: 10, width: 20, height: 40))
      #expect(button.intrinsicContentSize.width == 100)
      button.configuration = .plain()
      button.configuration?.image = picture(100, 60)
      #expect(button.imageRect(forContentRect: rect).width == 100)
    }
  }

  @Test func alignmentAndInsetsMoveTheTitle() {
    withSquareText {
      let button = button("ab", font: 10)
      let rect = CGRect(x: 0, y: 0, width: 100, height: 10)
      button.contentHorizontalAlignment = .leading
      #expect(button.titleRect(forContentRect: rect).minX == 0)
      button.titleEdgeInsets.left = 7
      #expect(button.titleRect(forContentRect: rect).minX == 7)
      button.contentHorizontalAlignment = .center
      #expect(button.titleRect(forContentRect: rect).minX == 43.5)
    }
  }

  @Test func theTitleLabelSharesTheFont() {
    withSquareText {
      let button = button("abcd", font: 10)
      button.titleLabel?.font = .systemFont(ofSize: 20)
      #expect(button.intrinsicContentSize == CGSize(width: 80, height: 32))
      #expect(button.titleLabel?.text == "abcd")
    }
  }

  @Test func theTitleKeepsToTheMiddleOfAButtonThatIsHigher() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (natural, high) = (button("ab"), button("ab"))
    for view in [natural, high] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.lastBaselineAnchor.constraint(equalTo: natural.lastBaselineAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      natural.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      high.heightAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(natural.frame.minY == 50)
    #expect(high.frame.midY == natural.frame.midY)
  }

  @Test func theBaselineIsTheTitles() {
    withSquareText {
      let offsets = button("abcd", font: 10).baselineOffsets
      #expect(abs(offsets.firstFromTop - 14) < 1e-9)
      #expect(abs(offsets.lastFromBottom - 8) < 1e-9)
    }
  }

  @Test func withoutTitleTheBaselineIsTheSymbols() {
    let symbol = UIImage(symbolName: "die", proportions: CGSize(width: 128, height: 114))
    let button = button(nil, type: .custom)
    button.setImage(symbol, for: .normal)
    let height = Double(button.intrinsicContentSize.height)
    let below = (height - Double(symbol.size.height)) / 2
    let offsets = button.baselineOffsets
    let baseline = below + Double(symbol.baselineOffsetFromBottom ?? 0)
    #expect(abs(offsets.lastFromBottom - baseline) < 1e-9)
    #expect(offsets.middleHeight == height)
    button.setImage(picture(24, 24), for: .normal)
    #expect(button.baselineOffsets.lastFromBottom == 0)
  }

  @Test(arguments: [
    (Release.iOS12, 22.0, 22.0), (.iOS14, 25, 24), (.iOS16, 26, 26), (.iOS26, 26, 26),
  ])
  func glyphsHaveTheSizeOfTheRelease(release: Release, width: CGFloat, height: CGFloat) {
    onRelease(release) {
      let size = UIButton(type: .infoLight).intrinsicContentSize
      #expect(size == CGSize(width: width, height: height))
    }
  }

  @Test func glyphsOfConfiguredButtonsAreLargeSymbols() throws {
    let symbol = try #require(UIImage(systemName: "info.circle"))
    let size = symbol.withConfiguration(UIImage.SymbolConfiguration(scale: .large)).alignedSize
    let button = UIButton(type: .infoLight)
    button.configuration = .plain()
    #expect(abs(button.intrinsicContentSize.width - size.width - 24) < 1)
    #expect(abs(button.intrinsicContentSize.height - size.height - 14) < 1)
    button.configuration?.image = picture(30, 30)
    #expect(button.intrinsicContentSize == CGSize(width: 54, height: 44))
  }

  @Test func configuredButtonsWithoutTextTakeTheWidthOfTheirPicturesInRows() {
    let plain = UIButton(type: .custom)
    plain.setImage(picture(17, 19), for: .normal)
    let configured = UIButton(type: .system)
    configured.configuration = .plain()
    configured.configuration?.image = picture(25, 25)
    #expect(!configured.contentWraps)
    let row = UIStackView(arrangedSubviews: [plain, configured])
    #expect(abs(row.systemLayoutSizeFitting(.zero).width - 17 - 49) < 1e-6)
    configured.configuration?.title = "Title"
    #expect(configured.contentWraps)
  }
}

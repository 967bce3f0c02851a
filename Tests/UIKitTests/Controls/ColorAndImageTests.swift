import AutoLayout
import Foundation
import Testing

@testable import UIKit

@Suite("Colours and pictures")
struct ColorAndImageTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func fixedColoursStayTheSame() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let parts = ColorComponents(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color.components(for: light) == parts)
    #expect(color.resolvedColor(with: dark).components(for: light) == parts)
  }

  @Test func systemColoursFollowTheAppearance() {
    #expect(UIColor.label.components(for: light) == ColorComponents(hex: 0x000000))
    #expect(UIColor.label.components(for: dark) == ColorComponents(hex: 0xFFFFFF))
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == UIColor.black)
    #expect(UIColor.secondaryLabel.components(for: light).alpha == 0.6)
  }

  @Test func interfaceBuilderNamesAreFound() {
    #expect(UIColor.systemColor(named: "systemBlueColor") == .systemBlue)
    #expect(UIColor.systemColor(named: "labelColor") == .label)
    #expect(UIColor.systemColor(named: "tintColor") == .tintColor)
    #expect(UIColor.systemColor(named: "nonsense") == nil)
  }

  @Test func alphaAppliesInBothAppearances() {
    let color = UIColor.label.withAlphaComponent(0.25)
    #expect(color.components(for: dark) == ColorComponents(hex: 0xFFFFFF, alpha: 0.25))
  }

  @Test func huesTurn() {
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: 2.0 / 6, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1) == .cyan)
    #expect(UIColor(hue: 0.9, saturation: 0, brightness: 0.5, alpha: 1) == .gray)
  }

  @Test func picturesKeepTheirSizeThroughChanges() {
    let image = UIImage(name: "logo", size: CGSize(width: 40, height: 30))
      .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      .withBaselineOffset(fromBottom: 5)
    #expect(image.size == CGSize(width: 40, height: 30))
    #expect(image.alignmentRectInsets.right == 4)
    #expect(image.baselineOffsetFromBottom == 5)
    #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    #expect(!image.isSymbolImage)
  }

  @Test func symbolsScaleWithText() {
    let box = CGSize(width: 128, height: 64)
    let plain = UIImage(symbolName: "arrow", proportions: box)
    #expect(plain.isSymbolImage)
    #expect(plain.size == CGSize(width: 20, height: 10))
    let large = plain.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(large.size == CGSize(width: 40, height: 20))
  }

  /// UIKit prints two symbols of 21.5 × 16.5 points.
  @Test func wideSymbolsCoverAsMuchAsACircle() {
    let wide = UIImage(symbolName: "folder", proportions: CGSize(width: 128, height: 98))
    #expect(wide.size == CGSize(width: 22.5, height: 17))
    let high = UIImage(symbolName: "doc", proportions: CGSize(width: 98, height: 128))
    #expect(high.size.height == 20)
  }

  @Test func largeSymbolsAreHigherThanTheirOutline() {
    let star = UIImage(
      symbolName: "star", proportions: CGSize(width: 128, height: 116),
      configuration: UIImage.SymbolConfiguration(scale: .large))
    #expect(star.size == CGSize(width: 25.5, height: 24.5))
  }

  @Test func symbolsAreAlignedByTheLineOfTextTheyAreBeside() {
    let circle = UIImage(symbolName: "circle", proportions: CGSize(width: 128, height: 123))
    let insets = circle.alignmentRectInsets
    #expect(abs(circle.size.height - insets.top - insets.bottom - 20.29) < 0.01)
    #expect(insets.top == insets.bottom)
    #expect(insets.left == 0 && insets.right == 0)
    let large = circle.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
    let largeInsets = large.alignmentRectInsets
    #expect(abs(large.size.height - largeInsets.top - largeInsets.bottom - 20.29) < 0.01)
  }

  @MainActor
  @Test func symbolsStandOnTheBaselineOfTheText() {
    for proportions in [CGSize(width: 128, height: 123), CGSize(width: 128, height: 70)] {
      let view = UIImageView(image: UIImage(symbolName: "any", proportions: proportions))
      #expect(abs(view.baselineOffsets.lastFromBottom - 4.15) < 0.02)
      #expect(abs(view.baselineOffsets.firstFromTop - 16.13) < 0.02)
    }
  }

  @MainActor
  @Test func aSymbolsViewIsAlignedLikeIt() {
    let view = UIImageView(
      image: UIImage(symbolName: "circle", proportions: CGSize(width: 128, height: 123)))
    #expect(abs(view.intrinsicContentSize.height - 20.29) < 0.01)
    #expect(view.alignmentRectInsets.top < 0)
  }

  @MainActor
  @Test func onlyRegisteredPicturesAreFound() {
    var environment = PlatformEnvironment()
    environment.images = ImageCatalog()
    environment.images.register(UIImage(name: "here", size: CGSize(width: 8, height: 9)))
    environment.inForce {
      #expect(UIImage(named: "nowhere") == nil)
      #expect(UIImage(named: "here")?.size == CGSize(width: 8, height: 9))
    }
    #expect(UIImage(named: "here") == nil)
  }

  @Test func paragraphStylesCopy() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 9
    #expect(copy.lineSpacing == 4)
    #expect(copy.alignment == .center)
    #expect(copy != style)
  }
}

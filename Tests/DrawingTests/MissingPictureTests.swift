import AutoLayout
import Foundation
import PangoText
import Testing
import UIKit

@testable import Drawing

/// The patterns in place of pictures that are not at hand, and the texts over them.
@MainActor @Suite struct MissingPictureTests {
  /// A picture view that fills 100 by 60 points, with a label in front of it.
  private func pixel(
    labelColor: UIColor?, labelBackground: UIColor? = nil, style: UIUserInterfaceStyle = .light,
    x: Double = 10
  ) throws -> Color {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let view = UIImageView(frame: root.bounds)
    root.addSubview(view)
    if let labelColor {
      let label = UILabel(frame: CGRect(x: x, y: 40, width: 80, height: 20))
      label.text = "Hm"
      label.textColor = labelColor
      label.backgroundColor = labelBackground
      root.addSubview(label)
    }
    let measurer = try PangoTextMeasurer()
    let bitmap = try Picture(
      ViewDrawing(measurer: measurer).list(of: root), size: Size(width: 100, height: 60),
      background: .white
    ).bitmap(scale: 1, measurer: measurer)
    // Left of the sign of a picture; the stripes change little.
    return bitmap[4, 30]
  }

  @Test func lightTextOverAMissingPictureCanBeRead() throws {
    #expect(try pixel(labelColor: nil).luma > 0.85)
    #expect(try pixel(labelColor: .black).luma > 0.85)
    #expect(try pixel(labelColor: .white).luma < 0.5)
  }

  @Test func textThatDoesNotLieOnThePictureChangesNothing() throws {
    #expect(try pixel(labelColor: .white, labelBackground: .black).luma > 0.85)
    #expect(try pixel(labelColor: .white, x: 200).luma > 0.85)
  }

  /// The base colour of a named placeholder below texts.
  private func base(under colors: [Color?]) throws -> Color {
    let rect = Rect(x: 0, y: 0, width: 100, height: 60)
    var painter = ControlPainter(measurer: try PangoTextMeasurer())
    painter.imagePlaceholder(
      "cover", under: colors.map { OverlaidText(rect: rect, color: $0) }, in: rect)
    let fills = painter.list.commands.compactMap { command in
      if case .fill(_, let color) = command { color } else { nil }
    }
    return try #require(fills.first)
  }

  @Test func aGroundSuitsTheTextsOverIt() throws {
    let middle = try base(under: [])
    #expect(try base(under: [nil]) == middle)
    #expect(try base(under: [.black]) == middle)
    #expect(try base(under: [.white, nil]).luma < middle.luma - 0.15)
    // Black and white on one ground: the one on which the worse of both has the most contrast.
    let both = try base(under: [.white, .black])
    #expect(min(both.contrast(with: .white), both.contrast(with: .black)) > 3)
  }

  @Test(arguments: [0.0, 0.2, 0.4, 0.5, 0.6, 0.8, 1])
  func greyTextCanBeReadOnSomeGround(white: Double) throws {
    let ink = Color(white: white)
    #expect(try base(under: [ink]).contrast(with: ink) >= 3)
  }

  @Test func contrastIsThatOfTheGuidelines() {
    #expect(Color.white.contrast(with: .black) == 21)
    #expect(Color.white.contrast(with: .white) == 1)
    // The grey that has just the contrast of small text on white.
    #expect(abs(Color.white.contrast(with: Color(hex: 0x767676)) - 4.54) < 0.01)
  }

  @Test func textIsNotDrawnOverTheSignOfAPicture() throws {
    let rect = Rect(x: 0, y: 0, width: 100, height: 60)
    func strokes(under text: Rect) throws -> Int {
      var painter = ControlPainter(measurer: try PangoTextMeasurer())
      painter.imagePlaceholder("", under: [OverlaidText(rect: text, color: nil)], in: rect)
      return painter.list.commands.count
    }
    let corner = try strokes(under: Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(try strokes(under: rect.inset(25)) < corner)
  }

  @Test func namesStandInCornersThatNoTextLiesOver() throws {
    let rect = Rect(x: 0, y: 0, width: 100, height: 60)
    let plate = try #require(PlaceholderCorner.topRight.plate(in: rect, width: 40))
    #expect(plate.maxX == 98 && plate.minY == 2)
    #expect(PlaceholderCorner.topRight.plate(in: rect.inset(25), width: 40) == nil)
    // A short name needs less room than there has to be.
    #expect(PlaceholderCorner.topLeft.plate(in: rect, width: 10)?.width == 18)
    func place(under text: Rect) throws -> Rect? {
      var painter = ControlPainter(measurer: try PangoTextMeasurer())
      painter.imagePlaceholder("cover", under: [OverlaidText(rect: text, color: nil)], in: rect)
      return painter.list.commands.lazy.compactMap { command in
        if case .text(let block) = command { block.rect } else { nil }
      }.first
    }
    #expect(try #require(try place(under: .zero)).minY > 40)
    #expect(
      try #require(try place(under: Rect(x: 0, y: 40, width: 100, height: 20))).minY < 10)
    #expect(try place(under: rect) == nil)
  }

  @Test(arguments: [(UIColor.white, true), (.black, false)])
  func aTitleIsReadOnTheMissingBackgroundOfItsButton(ink: UIColor, isDarkGround: Bool) throws {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    button.setBackgroundImage(UIImage(name: "cover", size: .zero), for: .normal)
    button.setTitle("Continue", for: .normal)
    button.setTitleColor(ink, for: .normal)
    var painter = ControlPainter(measurer: try PangoTextMeasurer())
    ButtonPainter(view: button).draw(
      in: Rect(x: 0, y: 0, width: 100, height: 60), with: &painter)
    let fills = painter.list.commands.compactMap { command in
      if case .fill(_, let color) = command { color } else { nil }
    }
    #expect((try #require(fills.first).luma < 0.5) == isDarkGround)
  }

  @Test(arguments: [(UIColor.white, true), (.black, false)])
  func theTextOfAConfigurationIsReadOnAMissingPicture(ink: UIColor, isDarkGround: Bool) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let view = UIImageView(frame: root.bounds)
    root.addSubview(view)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Okay"
    configuration.baseForegroundColor = ink
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 20, width: 100, height: 20)
    root.addSubview(button)
    #expect((try color(of: root, x: 4, y: 10).luma < 0.5) == isDarkGround)
  }

  private func color(of view: UIView, x: Int, y: Int) throws -> Color {
    let measurer = try PangoTextMeasurer()
    let size = Size(width: Double(view.frame.width), height: Double(view.frame.height))
    return try Picture(
      ViewDrawing(measurer: measurer).list(of: view), size: size, background: .white
    ).bitmap(scale: 1, measurer: measurer)[x, y]
  }

  @Test func signAndNameStandInThePartThatIsSeen() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(frame: CGRect(x: -200, y: -300, width: 900, height: 800))
    root.addSubview(view)
    #expect(view.uncoveredRect == Rect(x: 200, y: 300, width: 100, height: 100))
    let clip = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 100))
    root.addSubview(clip)
    clip.addSubview(view)
    #expect(view.uncoveredRect == Rect(x: 190, y: 300, width: 100, height: 100))
    clip.clipsToBounds = true
    #expect(view.uncoveredRect == Rect(x: 200, y: 300, width: 50, height: 100))
    var painter = ControlPainter(measurer: try PangoTextMeasurer())
    let visible = Rect(x: 200, y: 300, width: 100, height: 100)
    painter.imagePlaceholder(
      "cover", in: Rect(x: 0, y: 0, width: 900, height: 800), visible: visible)
    let texts = painter.list.commands.compactMap { command in
      if case .text(let block) = command { block.rect } else { nil }
    }
    let name = try #require(texts.first)
    #expect(name.minX >= visible.minX && name.maxY <= visible.maxY)
  }
}

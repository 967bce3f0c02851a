import AutoLayout
import Foundation
import PangoText
import Testing
import UIKit

@testable import Drawing

/// Looks of documents that are drawn in figures of their own.
@MainActor @Suite struct ProjectLookDrawingTests {
  private func draw(_ view: UIView, width: Double = 100, height: Double = 60) throws -> Bitmap {
    let measurer = try PangoTextMeasurer()
    return try Picture(
      ViewDrawing(measurer: measurer).list(of: view), size: Size(width: width, height: height),
      background: .white
    ).bitmap(scale: 1, measurer: measurer)
  }

  @Test func theColorOfAFieldEndsAtItsRoundBorder() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    field.borderStyle = .roundedRect
    field.backgroundColor = .red
    root.addSubview(field)
    let picture = try draw(root)
    #expect(picture[50, 30].isClose(to: Color(hex: 0xFF0000)))
    #expect(picture[10, 10] == .white)
    field.borderStyle = .none
    #expect(try draw(root)[10, 10].isClose(to: Color(hex: 0xFF0000)))
  }

  @Test func aFieldWithoutColorIsWhiteInside() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    root.backgroundColor = .green
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    field.borderStyle = .roundedRect
    root.addSubview(field)
    let picture = try draw(root)
    #expect(picture[50, 30] == .white)
    #expect(!picture[10, 10].isClose(to: .white))
  }

  /// A bar over a white sheet.
  private func bar(_ appearances: BarAppearances, isAtScrollEdge: Bool) throws -> Color {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    bar.appearances = appearances
    bar.isAtScrollEdge = isAtScrollEdge
    return try draw(bar)[50, 20]
  }

  @Test func barsHaveTheColorsOfTheirState() throws {
    let red = BarAppearance(backgroundColor: .red, titleColor: nil)
    let plain = BarAppearance(backgroundColor: nil, titleColor: nil)
    let shown = Color(hex: 0xFF0000)
    #expect(try bar(BarAppearances(standard: red), isAtScrollEdge: false).isClose(to: shown))
    #expect(try bar(BarAppearances(standard: red), isAtScrollEdge: true) == .white)
    #expect(try bar(BarAppearances(scrollEdge: red), isAtScrollEdge: true).isClose(to: shown))
    // An appearance without a colour has the system's material, also at the edge.
    #expect(try bar(BarAppearances(scrollEdge: plain), isAtScrollEdge: true) != .white)
    #expect(try bar(BarAppearances(), isAtScrollEdge: true) == .white)
  }

  @Test func filesThatCodeReadsAreDrawn() throws {
    // Four by two red pixels.
    let png = """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR42mP4z8AARwzIHABvqgf5aN2vpwAAAABJRU5ErkJggg==
      """
    let data = try #require(Data(base64Encoded: png))
    let view = UIImageView(image: UIImage(data: data))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(try draw(view)[50, 30].isClose(to: Color(hex: 0xFF0000)))
    let same = UIImageView(image: UIImage(data: data, scale: 2))
    #expect(view.image?.drawnPicture == same.image?.drawnPicture)
    #expect(view.image?.drawnPicture != nil)
  }

  @Test func stretchedPartsTakeInNoPixelsBesideThem() throws {
    // Black, white and black columns; the white one is stretched.
    let row: [UInt8] = [0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 255]
    let bitmap = Bitmap(width: 3, height: 1, bytes: row)
    let picture = DrawnPicture(
      source: "row", size: Size(width: 3, height: 1), content: .pixels([bitmap]))
    let drawn = try control(width: 60, height: 10) { painter in
      painter.list.image(
        PlacedPixels(
          picture: picture, rect: Rect(x: 0, y: 0, width: 60, height: 10),
          part: Rect(x: 1, y: 0, width: 1, height: 1), ink: nil))
    }
    for x in 0..<60 { #expect(drawn[x, 5] == .white) }
    var list = DisplayList()
    list.image(
      PlacedPixels(
        picture: picture, rect: Rect(x: 0, y: 0, width: 60, height: 10),
        part: Rect(x: 1, y: 0, width: 1, height: 1), ink: nil))
    let svg = Picture(list, size: Size(width: 60, height: 10), background: .white)
      .svg(measurer: try PangoTextMeasurer())
    #expect(svg.contains("viewBox=\"0 0 1 1\""))
  }

  @Test func titlesOfButtonsStandWhereTheyAreAligned() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    button.setTitle("A", for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    let picture = try draw(button)
    #expect(picture.count(of: .white, columns: 50..<100, rows: 0..<60) == 3000)
    #expect(picture.count(of: .white, columns: 0..<50, rows: 0..<30) == 1500)
  }
}

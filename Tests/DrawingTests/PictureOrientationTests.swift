import AutoLayout
import Foundation
import Testing

@testable import Drawing
@testable import UIKit

/// JPEG files that a camera took while it was turned or mirrored.
@MainActor struct PictureOrientationTests {
  /// A JPEG file of 32 by 16 pixels: red and green in its upper quarters, blue and black in its lower ones.
  private static let stored = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBw\
      YGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK\
      CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAQACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAkHCP\
      /EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAYAQEAAwEAAAAAAAAAAAAAAAAACAkKB//EABQRAQAAAAAAAAAAAAAAAAAA\
      AAD/2gAMAwEAAhEDEQA/AOL0U1/gClCLbCuAg22mLWAGFqA3VAH/2Q==
      """)

  /// The file with an orientation in Exif.
  private func jpeg(orientation: UInt8) throws -> Data {
    let exif =
      Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let stored = try #require(Self.stored)
    return stored.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + stored.dropFirst(2)
  }

  /// The quarters as they are shown, in the order of reading, by the sides that Exif has the first row and column at.
  nonisolated static let quarters: [(orientation: UInt8, shown: String)] = [
    (1, "RGBK"), (2, "GRKB"), (3, "KBGR"), (4, "BKRG"), (5, "RBGK"), (6, "BRKG"), (7, "KGBR"),
    (8, "GKRB"), (0, "RGBK"), (9, "RGBK"),
  ]

  private func letter(_ color: Color) -> Character {
    switch (color.red > 0.5, color.green > 0.5, color.blue > 0.5) {
    case (true, false, false): "R"
    case (false, true, false): "G"
    case (false, false, true): "B"
    case (false, false, false): "K"
    default: "?"
    }
  }

  @Test(arguments: quarters)
  func pixelsAreShownAsExifSays(orientation: UInt8, shown: String) throws {
    let data = try jpeg(orientation: orientation)
    let image = try #require(UIImage(data: data))
    let picture = try #require(image.drawnPicture)
    let isOnItsSide = 5...8 ~= orientation
    #expect(image.size == CGSize(width: isOnItsSide ? 16 : 32, height: isOnItsSide ? 32 : 16))
    #expect(picture.size.width == Double(image.size.width))
    #expect(picture.size.height == Double(image.size.height))
    let bitmap = try #require(picture.pixels(shownAt: 1))
    let (width, height) = (bitmap.width, bitmap.height)
    let places = [
      (width / 4, height / 4), (width * 3 / 4, height / 4), (width / 4, height * 3 / 4),
      (width * 3 / 4, height * 3 / 4),
    ]
    #expect(String(places.map { letter(bitmap[$0.0, $0.1]) }) == shown)
  }

  @Test func picturesInPagesAreShownAsStored() throws {
    let picture = try #require(
      PixelReader.jpeg(Array(try jpeg(orientation: 6)), source: "page"))
    #expect(picture.size == Size(width: 32, height: 16))
  }
}

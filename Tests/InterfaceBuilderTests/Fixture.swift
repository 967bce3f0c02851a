import Foundation
import InterfaceBuilder

/// Documents written for the tests, beside this file.
enum Fixture {
  static let directory = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// All well-formed documents.
  static let documents = [
    "Library.storyboard", "Card.xib", "CardWindowsLineEndings.xib", "Panel.xib",
    "Television.storyboard",
  ]

  static func path(_ name: String) -> String { directory.appending(path: name).path }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: directory.appending(path: name)))
  }

  static func document(_ name: String) throws -> Document {
    try Document(bytes: try bytes(name), path: name)
  }

  /// A document with the given elements at top level.
  static func document(objects: String) throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <objects>
      \(objects)
          </objects>
      </document>

      """
    return try Document(bytes: Array(text.utf8), path: "test.xib")
  }
}

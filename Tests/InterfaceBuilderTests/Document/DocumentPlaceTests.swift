import Foundation
import Testing

@testable import InterfaceBuilder

/// Elements and attributes by their place in the text.
struct DocumentPlaceTests {
  private static let text =
    "<document><a id=\"1\"><b  x='2' y=\"3\"/> text </a>\n<c></c></document> "

  private func name(at mark: String) throws -> String? {
    let document = try Document(bytes: Array(Self.text.utf8), path: "x")
    let range = try #require(Self.text.range(of: mark))
    let offset = Self.text.utf8.distance(from: Self.text.startIndex, to: range.lowerBound)
    return document.element(atByte: offset)?.name
  }

  @Test(arguments: [
    ("<document", "document"), ("<a", "a"), ("id=", "a"), ("<b", "b"), ("/> text", "b"),
    (" text", "a"), ("</a>", "a"), ("\n<c", "document"), ("</c>", "c"),
    ("</document>", "document"),
  ])
  func theInnermostElementIsFound(mark: String, name: String) throws {
    #expect(try self.name(at: mark) == name)
  }

  @Test func nothingIsOutsideOfTheRoot() throws {
    let document = try Document(bytes: Array(Self.text.utf8), path: "x")
    #expect(document.element(atByte: Self.text.utf8.count - 1) == nil)
    #expect(document.element(atByte: Self.text.utf8.count + 9) == nil)
    #expect(document.element(atByte: -1) == nil)
    #expect(document.elements.map(\.name) == ["document", "a", "b", "c"])
  }

  @Test func attributesReachFromTheirNameToBehindTheirQuote() throws {
    let document = try Document(bytes: Array(Self.text.utf8), path: "x")
    let element = try #require(document.elements.first { $0.name == "b" })
    let start = element.startTagRange.lowerBound
    let names = (0..<16).map { element.attribute(atByte: start + $0)?.name ?? "-" }
    #expect(
      names == ["-", "-", "-", "-", "x", "x", "x", "x", "x", "x", "y", "y", "y", "y", "y", "y"])
  }
}

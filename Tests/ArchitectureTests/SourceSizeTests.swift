import Testing

struct SourceSizeTests {
  private static let limit = 400

  /// Files that may be longer, each with its reason.
  private static let exceptions: [String: String] = [
    "Sources/UIKit/Views/UIView.swift":
      "Swift lets subclasses override only what stands in the body of the class."
  ]

  @Test func noSourceFileIsLongerThanFourHundredLines() throws {
    for path in try Repository.swiftFiles(under: "Sources", "Tests", "Examples")
    where Self.exceptions[path] == nil {
      let count = Repository.lines(of: try Repository.text(of: path)).count
      #expect(count <= Self.limit, "\(path) has \(count) lines; split it by concern")
    }
  }

  @Test func everyExceptionIsStillNeeded() throws {
    for path in Self.exceptions.keys.sorted() {
      let count = Repository.lines(of: try Repository.text(of: path)).count
      #expect(count > Self.limit, "\(path) needs no exception any more")
    }
  }

  @Test func theReadmeStaysReadable() throws {
    let count = Repository.lines(of: try Repository.text(of: "README.md")).count
    #expect(count <= 150, "README.md has \(count) lines; move detail into docs")
  }
}

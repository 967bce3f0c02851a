import InterfaceBuilder
import Testing

@testable import Inspection

/// Differences of pictures that documents keep in themselves.
struct EmbeddedPictureTests {
  private static let first = "67BB6332-F9B6-48ED-A796-1EBC07EA54D6"
  private static let second = "9662CFA2-9992-4761-A926-1D073A7FD42C"

  /// A picture that a document shows by a name and keeps, with that name.
  private func version(
    _ name: String, _ data: String?, width: Int = 24, tag: Int = 1
  ) -> String {
    let kept = data.map {
      "<mutableData key=\"keyedArchiveRepresentation\">\n\($0)\n</mutableData>"
    }
    let picture = """
      <imageView image="\(name)" tag="\(tag)" translatesAutoresizingMaskIntoConstraints="NO" id="i-i-1">
      <rect key="frame" x="0" y="0" width="24" height="24"/></imageView>
      """
    return Versions.storyboard(Versions.view([picture])).replacing(
      "</scenes>",
      with:
        "</scenes><resources><image name=\"\(name)\" width=\"\(width)\" height=\"24\">\(kept ?? "")</image></resources>"
    )
  }

  private func lines(_ old: String, _ new: String) throws -> [String] {
    try Versions(document: old, new).lines
  }

  @Test func anotherNameOfTheSamePictureIsNoDifference() throws {
    #expect(try lines(version(Self.first, "YnBs"), version(Self.second, "YnBs")).isEmpty)
    #expect(
      try lines(version(Self.first, "YnBs\nYnBs"), version("sun.png", "YnBs YnBs", tag: 2))
        == ["~ image view (i-i-1): tag 1 → 2"])
  }

  @Test func anotherPictureIsToldByItsData() throws {
    let lines = try lines(version(Self.first, "YnBs"), version(Self.second, "YnBt"))
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(line.hasPrefix("~ image view (i-i-1): image picture in the document (24, 24), data "))
    #expect(!line.contains(Self.first) && !line.contains(Self.second))
    let sizes = try self.lines(
      version(Self.first, "YnBs"), version(Self.second, "YnBs", width: 30))
    #expect(sizes.first?.contains("(24, 24)") == true && sizes.first?.contains("(30, 24)") == true)
  }

  @Test func otherDataOfAPictureOfTheSameNameAreADifference() throws {
    let lines = try lines(version("sun.png", "YnBs"), version("sun.png", "YnBt"))
    #expect(lines.count == 1 && lines.first?.hasPrefix("~ image \"sun.png\": data ") == true)
    #expect(try self.lines(version("sun.png", "YnBs"), version("sun.png", nil)).isEmpty)
  }

  @Test func namesThatPeopleGaveAreTold() throws {
    #expect(
      try lines(version("sun.png", "YnBs"), version("moon.png", "YnBt"))
        == ["~ image view (i-i-1): image \"sun.png\" → \"moon.png\""])
    #expect(
      try lines(version(Self.first, nil), version(Self.second, nil))
        == ["~ image view (i-i-1): image \"\(Self.first)\" → \"\(Self.second)\""])
  }
}

import InterfaceBuilder
import Testing

@testable import Inspection

/// Frames of views whose place or size constraints leave open, so that layout falls back on stored frames.
@MainActor
struct OpenLayoutDifferenceTests {
  private func compare(_ old: String, _ new: String) -> DocumentDifference {
    func version(_ text: String) -> DifferenceInspector.Version {
      .init(bytes: Array(text.utf8), path: "a.storyboard")
    }
    return DifferenceInspector(old: version(old), new: version(new), path: "a.storyboard")
      .difference()
  }

  private func view(_ id: String, y: Int, height: Int, _ content: String = "") -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0" y="\(y)" width="80" height="\(height)"/>\(content)</view>
    """
  }

  private func extent(_ id: String, _ attribute: String, _ constant: Int, _ more: String = "")
    -> String
  {
    "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" \(more) constant=\"\(constant)\" id=\"\(id)-\(attribute)\"/>"
  }

  private func top(_ id: String, _ constant: Int, below other: String? = nil) -> String {
    let second = other.map { "secondItem=\"\($0)\" secondAttribute=\"bottom\"" }
    return
      "<constraint firstItem=\"\(id)\" firstAttribute=\"top\" \(second ?? "secondItem=\"r-t-1\" secondAttribute=\"top\"") constant=\"\(constant)\" id=\"\(id)-top\"/>"
  }

  private func left(_ id: String) -> [String] {
    [Versions.leading("\(id)-l", id, "constant=\"0\""), extent(id, "width", 80)]
  }

  /// Three views below each other in a box that ends below them, the middle one at least 66 points high, as the canvas shows
  /// them.
  private func column(_ height: Int) -> String {
    let views = [
      view("a-a-1", y: 0, height: height), view("b-b-2", y: height + 8, height: 66),
      view("c-c-3", y: height + 98, height: 30),
    ]
    func tie(_ id: String, _ attribute: String, to other: String, _ constant: Int) -> String {
      "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" secondItem=\"\(other)\" secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)-\(attribute)\"/>"
    }
    return Versions.storyboard(
      Versions.view(
        [view("k-k-1", y: 100, height: height + 136, Versions.view(views))],
        ["k-k-1", "a-a-1", "b-b-2", "c-c-3"].flatMap(left) + [
          top("k-k-1", 100), tie("a-a-1", "top", to: "k-k-1", 0),
          extent("a-a-1", "height", height), top("b-b-2", 8, below: "a-a-1"),
          extent("b-b-2", "height", 66, "relation=\"greaterThanOrEqual\""),
          top("c-c-3", 24, below: "b-b-2"), extent("c-c-3", "height", 30),
          tie("k-k-1", "bottom", to: "c-c-3", 8),
        ]))
  }

  @Test func viewsBelowOneOfOpenHeightMoveWithIt() {
    let movements = compare(column(30), column(40)).movements
    #expect(movements.map(\.id) == ["k-k-1", "a-a-1", "b-b-2"])
    #expect(movements.map { $0.old.suffix(3) } == [[100, 80, 166], [0, 80, 30], [38, 80, 66]])
    #expect(movements.map { $0.new.suffix(3) } == [[100, 80, 176], [0, 80, 40], [48, 80, 66]])
    #expect(movements.last?.others.map(\.id) == ["c-c-3"])
  }

  private func single(y: Int, height: Int, _ constraints: [String]) -> String {
    Versions.storyboard(
      Versions.view([view("a-a-1", y: y, height: height)], left("a-a-1") + constraints))
  }

  @Test func aViewThatLosesItsPlaceHasTheStoredOneOnly() {
    let placed = single(y: 140, height: 30, [top("a-a-1", 140), extent("a-a-1", "height", 30)])
    let open = single(y: 120, height: 30, [extent("a-a-1", "height", 30)])
    let lost = compare(placed, open)
    #expect(lost.movements.isEmpty && lost.newFindings.map(\.rule) == [.ambiguousLayout])
    let gained = compare(open, placed)
    #expect(gained.movements.map { [$0.old[1], $0.new[1]] } == [[120, 140]])
  }

  @Test func aViewOfOpenHeightGrowsWithItsLeast() {
    func version(_ least: Int, stored: Int) -> String {
      single(
        y: 100, height: stored,
        [
          top("a-a-1", 100),
          extent("a-a-1", "height", least, "relation=\"greaterThanOrEqual\""),
        ])
    }
    let grown = compare(version(20, stored: 50), version(60, stored: 60))
    #expect(grown.movements.map { [$0.old[3], $0.new[3]] } == [[50, 60]])
    #expect(compare(version(20, stored: 50), version(30, stored: 60)).movements.isEmpty)
  }
}

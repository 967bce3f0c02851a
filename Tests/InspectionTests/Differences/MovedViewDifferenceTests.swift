import InterfaceBuilder
import Testing

@testable import Inspection

/// Marks and frames that go along with a view which moves into another one.
struct MovedViewDifferenceTests {
  private static let inCompact = "heightClass=compact"

  /// A list of views that are installed in some sizes only.
  private func marks(_ ids: [String], in size: String = inCompact, _ mark: String = "include")
    -> String
  {
    let references = ids.map { "<\(mark) reference=\"\($0)\"/>" }
    return
      "<variation key=\"\(size)\"><mask key=\"subviews\">\(references.joined())</mask></variation>"
  }

  /// A label in a box, or beside that.
  private func version(isInBox: Bool, marks: String, besides: String = "") -> String {
    let label = Versions.label("a-a-1", "Name")
    let box = """
      <view contentMode="scaleToFill" fixedFrame="YES" id="k-k-1"><rect key="frame" x="0" y="100" width="393" height="200"/>
      \(isInBox ? Versions.view([label]) + marks : besides)</view>
      """
    return Versions.view(isInBox ? [box] : [box, label]) + (isInBox ? besides : marks)
  }

  @Test func marksOfWhereAViewIsInstalledMoveWithIt() throws {
    let both = marks(["a-a-1"], in: "default", "exclude") + marks(["a-a-1"])
    let versions = try Versions(
      version(isInBox: true, marks: both), version(isInBox: false, marks: both))
    #expect(versions.changes.map(\.kind) == [.moved])
  }

  @Test func marksThatDifferAreToldOfAViewThatMoves() throws {
    let none = try Versions(
      version(isInBox: true, marks: marks(["a-a-1"])), version(isInBox: false, marks: ""))
    #expect(
      none.lines.contains(
        "~ view (k-k-1): installed \"Name\" label (a-a-1) in compact height yes → not set"))
    let other = try Versions(
      version(isInBox: true, marks: marks(["a-a-1"])),
      version(isInBox: false, marks: marks(["a-a-1"], in: "widthClass=regular")))
    #expect(other.changes.filter { $0.kind == .changed }.count == 2)
  }

  @Test func marksOfAViewThatStaysAreTold() throws {
    let versions = try Versions(
      version(isInBox: false, marks: ""), version(isInBox: false, marks: marks(["a-a-1"])))
    #expect(
      versions.lines == [
        "~ view (r-t-1): installed \"Name\" label (a-a-1) in compact height not set → yes"
      ])
  }
}

import AutoLayout
import Testing

@testable import Inspection

struct FrameTableTests {
  private let base: FrameTable.Frames = [
    Rect(x: 0, y: 0, width: 393, height: 852), nil, Rect(x: 16, y: 20.5, width: 361, height: 21),
  ]

  @Test func framesAreReadBack() {
    #expect(FrameTable.text(base) == "0 0 393 852,,16 20.5 361 21")
    #expect(FrameTable.frames(FrameTable.text(base)) == base)
  }

  @Test func onlyWhatDiffersIsTold() {
    var other = base
    other[2] = Rect(x: 16, y: 41.5, width: 361, height: 42)
    #expect(FrameTable.text(other, against: base) == "~2:16 41.5 361 42")
    #expect(FrameTable.text(base, against: base) == "~")
    #expect(FrameTable.frames(FrameTable.text(other, against: base), base: base) == other)
  }

  @Test func viewsThatComeAndGoAreTold() {
    let other: FrameTable.Frames = [base[0], Rect(x: 1, y: 2, width: 3, height: 4), nil, base[2]]
    let text = FrameTable.text(other, against: base)
    #expect(text == "~1:1 2 3 4,2:,3:16 20.5 361 21")
    #expect(FrameTable.frames(text, base: base) == other)
  }

  @Test func numbersThatAreNoneAreZero() {
    #expect(FrameTable.number(.nan) == "0")
    #expect(FrameTable.number(-.infinity) == "0")
    #expect(FrameTable.number(1.0 / 3) == "0.33")
  }
}

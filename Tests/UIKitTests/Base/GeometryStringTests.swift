import Testing
import UIKit

struct GeometryStringTests {
  @Test func geometryIsWrittenWithTheFewestDigits() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(NSCoder.string(for: CGSize(width: 0.1, height: 1e6)) == "{0.1, 1000000}")
    #expect(
      NSStringFromCGRect(CGRect(x: 1, y: 2, width: 1.0 / 3, height: 4))
        == "{{1, 2}, {0.3333333333333333, 4}}")
    #expect(NSCoder.string(for: UIOffset(horizontal: 3, vertical: 4)) == "{3, 4}")
  }

  @Test func geometryReadsBack() {
    let rect = CGRect(x: 1.25, y: -2, width: 1.0 / 3, height: 4)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSStringFromUIEdgeInsets(insets)) == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: directional)) == directional)
    #expect(NSCoder.cgVector(for: "{1, 2}") == CGVector(dx: 1, dy: 2))
    #expect(NSCoder.cgPoint(for: "{7,8}") == CGPoint(x: 7, y: 8))
    #expect(NSCoder.cgSize(for: NSStringFromCGSize(.zero)) == .zero)
  }

  @Test(arguments: ["", "{1}", "{1, 2, 3}", "{a, b}"])
  func otherTextsAreZero(text: String) {
    #expect(NSCoder.cgPoint(for: text) == .zero)
    #expect(NSCoder.uiOffset(for: text) == .zero)
  }
}

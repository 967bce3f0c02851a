import Foundation
import Testing
import UIKit

struct GeometryBoxTests {
  @Test func boxesGiveBackWhatTheyHold() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let directionalBox = NSValue(directionalEdgeInsets: directional)
    #expect(directionalBox.directionalEdgeInsetsValue == directional)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    let space = CATransform3DMakeRotation(1, 1, 2, 3)
    #expect(NSValue(caTransform3D: space).caTransform3DValue == space)
    let vector = CGVector(dx: 1, dy: -2)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    let offset = UIOffset(horizontal: 1, vertical: -2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
  }

  @Test func boxesOfTheSameAreEqual() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
    #expect(
      NSValue(uiEdgeInsets: .zero)
        != NSValue(uiEdgeInsets: .init(top: 1, left: 0, bottom: 0, right: 0)))
    let values: [NSObject] = [NSValue(cgRect: rect), NSNumber(value: 1)]
    #expect((values[0] as? NSValue)?.cgRectValue == rect)
  }

  @Test func aBoxOfSomethingElseGivesNothing() {
    #expect(NSNumber(value: 1).uiEdgeInsetsValue == .zero)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).caTransform3DValue == CATransform3D())
  }

  @Test func mapsAreWrittenInBrackets() {
    let transform = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 10, ty: -2)
    let text = NSCoder.string(for: transform)
    #expect(text == "[1, 0, 0.5, 1, 10, -2]")
    #expect(NSCoder.cgAffineTransform(for: text) == transform)
    #expect(NSCoder.cgAffineTransform(for: "nonsense") == .identity)
  }
}

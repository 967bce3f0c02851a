import Testing
import UIKit

/// Points and rectangles of one layer's coordinate space in another's.
@MainActor
struct LayerConversionTests {
  private let outer = CALayer()
  private let near = CALayer()
  private let far = CALayer()

  init() {
    outer.frame = CGRect(x: 5, y: 7, width: 200, height: 100)
    near.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    far.frame = CGRect(x: 100, y: 50, width: 50, height: 50)
    outer.addSublayer(near)
    outer.addSublayer(far)
  }

  @Test func siblingsMeetInTheirSuperlayer() {
    let point = CGPoint(x: 1, y: 2)
    #expect(near.convert(point, to: far) == CGPoint(x: -89, y: -28))
    #expect(far.convert(point, from: near) == CGPoint(x: -89, y: -28))
    #expect(near.convert(point, to: outer) == CGPoint(x: 11, y: 22))
    #expect(near.convert(point, to: nil) == CGPoint(x: 16, y: 29))
    #expect(near.convert(point, from: nil) == CGPoint(x: -14, y: -25))
  }

  @Test func boundsThatScrollMoveWhatIsInside() {
    outer.bounds.origin = CGPoint(x: 3, y: 4)
    #expect(near.convert(CGPoint.zero, to: nil) == CGPoint(x: 12, y: 23))
    #expect(near.convert(CGPoint.zero, to: far) == CGPoint(x: -90, y: -30))
  }

  @Test func rectanglesOfTurnedLayersGrow() {
    far.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let rect = far.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: outer)
    let expected = CGRect(x: 130, y: 50, width: 20, height: 10)
    #expect(abs(rect.minX - expected.minX) < 1e-9 && abs(rect.minY - expected.minY) < 1e-9)
    #expect(abs(rect.width - expected.width) < 1e-9)
    #expect(abs(rect.height - expected.height) < 1e-9)
    let back = far.convert(rect, from: outer)
    #expect(abs(back.maxX - 10) < 1e-9 && abs(back.maxY - 20) < 1e-9)
  }

  @Test func layersOfViewsConvertAsTheViewsDo() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 70))
    root.addSubview(view)
    view.layer.addSublayer(near)
    let point = CGPoint(x: 8, y: 9)
    #expect(view.layer.convert(point, to: root.layer) == view.convert(point, to: root))
    #expect(near.convert(point, to: root.layer) == CGPoint(x: 58, y: 79))
  }
}

import Testing
import UIKit

@MainActor
struct DrawingCycleTests {
  private final class DrawnView: UIView {
    var rects: [CGRect] = []
    var onDraw: () -> Void = {}

    override func draw(_ rect: CGRect) {
      rects.append(rect)
      onDraw()
    }
  }

  private let view = DrawnView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))

  @Test func requestsToDrawAddUp() {
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setNeedsDisplay(CGRect(x: 20, y: 0, width: 10, height: 100))
    #expect(view.layer.needsDisplay())
    #expect(view.rects.isEmpty)
    view.layer.displayIfNeeded()
    view.layer.displayIfNeeded()
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 30, height: 50)])
  }

  @Test func aWholeViewIsDrawnInItsBounds() {
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    view.layer.displayIfNeeded()
    #expect(view.rects == [view.bounds])
    #expect(!view.layer.needsDisplay())
  }

  @Test func whatDrawingAsksForIsDrawnTheNextTime() {
    view.onDraw = { [view] in if view.rects.count == 1 { view.setNeedsDisplay() } }
    view.setNeedsDisplay()
    view.layer.displayIfNeeded()
    #expect(view.rects.count == 1)
    #expect(view.layer.needsDisplay())
    view.layer.displayIfNeeded()
    #expect(view.rects.count == 2)
    #expect(!view.layer.needsDisplay())
  }

  @Test func aViewThatIsRedrawnNeedsDisplayWithANewSize() {
    view.frame.size.width = 50
    #expect(!view.layer.needsDisplay())
    view.contentMode = .redraw
    view.frame.size.width = 60
    #expect(view.layer.needsDisplay())
  }

  @Test func layoutDoesNotDraw() {
    view.setNeedsDisplay()
    view.layoutIfNeeded()
    #expect(view.rects.isEmpty)
  }

  @Test func aViewsLayerHasTheGeometryOfTheView() {
    #expect(view.layer.frame == view.frame)
    view.layer.position = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
    view.layer.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    let subview = UIView()
    view.addSubview(subview)
    #expect(subview.layer.superlayer === view.layer)
    #expect(view.layer.sublayers == [subview.layer])
  }

  @Test func layersHaveGeometryOfTheirOwn() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 16, y: 22))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    let inner = CALayer()
    layer.addSublayer(inner)
    layer.insertSublayer(CALayer(), at: 0)
    #expect(layer.sublayers?.last === inner)
    #expect(inner.superlayer === layer)
    inner.removeFromSuperlayer()
    #expect(inner.superlayer == nil)
    #expect(layer.sublayers?.count == 1)
  }
}

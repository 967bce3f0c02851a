import AutoLayout
import Testing

@testable import Inspection

/// The lines that are drawn for constraints.
struct BarGeometryTests {
  private let container = Rect(x: 0, y: 0, width: 200, height: 100)
  private let view = Rect(x: 20, y: 30, width: 50, height: 40)

  private func side(_ frame: Rect, _ attribute: LayoutAttribute) -> Side {
    Side(
      frame: frame, attribute: attribute,
      margins: EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
  }

  @Test func aDistanceIsABeamBetweenTheEdges() {
    let geometry = BarGeometry(side(view, .left), side(container, .left))
    #expect(geometry.form == .beam)
    #expect(geometry.extent == Rect(x: 0, y: 50, width: 20, height: 0))
    let margin = BarGeometry(side(view, .left), side(container, .leftMargin))
    #expect(margin.extent == Rect(x: 16, y: 50, width: 4, height: 0))
    let below = BarGeometry(side(container, .bottom), side(view, .bottom))
    #expect(below.extent == Rect(x: 45, y: 70, width: 0, height: 30))
  }

  @Test func edgesThatAreTheSameAreALine() {
    let other = Rect(x: 20, y: 60, width: 10, height: 30)
    let geometry = BarGeometry(side(view, .left), side(other, .left))
    #expect(geometry.form == .line)
    #expect(geometry.extent == Rect(x: 20, y: 60, width: 0, height: 10))
  }

  @Test func anExtentIsABeamBesideTheView() {
    #expect(
      BarGeometry(side(view, .width), nil).extent == Rect(x: 20, y: 76, width: 50, height: 0))
    #expect(
      BarGeometry(side(view, .height), nil).extent == Rect(x: 76, y: 30, width: 0, height: 40))
  }

  @Test(arguments: [
    (LayoutAttribute.right, 70.0), (.rightMargin, 54), (.top, 30), (.topMargin, 38), (.bottom, 70),
    (.bottomMargin, 62), (.centerX, 45), (.centerY, 50), (.centerXWithinMargins, 45),
    (.firstBaseline, 46), (.lastBaseline, 66),
  ])
  func attributesHavePlaces(attribute: LayoutAttribute, position: Double) {
    #expect(side(view, attribute).position == position)
  }
}

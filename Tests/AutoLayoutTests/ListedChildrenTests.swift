import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// Children with work are found, in order, however many there are and whatever happens to them.
@Suite struct ListedChildrenTests {
  /// Labels at the top left corner of a root that has been laid out.
  private final class Pile {
    let root = TestView.root(1000, 1000)
    var labels: [TestView] = []
    /// The places of labels laid out, in the order of layout.
    var order: [Int] = []

    init(_ count: Int) throws {
      for place in 0..<count { labels.append(try makeLabel(place)) }
      layOut()
      order = []
    }

    func makeLabel(_ place: Int) throws -> TestView {
      let label = TestView("label", content: Size(width: 10, height: 10), in: root)
      try label.constrain(.leading, .equal, root)
      try label.constrain(.top, .equal, root)
      label.onLayout = { [unowned self] in order.append(place) }
      return label
    }

    @discardableResult
    func layOut() -> LayoutOutcome {
      let outcome = root.layout.layoutIfNeeded()
      #expect(outcome.isSettled)
      return outcome
    }

    var counts: LayoutCounts { root.layout.layoutCounts }

    func widen(_ places: [Int]) {
      for place in places { labels[place].contentSize = Size(width: 20, height: 10) }
    }
  }

  @Test(arguments: [1, 5, 63, 64, 65, 128, 129, 300])
  func changedChildrenAreFoundInOrder(_ count: Int) throws {
    let pile = try Pile(count)
    let places = Array(stride(from: 0, to: count, by: 7))
    pile.widen(places.reversed())
    #expect(pile.layOut().rounds == 1)
    #expect(pile.counts.measures == places.count)
    #expect(pile.counts.placements == places.count)
    #expect(pile.order == places)
    for place in 0..<count {
      #expect(pile.labels[place].frame.width == (place.isMultiple(of: 7) ? 20 : 10))
    }
    pile.layOut()
    #expect(pile.counts.measures == 0)
    #expect(pile.counts.visits == 3, "the root in each walk")
  }

  @Test(arguments: [10, 64, 150])
  func childrenWhosePlacesChangedAreFound(_ count: Int) throws {
    let pile = try Pile(count)
    pile.widen([count - 1, 2])
    pile.labels[1].layout.removeFromParent()
    let front = try pile.makeLabel(-1)
    pile.root.layout.moveChild(front.layout, to: 0)
    pile.layOut()
    #expect(pile.counts.measures == 3)
    #expect(pile.order == [-1, 2, count - 1])
    #expect(pile.labels[2].frame.width == 20)
    #expect(pile.labels[count - 1].frame.width == 20)
  }

  @Test(arguments: [10, 64, 65, 150])
  func aListedChildThatLeftIsNotVisited(_ count: Int) throws {
    let pile = try Pile(count)
    for place in [count - 1, 3] {
      pile.widen([place])
      pile.labels[place].layout.removeFromParent()
      pile.layOut()
      #expect(pile.counts.measures == 0)
      #expect(pile.order.isEmpty)
    }
    pile.widen([4])
    pile.layOut()
    #expect(pile.counts.measures == 1)
  }

  @Test(arguments: [10, 150])
  func childrenListedDuringAVisitWaitForTheNextRound(_ count: Int) throws {
    let pile = try Pile(count)
    let note = pile.labels[1].onLayout
    pile.labels[1].onLayout = { [unowned pile] in
      note()
      pile.labels[2].layout.setNeedsLayout()
      pile.labels[count - 1].layout.setNeedsLayout()
    }
    pile.widen([1, count - 1])
    #expect(pile.layOut().rounds == 2)
    #expect(pile.order == [1, count - 1, 2])
  }

  @Test(arguments: [10, 150])
  func aChildThatLeavesDuringAVisitIsSkipped(_ count: Int) throws {
    let pile = try Pile(count)
    let note = pile.labels[1].onLayout
    pile.labels[1].onLayout = { [unowned pile] in
      note()
      pile.labels[3].layout.removeFromParent()
    }
    pile.widen([1, 3, count - 1])
    pile.layOut()
    #expect(pile.order == [1, count - 1])
  }
}

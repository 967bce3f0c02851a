import LayoutTesting
import Testing
import UIKit

/// Explanations of edges in tests.
@MainActor
@Suite struct LayoutExplanationTests {
  private let sample = Sample().placed()
  private let file = "LayoutTestingTests/Samples.swift"

  @Test func sharesNameConstraintsByPropertiesAndLines() throws {
    let top = try #require(sample.title.layoutExplanation(of: .top))
    #expect(top.value == 8 && top.valueInSuperview == 8)
    #expect(top.shares.map(\.points) == [8])
    let constraint = try #require(top.shares[0].constraint)
    #expect(constraint.firstItem === sample.title && constraint.firstAttribute == .top)
    #expect(top.range == nil && top.overruled.isEmpty)
    let line = try #require(constraint.description.isEmpty ? nil : top.shares.first?.words)
    #expect(line.hasPrefix("title.top = Sample.top + 8 (\(file):"))
  }

  @Test func theDescriptionIsATable() throws {
    let width = try #require(sample.title.layoutExplanation(of: .width))
    let lines = width.description.split(separator: "\n")
    #expect(lines.first == "title.width")
    #expect(width.description.contains("the content size of title"))
    #expect(lines.contains { $0.hasSuffix("= width") })
    #expect(width.shares.allSatisfy { $0.constraint == nil })
  }

  @Test func overruledConstraintsHavePrioritiesAndRivals() throws {
    let wide = sample.title.widthAnchor.constraint(equalToConstant: 150)
    let wish = sample.title.widthAnchor.constraint(equalToConstant: 180)
    wish.priority = .defaultLow
    NSLayoutConstraint.activate([wide, wish])
    let width = try #require(sample.title.layoutExplanation(of: .width))
    #expect(width.value == 150 && width.shares.first?.constraint === wide)
    let loser = try #require(width.overruled.first { $0.constraint === wish })
    #expect(loser.priority == .defaultLow && loser.violation == 30 && !loser.isBroken)
    #expect(loser.rivals.contains { $0.hasPrefix("title.width = 150") })
    #expect(width.description.contains("overruled @250, off by 30: title.width = 180 @250"))
  }

  @Test func openEdgesHaveARange() throws {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    sample.addSubview(view)
    view.topAnchor.constraint(greaterThanOrEqualTo: sample.topAnchor, constant: 4).isActive = true
    view.topAnchor.constraint(lessThanOrEqualTo: sample.topAnchor, constant: 20).isActive = true
    let top = try #require(view.layoutExplanation(of: .top))
    #expect(top.range == 4...20)
    #expect(top.description.contains("open: constraints permit 4 to 20"))
    #expect(view.layoutExplanation(of: .notAnAttribute) == nil)
  }

  @Test func changesAreLaidOutFirst() throws {
    #expect(sample.title.layoutExplanation(of: .leading)?.value == 8)
    let leading = try #require(sample.title.layoutExplanation(of: .leading)?.shares[0].constraint)
    leading.constant = 12
    #expect(sample.title.layoutExplanation(of: .leading)?.value == 12)
  }
}

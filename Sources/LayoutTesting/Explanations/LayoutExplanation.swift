import AutoLayout
import LayoutFaults
public import UIKit

/// The derivation of the value that layout gave an edge of a view.
///
/// The shares are those of the constraints that fix the edge, from the view outwards to the root; they add up
/// to its value.
public struct LayoutExplanation: Sendable, CustomStringConvertible {
  /// A part of the value, and the constraint or other origin that it comes from.
  public struct Share: Sendable {
    /// The constraint; nil for what no constraint of the program's says, such as a content size or a safe area.
    public let constraint: NSLayoutConstraint?
    /// The constraint or other origin in words.
    public let words: String
    /// The share of the value in the root's space, in points.
    public let points: CGFloat
    /// The share of the value in the superview's space, in points.
    public let pointsInSuperview: CGFloat
  }

  /// A constraint on the same edge that does not hold.
  public struct Overruled: Sendable {
    /// The constraint; nil for a content size.
    public let constraint: NSLayoutConstraint?
    /// The constraint in words.
    public let words: String
    /// The priority of the constraint.
    public let priority: UILayoutPriority
    /// The violation of the constraint, in points; 0 where it holds.
    public let violation: CGFloat
    /// Whether the constraint is required, and was broken in a conflict.
    public let isBroken: Bool
    /// The constraints that keep it from holding, in words.
    public let rivals: [String]
  }

  /// The attribute.
  public let attribute: NSLayoutConstraint.Attribute
  /// The value in the space of the root, which is the window where there is one, in points.
  ///
  /// Frames count as rounded to pixels.
  public let value: CGFloat
  /// The value in the superview's space, in points; nil for a view without superview.
  public let valueInSuperview: CGFloat?
  /// The shares of the value, from the view outwards.
  public let shares: [Share]
  /// Other constraints that hold the edge at the same value, in words: each alone can go.
  public let alsoHeldBy: [String]
  /// The constraints on the same edge that do not hold.
  public let overruled: [Overruled]
  /// The inequalities on the same edge that are just met, in words.
  public let justMet: [String]
  /// The values in the root's space that constraints leave open; nil where they determine the edge.
  public let range: ClosedRange<CGFloat>?
  /// The explanation as a table with sentences below.
  public let description: String

  @MainActor
  init(
    _ explanation: EdgeExplanation, of view: UIView, _ attribute: NSLayoutConstraint.Attribute,
    names: ProgramNames
  ) {
    let written = WrittenExplanation(explanation, names: names)
    self.attribute = attribute
    value = CGFloat(written.value)
    valueInSuperview = written.valueInSuperview.map { CGFloat($0) }
    shares = zip(explanation.shares, written.shares).map { share, words in
      Share(
        constraint: share.source.client, words: words.cause.words, points: CGFloat(share.points),
        pointsInSuperview: CGFloat(share.pointsInParent))
    }
    alsoHeldBy = written.alsoHeldBy.map(\.words)
    overruled = zip(explanation.overruled, written.overruled).map { loser, words in
      Overruled(
        constraint: loser.constraint.client, words: words.cause.words,
        priority: UILayoutPriority(Float(words.priority)), violation: CGFloat(words.violation),
        isBroken: words.isBroken, rivals: words.rivals.map(\.words))
    }
    justMet = written.justMet.map(\.words)
    range = written.range.map { CGFloat($0.lowerBound)...CGFloat($0.upperBound) }
    let head = "\(names.name(of: view.layoutView)).\(written.edge)"
    description = ([head] + ExplanationTable(written, columns: .rootAndSuperview).lines.map(\.text))
      .joined(separator: "\n")
  }
}

extension UIView {
  /// Lays out the hierarchy and explains the value of an attribute of the view.
  ///
  /// A test that expects another value prints what fixes this one:
  ///
  ///     let top = try #require(title.layoutExplanation(of: .top))
  ///     #expect(top.valueInSuperview == 24, "\(top)")
  ///
  /// - Parameter attribute: An edge, a centre, a baseline or a size.
  /// - Returns: Nil for `notAnAttribute`, and for a view that takes no part in layout.
  public func layoutExplanation(
    of attribute: NSLayoutConstraint.Attribute
  ) -> LayoutExplanation? {
    layoutIfNeeded()
    let edge = LayoutEdge.attribute(LayoutAttribute(attribute))
    return layoutView.explanation(of: edge).map {
      LayoutExplanation($0, of: self, attribute, names: ProgramNames(around: self))
    }
  }
}

extension EdgeExplanation.Source {
  /// The constraint of the program's that is the origin.
  @MainActor
  fileprivate var client: NSLayoutConstraint? {
    if case .constraint(let constraint) = self { constraint.client } else { nil }
  }
}

extension EngineConstraint {
  /// The object that the program knows the constraint by; nil for one that the layout system made.
  @MainActor
  fileprivate var client: NSLayoutConstraint? {
    guard systemRole == nil else { return nil }
    return (self as? LayoutConstraint)?.representedObject as? NSLayoutConstraint
  }
}

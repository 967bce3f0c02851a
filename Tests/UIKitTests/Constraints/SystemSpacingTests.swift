import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Standard distances; see docs/decisions/0090-system-spacing-between-baselines.md.
@Suite("System spacing")
@MainActor
struct SystemSpacingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  /// Glyphs are squares: 0.8 of the size ascends, 0.2 descends.
  private func label(_ size: CGFloat, _ text: String = "ab") -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    return label
  }

  /// A label of 10 points at the top, and one of 20 that nothing places vertically.
  private func column(upperText: String = "ab") -> (upper: UILabel, lower: UILabel) {
    let (upper, lower) = (label(10, upperText), label(20))
    upper.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    return (upper, lower)
  }

  private func spacing(below upper: UILabel, _ lower: UILabel) -> NSLayoutConstraint {
    lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
  }

  private func distance(_ constraint: NSLayoutConstraint) -> CGFloat {
    constraint.isActive = true
    root.layoutIfNeeded()
    return constraint.constant
  }

  @Test func betweenBaselinesIsTwelveTenthsOfWhatReachesTowardsTheOther() {
    withSquareText {
      let (upper, lower) = column()
      let constraint = spacing(below: upper, lower)
      // 1.2 × (2 + 16), rounded up to a pixel.
      #expect(distance(constraint) == 22)
      #expect(lower.frame.minY == 14)
    }
  }

  @Test func multipliersCountBeforeRounding() {
    withSquareText {
      let (upper, lower) = column()
      let constraint = lower.firstBaselineAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1.5)
      // 1.5 × 21.6 = 32.4.
      #expect(distance(constraint) == 32.5)
      #expect(lower.frame.minY >= 24.5)
    }
  }

  @Test func attributesAndNotPlacesSayWhatReaches() {
    withSquareText {
      let (upper, lower) = column()
      let constraint = lower.lastBaselineAnchor.constraint(
        equalToSystemSpacingBelow: upper.firstBaselineAnchor, multiplier: 1)
      // 1.2 × (8 + 4) = 14.4.
      #expect(distance(constraint) == 14.5)
    }
  }

  @Test func itFollowsTheFonts() {
    withSquareText {
      let (upper, lower) = column()
      let constraint = spacing(below: upper, lower)
      _ = distance(constraint)
      upper.font = .systemFont(ofSize: 20)
      root.layoutIfNeeded()
      #expect(constraint.constant == 24)
      #expect(lower.frame.minY == 24)
    }
  }

  @Test func itFollowsTheFontOfALabelThatStaysAsLarge() {
    withSquareText {
      let (upper, lower) = column(upperText: "")
      let constraint = spacing(below: upper, lower)
      #expect(distance(constraint) == 22)
      // A label without text is 0 high and has the last baseline of a line that ends there.
      #expect(lower.frame.minY == 4)
      upper.font = .systemFont(ofSize: 100)
      root.layoutIfNeeded()
      #expect(constraint.constant == 43.5)
      #expect(lower.frame.minY == 7.5)
    }
  }

  @Test func itFollowsThePreferredTextSize() {
    withSquareText {
      let (upper, lower) = column()
      for label in [upper, lower] {
        label.font = .preferredFont(forTextStyle: .body, at: .large)
        label.adjustsFontForContentSizeCategory = true
      }
      let constraint = spacing(below: upper, lower)
      // 1.2 × 17 and 1.2 × 28.
      #expect(distance(constraint) == 20.5)
      for label in [upper, lower] {
        label.inheritTraits(
          UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
      }
      root.layoutIfNeeded()
      #expect(constraint.constant == 34)
    }
  }

  @Test func aConstantThatIsSetStays() {
    withSquareText {
      let (upper, lower) = column()
      let constraint = spacing(below: upper, lower)
      _ = distance(constraint)
      constraint.constant = 8
      upper.font = .systemFont(ofSize: 20)
      root.layoutIfNeeded()
      #expect(constraint.constant == 8)
      #expect(lower.frame.minY == 8)
    }
  }

  @Test func fromAnEdgeItIsThatOfTheBaselinesOwnLine() {
    withSquareText {
      let label = label(10)
      let constraint = label.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: root.layoutMarginsGuide.topAnchor, multiplier: 1)
      #expect(distance(constraint) == 12)
    }
  }

  @Test func withoutTextItIsEight() {
    withSquareText {
      let (upper, lower) = (label(10), UIView())
      lower.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(lower)
      upper.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      let edges = lower.topAnchor.constraint(
        equalToSystemSpacingBelow: upper.bottomAnchor, multiplier: 2)
      #expect(distance(edges) == 16)
      let baselines = lower.lastBaselineAnchor.constraint(
        equalToSystemSpacingBelow: lower.firstBaselineAnchor, multiplier: 1)
      #expect(distance(baselines) == 8)
    }
  }

  /// A stored button of this kind is 22.33 above a label of 17 points: its own font has 15.
  @Test func aButtonCountsWithItsOwnFontBesideAConfiguration() {
    withSquareText {
      let (button, lower) = (UIButton(type: .system), label(20))
      button.configuration = .plain()
      button.configuration?.title = "Title"
      button.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(button)
      button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      let constraint = lower.lastBaselineAnchor.constraint(
        equalToSystemSpacingBelow: button.firstBaselineAnchor, multiplier: 1)
      // 1.2 × (12 + 4) = 19.2.
      #expect(distance(constraint) == 19.5)
      button.titleFont = .systemFont(ofSize: 20)
      root.layoutIfNeeded()
      #expect(constraint.constant == 24)
    }
  }

  @Test func formatsThatSpaceBaselinesHaveIt() {
    withSquareText {
      let (upper, lower) = (label(10), label(20))
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[upper]-[lower]", options: .spacingBaselineToBaseline, metrics: nil,
        views: ["upper": upper, "lower": lower])
      NSLayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
      #expect(constraints.last?.constant == 22)
      #expect(lower.frame.minY == 14)
    }
  }

  @Test func columnsThatCountFromBaselinesHaveIt() {
    withSquareText {
      let stack = UIStackView(arrangedSubviews: [label(10), label(20)])
      stack.axis = .vertical
      stack.isBaselineRelativeArrangement = true
      stack.spacing = UIStackView.spacingUseSystem
      // 8 above the one baseline, 22 between them, 4 below the other.
      #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 34)
      stack.isBaselineRelativeArrangement = false
      // 10, 8 from edge to edge, 20.
      #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 38)
    }
  }

  /// A row of two labels lends the column the last baseline of its first; that one alone gives way.
  @Test func aRowThatIsTooLowGivesWayByTheLabelOfItsBaseline() {
    withSquareText {
      let (left, right, lower) = (label(20), label(20), label(20))
      let row = UIStackView(arrangedSubviews: [left, right])
      row.alignment = .firstBaseline
      let stack = UIStackView(arrangedSubviews: [row, lower])
      stack.axis = .vertical
      stack.isBaselineRelativeArrangement = true
      stack.spacing = UIStackView.spacingUseSystem
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        // Two lines and 1 point: 3 less than 16 + 24 + 4.
        stack.heightAnchor.constraint(equalToConstant: 41),
      ])
      root.layoutIfNeeded()
      #expect(left.frame.height == 17)
      #expect(right.frame.height == 20)
      #expect(row.frame.height == 20)
      #expect(lower.frame.minY == 21)
    }
  }
}

import Testing
import UIKit

/// What ends the program says Apple's reason, and begins with the line that is to blame: for all code
/// of an exit test that is where its macro begins.
@MainActor
struct ExceptionTests {
  private func check(
    _ result: ExitTest.Result, _ name: String, _ reason: String, line: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = withoutAddresses(String(decoding: result.standardErrorContent, as: UTF8.self))
    let exception = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
    #expect(
      text.contains("UIKitTests/ExceptionTests.swift:\(line): Fatal error: \(exception)"),
      "\(text)", sourceLocation: sourceLocation)
  }

  @Test func locationsEqualToConstants() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 4)
      }
    }
    check(
      result, "NSInvalidArgumentException",
      "NSLayoutConstraint for <UIView: 0x…; frame = (0 0; 0 0); layer = <CALayer: 0x…>>: A multiplier "
        + "of 0 or a nil second item together with a location for the first attribute creates an "
        + "illegal constraint of a location equal to a constant. Location attributes must be "
        + "specified in pairs.", line: #line - 14)
  }

  @Test func leadingWithLeft() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .left,
          multiplier: 1, constant: 4)
      }
    }
    check(
      result, "NSInvalidArgumentException",
      "NSLayoutConstraint for <UIView: 0x…; frame = (0 0; 0 0); layer = <CALayer: 0x…>>: A constraint "
        + "cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither.", line: #line - 14)
  }

  @Test func positionsWithSizes() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .top, relatedBy: .equal, toItem: view, attribute: .height,
          multiplier: 1, constant: 4)
      }
    }
    check(
      result, "NSInvalidArgumentException",
      "NSLayoutConstraint for <UIView: 0x…; frame = (0 0; 0 0); layer = <CALayer: 0x…>>: Invalid "
        + "pairing of layout attributes", line: #line - 13)
  }

  @Test func multipliersThatAreNoNumbers() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
      }
    }
    check(
      result, "NSInternalInconsistencyException",
      "Multiplier is not finite!  That's illegal.  multiplier:nan", line: #line - 10)
  }

  @Test func constantsThatAreNoNumbers() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.constant = .infinity
      }
    }
    check(
      result, "NSInternalInconsistencyException",
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf "
        + "firstAnchor:<NSLayoutDimension:0x… \"UIView:0x….width\"> secondAnchor:(null)",
      line: #line - 13)
  }

  @Test func noCommonAncestor() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (label, stack) = (UILabel(), UIStackView())
        let constraint = label.topAnchor.constraint(equalTo: stack.bottomAnchor)
        constraint.isActive = true
      }
    }
    check(
      result, "NSGenericException",
      "Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x… \"UILabel:0x….top\"> and "
        + "<NSLayoutYAxisAnchor:0x… \"UIStackView:0x….bottom\"> because they have no common "
        + "ancestor.  Does the constraint or its anchors reference items in different view "
        + "hierarchies?  That's illegal.", line: #line - 14)
  }

  @Test func prioritiesOutOfRange() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
        constraint.priority = UILayoutPriority(1001)
      }
    }
    check(
      result, "NSInternalInconsistencyException",
      "It's illegal to set priority:1001.  Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000.", line: #line - 11)
  }

  @Test func itemsOutsideTheHolder() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (view, other) = (UIView(), UIView())
        view.addConstraint(
          other.widthAnchor.constraint(equalToConstant: 1))
      }
    }
    check(
      result, "NSGenericException",
      "Unable to install constraint on view.  Does the constraint reference something from outside "
        + "the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:0x… "
        + "UIView:0x….width == 1   (inactive)> view:<UIView: 0x…; frame = (0 0; 0 0); layer = "
        + "<CALayer: 0x…>>", line: #line - 14)
  }

  @Test func visualFormatsThatCannotBeRead() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "|[x]|", metrics: nil, views: [:])
      }
    }
    check(
      result, "NSInvalidArgumentException",
      "Unable to parse constraint format: \nx is not a key in the views dictionary. \n|[x]| \n   ^",
      line: #line - 10)
  }

  /// From iOS 13 on; earlier ones raise (decision 0083).
  @Test func prioritiesCanBecomeRequiredAndOptionalWhileInForce() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let constraint = view.widthAnchor.constraint(equalToConstant: 100)
    constraint.isActive = true
    constraint.priority = .defaultHigh
    constraint.priority = .required
    #expect(constraint.priority == .required)
  }
}

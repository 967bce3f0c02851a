public import UIKit

/// A fault that a layout test ignores, with the reason.
///
/// ```swift
/// assertLayout(page, on: .iPhoneSE3, ignoring: [
///   .rule(.overlap, of: "badge", because: "it sits on the corner of the picture")
/// ])
/// ```
///
/// What is ignored and does not occur fails the test, so that lists do not outlive their reasons.
@MainActor
public struct IgnoredFault {
  /// The rule whose faults are ignored.
  let rule: LayoutRule?
  /// Where.
  let scope: Scope
  /// Why, in words for those who read the test.
  let reason: String

  enum Scope {
    case everywhere
    case view(UIView)
    case named(String)
    case inside(UIView)
    case insideNamed(String)
  }

  /// Passes over a rule everywhere.
  public static func rule(_ rule: LayoutRule, because reason: String) -> IgnoredFault {
    IgnoredFault(rule: rule, scope: .everywhere, reason: reason)
  }

  /// Passes over a rule for what it says about a view.
  public static func rule(
    _ rule: LayoutRule, of view: UIView, because reason: String
  ) -> IgnoredFault {
    IgnoredFault(rule: rule, scope: .view(view), reason: reason)
  }

  /// Passes over a rule for what it says about a view with a name: its accessibility identifier, or the
  /// property of a view or view controller that holds it.
  public static func rule(
    _ rule: LayoutRule, of name: String, because reason: String
  ) -> IgnoredFault {
    IgnoredFault(rule: rule, scope: .named(name), reason: reason)
  }

  /// Passes over everything about a view and the views inside it.
  public static func everything(inside view: UIView, because reason: String) -> IgnoredFault {
    IgnoredFault(rule: nil, scope: .inside(view), reason: reason)
  }

  /// Passes over everything about a view with a name and the views inside it.
  public static func everything(inside name: String, because reason: String) -> IgnoredFault {
    IgnoredFault(rule: nil, scope: .insideNamed(name), reason: reason)
  }

  /// Whether it covers a fault.
  func covers(_ fault: FoundFault, names: ViewNames) -> Bool {
    guard rule == nil || rule == fault.rule else { return false }
    return switch scope {
    case .everywhere: true
    case .view(let view): fault.views.contains { $0 === view }
    case .named(let name): fault.views.contains { names.isCalled($0, name) }
    case .inside(let view): fault.views.contains { $0.isDescendant(of: view) }
    case .insideNamed(let name):
      fault.views.contains { view in
        view.lineage.contains { names.isCalled($0, name) }
      }
    }
  }

  /// The ignored faults in words.
  var words: String {
    let what = rule.map { "\($0.rawValue)" } ?? "everything"
    return switch scope {
    case .everywhere: what
    case .view(let view): "\(what) of \(type(of: view))"
    case .named(let name): "\(what) of \"\(name)\""
    case .inside(let view): "\(what) inside \(type(of: view))"
    case .insideNamed(let name): "\(what) inside \"\(name)\""
    }
  }
}

extension UIView {
  /// The view and the views around it.
  fileprivate var lineage: [UIView] {
    var views: [UIView] = [self]
    while let superview = views.last?.superview { views.append(superview) }
    return views
  }
}

import LayoutFaults
import UIKit

/// A view that has too little room, with the finding about it.
@MainActor
struct SqueezedView {
  /// The finding.
  let finding: Finding
  /// The id of the cause that squeezed views share: the outermost stack view around them, where they lack height, or what
  /// gives them their width, a constraint or a row of equal shares.
  private let cause: String?
  /// Whether it is height that it lacks.
  private let isHigh: Bool

  /// - Parameters:
  ///   - view: The view.
  ///   - isHigh: Whether it is height that it lacks.
  ///   - finding: The finding about it alone.
  ///   - width: The constraint that gives it its width.
  init(_ view: UIView, isHigh: Bool, finding: Finding, width: String? = nil) {
    self.finding = finding
    self.isHigh = isHigh
    cause =
      isHigh
      ? Self.outermostStack(around: view)?.documentID
      : width ?? Self.rowOfEqualShares(around: view)?.documentID.map { $0 + ".width" }
  }

  /// The innermost row around a view that gives each of its views the same width.
  ///
  /// Source: `UIStackView.Distribution.fillEqually`.
  private static func rowOfEqualShares(around view: UIView) -> UIStackView? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0.superview as? UIStackView }
      .first { $0.axis == .horizontal && $0.distribution == .fillEqually }
  }

  private static func outermostStack(around view: UIView) -> UIStackView? {
    var stack: UIStackView?
    var superview = view.superview
    while let current = superview {
      if let found = current as? UIStackView { stack = found }
      superview = current.superview
    }
    return stack
  }

  /// A finding for each view, and one for all that a stack view squeezes: about the worst of them.
  ///
  /// - Parameters:
  ///   - views: The views from back to front.
  ///   - others: The end of the sentence, after the number of other views.
  /// - Returns: The findings, in the order of the first view of each.
  static func findings(about views: [SqueezedView], as others: String) -> [Finding] {
    var order: [String] = []
    var groups: [String: [SqueezedView]] = [:]
    for view in views {
      let key = view.cause ?? view.finding.subjectID ?? ""
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(view)
    }
    return order.compactMap { key in
      let group = groups[key, default: []]
      guard group.count > 1 else { return group.first?.finding }
      return finding(
        about: group.map(\.finding), in: key,
        as: group[0].isHigh ? others : "more of the same width are as well")
    }
  }

  private static func finding(
    about group: [Finding], in stack: String, as others: String
  ) -> Finding {
    let worst = group.reduce(group[0]) { first, second in
      second.weight > first.weight ? second : first
    }
    var finding = worst
    finding.objectIDs =
      worst.objectIDs + group.flatMap(\.objectIDs).filter { $0 != worst.objectIDs.first }
    finding.extendMessage(by: ", and \(group.count - 1) \(others)")
    finding.subjectID = stack
    return finding
  }
}

extension Finding {
  /// Orders by severity, then by amount.
  fileprivate var weight: (Int, Double) { (severity.rawValue, amount ?? 0) }
}

import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// A height that views share and that is too small for what they show, whichever of them gives way.
///
/// The layout system keeps what views of one priority lack together as small as constraints allow, so that each choice lacks
/// as much. Its simplex method leaves the lack to one view, as far as that has height. Where none of them can spare it, a
/// text loses most of a line, or a picture or control half of its height.
///
/// Source: *Auto Layout Guide*, "Intrinsic Content Size": compression resistance keeps a view from clipping its content.
@MainActor
struct LackingHeight {
  /// The views, in the order in which they are open.
  private let views: [UIView]
  /// The height that the views lack together, in points.
  private let lack: Double

  /// Lacks up to this do not count, in points: they are what rounding to pixels may leave.
  private static let tolerance = 1.0

  /// - Returns: Nil where a view may give way without harm, or where run time decides.
  init?(_ missing: MissingConstraints, in scene: InspectedScene) {
    views = missing.members.filter { $0.variable == .height && $0.isOfContent }.map(\.view)
      .filter { $0.intrinsicContentSize.height > 0 }
    guard views.count > 1, scene.hasKnownSize, !scene.description.isLaunchScreen,
      views.allSatisfy({ Self.isCertain($0, in: scene) })
    else { return nil }
    let needs = views.map { NeededHeight(of: $0, in: scene) }
    lack = zip(views, needs).reduce(0) { sum, pair in
      sum + max(0, pair.1.drawn - pair.0.alignedExtent(.vertical))
    }
    let leastLack = needs.reduce(lack) { $0 - ($1.drawn - $1.least) }
    let known = needs.filter { $0.least > 0 }
    guard !known.isEmpty,
      known.allSatisfy({ min(leastLack, $0.least) > $0.spare + Self.tolerance })
    else { return nil }
  }

  /// The finding about it, about the ids of all that is open.
  func finding(about ids: [String], in scene: InspectedScene) -> Finding {
    let names = views.compactMap(\.documentID).map(scene.names.shortName)
    let others = names.count == 2 ? names[1] : "\(names.count - 1) others"
    var finding = scene.finding(
      AmbiguityRule.self, because: nil, about: ids,
      "\(scene.fullName(of: ids[0])) and \(others) need \(words: Points.text(lack)) of height more "
        + "than there is for them, so that part of one is not seen, whichever gives way",
      next: "Put what is around them into a scroll view, or lower heights and distances there")
    finding.amount = lack
    finding.aspects = [.height, .sharedHeight]
    return finding
  }

  /// Whether what leaves a view its height is in the document, and holds at run time.
  private static func isCertain(_ view: UIView, in scene: InspectedScene) -> Bool {
    let beside = sequence(first: view, next: \.superview).flatMap { $0.superview?.subviews ?? [] }
    return !scene.hasProvisionalExtent(around: view, .vertical)
      && !scene.isBesidePlaceholder(view, .vertical) && !scene.isDisplaced(view, .vertical)
      && !scene.isPlacedByCode(view) && !isHeld(view, in: scene)
      && !beside.contains { view in
        scene.isSetByCode(view, .vertical) || view.documentID.map(scene.code.hides) ?? false
          || view.superview is UIStackView && view.isHidden
      }
  }

  /// Whether a constraint may give way in place of a view's content, because both have one priority, or bounds or shares what
  /// the view loses.
  private static func isHeld(_ view: UIView, in scene: InspectedScene) -> Bool {
    let priority = view.contentCompressionResistancePriority(for: .vertical)
    return (view.superview as? UIStackView)?.distribution == .fillEqually
      || scene.instance.constraints.contains { _, constraint in
        let isAboutHeight =
          constraint.firstAttribute == .height || constraint.secondAttribute == .height
        return constraint.isActive && (constraint.priority == priority || isAboutHeight)
          && (constraint.firstItem === view || constraint.secondItem === view)
      }
  }
}

/// The height that a view needs for what it shows, in points.
@MainActor
private struct NeededHeight {
  /// The height of the content that the document shows.
  let drawn: Double
  /// The least height of the content at run time: a line of a text that comes then, 0 for content that is not known.
  let least: Double
  /// The part of the least height that the view may lose and still show its content.
  let spare: Double

  init(of view: UIView, in scene: InspectedScene) {
    let drawn = Double(view.intrinsicContentSize.height)
    self.drawn = drawn
    guard let described = view.documentID.flatMap({ scene.description.view(id: $0) }),
      described.customClass == nil, !scene.code.setsFont(of: described.id),
      !scene.code.setsImage(of: described.id),
      !described.mayGiveWay(along: .vertical)
    else {
      (least, spare) = (0, 0)
      return
    }
    let line = view.lineHeight
    let isToCome =
      line != nil && !(view is UIControl)
      && (described.isStandInText || scene.code.setsText(of: described.id))
    let least = isToCome ? min(drawn, line ?? drawn) : drawn
    self.least = least
    switch view {
    case let label as UILabel where label.adjustsFontSizeToFitWidth && label.minimumScaleFactor > 0:
      spare = max(least / 2, least * (1 - Double(label.minimumScaleFactor)))
    case is UILabel, is UITextView: spare = (line ?? least) / 2
    // A calendar draws itself at its least height in less room, as it says in the log ("defaulting to the minimum height").
    case is UIDatePicker: spare = least / 10
    default: spare = line.map { least - $0 / 2 } ?? least / 2
    }
  }
}

extension UIView {
  /// The height of a line of the view's text; nil where it shows none.
  fileprivate var lineHeight: Double? {
    switch self {
    case let label as UILabel: Double(label.font.lineHeight)
    case let text as UITextView: text.font.map { Double($0.lineHeight) }
    case let field as UITextField: field.font.map { Double($0.lineHeight) }
    case let button as UIButton where button.visibleText != nil:
      button.titleLabel.map { Double($0.font.lineHeight) }
    default: nil
    }
  }
}

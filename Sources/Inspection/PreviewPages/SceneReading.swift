import AutoLayout
import Drawing
import InterfaceBuilder
import UIKit

/// The data of a laid-out scene beside its picture: frames in the picture, and the facts that overlays show.
@MainActor
struct SceneReading {
  private let scene: SolvedScene
  private let origin: Point
  private let root: UIView

  init(_ scene: SolvedScene, origin: Point) {
    self.scene = scene
    self.origin = origin
    root = scene.instance.rootView
  }

  /// The views and guides with their ids, in document order.
  private var items: [(id: String, item: AnyObject)] {
    scene.instance.views.map { ($0.id, $0.view as AnyObject) }
      + scene.instance.guides.map { ($0.id, $0.guide as AnyObject) }
  }

  /// The frames in the picture, by the places of views.
  func frames(_ places: [String: Int]) -> FrameTable.Frames {
    var frames: FrameTable.Frames = Array(repeating: nil, count: places.count)
    for (id, item) in items {
      if let place = places[id] { frames[place] = frame(of: item) }
    }
    return frames
  }

  /// The frame of a view or guide in the picture; nil where it is not in the scene.
  func frame(of item: AnyObject) -> Rect? {
    switch item {
    case let view as UIView: frame(of: view, view.bounds)
    case let guide as UILayoutGuide: guide.owningView.flatMap { frame(of: $0, guide.layoutFrame) }
    default: nil
    }
  }

  private func frame(of view: UIView, _ rect: CGRect) -> Rect? {
    guard view.isDescendant(of: root) else { return nil }
    let frame = Rect(view.convert(rect, to: root))
    guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else {
      return nil
    }
    return Rect(
      x: frame.minX + origin.x, y: frame.minY + origin.y, width: frame.width, height: frame.height)
  }

  // MARK: Overlays

  /// The facts that overlays need beside frames: one word a fact, of a letter, the place of a view or constraint, and numbers.
  ///
  /// `h` hidden, `i` nothing to see, `b` baselines, `m` margins, `a` alignment rectangle, `s` safe area, `o` constraint out of
  /// force, `x` constraint that breaks, `g` another frame that the constraints allow.
  func facts(views: [String: Int], constraints: [String: Int], showsOtherFrames: Bool) -> String {
    var facts: [String] = []
    let margins = viewsWithMargins
    for (id, view) in scene.instance.views {
      guard let place = views[id] else { continue }
      if isHidden(view) { facts.append("h\(place)") }
      if isBlank(view) { facts.append("i\(place)") }
      let baselines = view.baselineOffsets
      if baselines.firstFromTop != 0 || baselines.lastFromBottom != 0 {
        facts.append(fact("b", place, [baselines.firstFromTop, baselines.lastFromBottom]))
      }
      if margins.contains(id) { facts.append(fact("m", place, Self.numbers(view.layoutMargins))) }
      let insets = Self.numbers(view.alignmentRectInsets)
      if insets.contains(where: { $0 != 0 }) { facts.append(fact("a", place, insets)) }
    }
    if let place = views[scene.instance.views.first?.id ?? ""] {
      facts.append(fact("s", place, Self.numbers(root.safeAreaInsets)))
    }
    let held = Set(scene.instance.constraints.map(\.id))
    facts += constraints.sorted { $0.value < $1.value }.filter { !held.contains($0.key) }
      .map { "o\($0.value)" }
    let broken = Set(scene.solution.conflicts.flatMap(\.broken))
    facts += broken.compactMap { constraints[$0] }.sorted().map { "x\($0)" }
    if showsOtherFrames { facts += otherFrames(views) }
    return facts.joined(separator: ",")
  }

  /// The most views of a scene that are moved to show what their constraints leave open.
  private static let mostMoved = 8

  /// The other places of ambiguous views, found by moving them; the tree is not the same after that.
  private func otherFrames(_ places: [String: Int]) -> [String] {
    let open = scene.solution.views.filter { !$0.ambiguous.isEmpty }.prefix(Self.mostMoved)
    return open.compactMap { object in
      guard let view = scene.instance.view(id: object.id), let place = places[object.id],
        let former = frame(of: view)
      else { return nil }
      scene.instance.inEnvironment { view.exerciseAmbiguityInLayout() }
      guard let moved = frame(of: view), moved != former else { return nil }
      return fact("g", place, [moved.minX, moved.minY, moved.width, moved.height])
    }
  }

  private func fact(_ letter: String, _ place: Int, _ numbers: [Double]) -> String {
    "\(letter)\(place) " + numbers.map(FrameTable.number).joined(separator: " ")
  }

  private static func numbers(_ insets: UIEdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
  }

  private func isHidden(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let one = current {
      if one.isHidden || one.alpha < 0.01 { return true }
      current = one === root ? nil : one.superview
    }
    return false
  }

  /// Whether a view has a frame and draws nothing: a plain one without colour, text or subviews.
  private func isBlank(_ view: UIView) -> Bool {
    if let label = view as? UILabel { return label.text?.isEmpty != false }
    guard type(of: view) == UIView.self else { return false }
    let alpha = view.backgroundColor.map { Color($0, in: view).alpha } ?? 0
    return alpha == 0 && view.layer.borderWidth == 0
  }

  /// The ids of the root and of the views whose margins constraints refer to.
  private var viewsWithMargins: Set<String> {
    var ids: Set<String> = [scene.instance.views.first?.id ?? ""]
    for (_, constraint) in scene.instance.constraints {
      if constraint.firstAttribute.rawValue >= Self.firstMargin {
        ids.formUnion([(constraint.firstItem as? UIView)?.documentID].compactMap { $0 })
      }
      if constraint.secondAttribute.rawValue >= Self.firstMargin {
        ids.formUnion([(constraint.secondItem as? UIView)?.documentID].compactMap { $0 })
      }
    }
    return ids
  }

  /// The raw value of `leftMargin`, which only attributes of margins reach.
  private static let firstMargin = NSLayoutConstraint.Attribute.leftMargin.rawValue
}

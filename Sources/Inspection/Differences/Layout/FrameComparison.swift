import AutoLayout
import Devices
import InterfaceBuilder
import UIKit

/// The views of two versions of a document whose solved frames differ.
@MainActor
struct FrameComparison {
  private let matching: ObjectMatching
  private let words: ObjectWording
  private let titleViews: TitleViews
  private let rows: LoneRows
  private var differing: [Int: Differing] = [:]
  private var solved: Set<Int> = []

  /// The frames of a view that differ, by configuration.
  private struct Differing {
    var count = 0
    var worst: (distance: Double, old: Rect, new: Rect, configuration: Configuration)
    /// Whether they differ by more than the rounding of stored frames in any configuration.
    var isBeyondRounding = false
    /// Whether they are those of a row that sizes itself, in any configuration.
    var isInSelfSizingRow = false
  }

  /// The differences up to which frames of a view are the same, in points.
  private struct Tolerance {
    /// That of two roundings to pixels, which never hides a part of a larger movement.
    var plain = FrameComparison.tolerance
    /// Those along each axis, of the rounding of stored frames.
    var across = FrameComparison.tolerance
    var down = FrameComparison.tolerance

    /// Whether frames differ by roundings of stored frames only.
    func covers(_ old: Rect, _ new: Rect) -> Bool {
      zip([across, down, across, down], zip(old.numbers, new.numbers))
        .allSatisfy { limit, pair in abs(pair.0 - pair.1) <= limit }
    }
  }

  /// The difference up to which frames are the same, in points: two roundings to pixels, of which there are three a
  /// point.
  private nonisolated static let tolerance = 0.68

  /// - Parameters:
  ///   - comparison: The objects of both versions.
  ///   - code: The facts about the app's code.
  init(_ comparison: DocumentComparison, _ code: CodeFacts) {
    matching = comparison.matching
    words = comparison.words.new
    titleViews = TitleViews(comparison)
    rows = LoneRows(comparison.matching, code)
  }

  /// Takes in the scenes of both versions in one configuration.
  ///
  /// - Parameters:
  ///   - old: The scenes of the older version.
  ///   - new: Those of the newer one.
  ///   - configuration: The configuration.
  ///   - aged: Those of the newer version with the older one's stored frames, which tell whether views that constraints leave
  ///     open move with those only; nil where they are the same.
  mutating func add(
    _ old: [SolvedScene], _ new: [SolvedScene], in configuration: Configuration,
    aged: () -> [SolvedScene]?
  ) {
    let before = Self.scenes(old)
    lazy var stored = aged().map(Self.scenes)
    for scene in new {
      guard let other = former(of: scene, among: old, byRoot: before) else { continue }
      compare(other, scene, in: configuration) {
        (stored?[scene.solution.rootID]).map(Self.frames)
      }
    }
  }

  /// The older version of a scene: that with the same root, or one whose root went into the other's or came out of it.
  private func former(
    of scene: SolvedScene, among old: [SolvedScene], byRoot scenes: [String: SolvedScene]
  ) -> SolvedScene? {
    guard let root = matching.new.placeByID[scene.solution.rootID] else { return nil }
    if let oldRoot = matching.oldPlace[root] {
      let id = matching.old.all[oldRoot].id
      return scenes[id] ?? old.first { $0.instance.view(id: id) != nil }
    }
    return old.first { other in
      guard let oldRoot = matching.old.placeByID[other.solution.rootID],
        let place = matching.newPlace[oldRoot]
      else { return false }
      return scene.instance.view(id: matching.new.all[place].id) != nil
    }
  }

  private static func scenes(_ scenes: [SolvedScene]) -> [String: SolvedScene] {
    Dictionary(scenes.map { ($0.solution.rootID, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func compare(
    _ old: SolvedScene, _ new: SolvedScene, in configuration: Configuration,
    aged: () -> [String: Rect]?
  ) {
    let (before, after) = (Self.frames(of: old), Self.frames(of: new))
    lazy var stored = aged()
    // What shows a scene may give it another size, which its stored frames do not follow.
    lazy var errorOfLines =
      old.solution.size == new.solution.size ? StandInHeights.error(in: new, of: matching.new) : 0
    let isSelfSizing = rows.sizeThemselves(old.solution, new.solution)
    guard !isSelfSizing || !rows.haveHeightsOfCode(new.solution) else { return }
    for view in new.solution.views {
      guard let place = matching.new.placeByID[view.id], let oldPlace = matching.oldPlace[place],
        let frame = before[matching.old.all[oldPlace].id], !isPlacedElsewhere(oldPlace, place)
      else { continue }
      let isSamePlace = hasSameParent(oldPlace, place)
      // What goes into a bar or comes out of one is not in the root view in both.
      guard
        let first = isSamePlace
          ? frame : Self.frameInRoot(matching.old.all[oldPlace].id, of: old),
        let second = isSamePlace ? view.frame : Self.frameInRoot(view.id, of: new)
      else { continue }
      solved.insert(place)
      // Rows slide with those above them, views of bar items with the bar; only their sizes are their own.
      let isSizeOnly = isSamePlace && DerivedGeometry.hasOnlySize(matching.new.all[place].element)
      func distance(to frame: Rect) -> Double {
        first.distance(to: isSizeOnly ? Rect(origin: first.origin, size: frame.size) : frame)
      }
      var tolerance = tolerance(of: place, before, after)
      guard distance(to: second) > tolerance.plain else { continue }
      if isSamePlace, !view.undetermined.isEmpty, let kept = stored?[view.id],
        distance(to: kept) <= tolerance.plain
      {
        continue
      }
      if isStoredAlike(oldPlace, place) { tolerance.down += errorOfLines }
      record(place, first, second, tolerance: tolerance, configuration)
      if isSelfSizing { differing[place]?.isInSelfSizingRow = true }
    }
  }

  /// Whether something else than the view and what is around it in the document says where it is.
  private func isPlacedElsewhere(_ old: Int, _ new: Int) -> Bool {
    let view = matching.new.all[new].element
    return DerivedGeometry.isControllersBar(view) || DerivedGeometry.isControllersRoot(view)
      || titleViews.decide(old, new)
  }

  private static func frames(of scene: SolvedScene) -> [String: Rect] {
    Dictionary(
      scene.solution.views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  private func hasSameParent(_ old: Int, _ new: Int) -> Bool {
    guard let from = matching.old.all[old].parent, let to = matching.new.all[new].parent else {
      return true
    }
    return matching.newPlace[from] == to
  }

  /// Whether Interface Builder stored the same frame of a view in both versions, and found it up to date.
  ///
  /// It measures texts in the fonts themselves, where the others may stand in for them.
  private func isStoredAlike(_ old: Int, _ new: Int) -> Bool {
    let views = [matching.old.all[old].element, matching.new.all[new].element]
    let frames = views.map { PropertyValues.frame(of: $0) }
    return frames[0] != nil && frames[0] == frames[1]
      && views.allSatisfy { $0["misplaced"] != "YES" && $0["ambiguous"] != "YES" }
  }

  private static func frameInRoot(_ id: String, of scene: SolvedScene) -> Rect? {
    guard let view = scene.instance.view(id: id), view.isDescendant(of: scene.instance.rootView)
    else { return nil }
    return Rect(view.convert(view.bounds, to: scene.instance.rootView))
  }

  private mutating func record(
    _ place: Int, _ old: Rect, _ new: Rect, tolerance: Tolerance, _ configuration: Configuration
  ) {
    let distance = old.distance(to: new)
    var entry = differing[place] ?? Differing(count: 0, worst: (0, old, new, configuration))
    entry.count += 1
    if !tolerance.covers(old, new) { entry.isBeyondRounding = true }
    if distance > entry.worst.distance { entry.worst = (distance, old, new, configuration) }
    differing[place] = entry
  }

  /// The differences up to which frames of a view are the same.
  ///
  /// Interface Builder rounds stored frames when it saves a document for another canvas; where autoresizing scales them
  /// up along an axis, so does it the rounding.
  ///
  /// - Parameters:
  ///   - place: The view.
  ///   - before: The solved frames of the older version.
  ///   - after: Those of the newer one.
  /// - Returns: The tolerance.
  private func tolerance(
    of place: Int, _ before: [String: Rect], _ after: [String: Rect]
  ) -> Tolerance {
    let view = matching.new.all[place].element
    // Rows without constraints are as high as they were saved, in pixels of the canvas.
    if DerivedGeometry.isRow(view) || view.key == "contentView" {
      return Tolerance(plain: Self.rowTolerance, across: Self.rowTolerance, down: Self.rowTolerance)
    }
    guard !DerivedGeometry.isPlacedByConstraints(view),
      let around = matching.new.all[place].parent, let former = matching.oldPlace[around]
    else { return Tolerance() }
    let (older, newer) = (matching.old.all[former], matching.new.all[around])
    let saved = [older, newer].map { Self.storedSize(of: $0.element) }
    let solved = [before[older.id], after[newer.id]]
    func limit(_ saved: [Double], _ solved: [Double?], alongX: Bool) -> Double {
      guard saved[0] != saved[1], AutoresizedFrames.scales(view, alongX: alongX) else {
        return Self.tolerance
      }
      let scales = zip(solved, saved).map { $1 > 0 ? max(($0 ?? $1) / $1, 1) : 1 }
      return Self.scaledTolerance * scales.reduce(0, +) / 2
    }
    return Tolerance(
      across: limit(saved.map(\.width), solved.map { $0?.width }, alongX: true),
      down: limit(saved.map(\.height), solved.map { $0?.height }, alongX: false))
  }

  private static func storedSize(of view: DocumentElement) -> (width: Double, height: Double) {
    let frame = view.children.first { $0.name == "rect" && $0.key == "frame" }
    return (Double(frame?["width"] ?? "") ?? 0, Double(frame?["height"] ?? "") ?? 0)
  }

  private nonisolated static let scaledTolerance = 2.1
  private nonisolated static let rowTolerance = 1.01

  /// The ids of the views that were laid out and whose frames are the same everywhere.
  var viewsAtRest: Set<String> {
    Set(solved.filter { !isMoved($0) }.map { matching.new.all[$0].id })
  }

  private func isMoved(_ place: Int) -> Bool { differing[place]?.isBeyondRounding ?? false }

  /// The views, those that move alike as one, in the order of the document.
  var movements: [ViewMovement] {
    var movements: [ViewMovement] = []
    var placeByCause: [String: Int] = [:]
    for (place, entry) in differing.sorted(by: { $0.key < $1.key }) where isMoved(place) {
      let cause = cause(of: place, entry.count, entry.worst)
      if let known = placeByCause[cause] {
        movements[known].others.append(
          .init(id: matching.new.all[place].id, name: words.name(of: place)))
        continue
      }
      placeByCause[cause] = movements.count
      movements.append(movement(of: place, entry))
    }
    return movements
  }

  private func movement(of place: Int, _ entry: Differing) -> ViewMovement {
    let object = matching.new.all[place]
    let isInRootView = matching.oldPlace[place].map { !hasSameParent($0, place) } ?? false
    let isSizeOnly = !isInRootView && DerivedGeometry.isShownByBar(object.element)
    let frames = [entry.worst.old, entry.worst.new].map { frame in
      (isSizeOnly ? Rect(origin: .zero, size: frame.size) : frame).numbers
    }
    return ViewMovement(
      id: object.id, name: words.name(of: place), scene: words.scene(of: place), old: frames[0],
      new: frames[1], isInRootView: isInRootView, isSizeOnly: isSizeOnly,
      isInSelfSizingRow: entry.isInSelfSizingRow, worst: entry.worst.configuration,
      count: entry.count)
  }

  private func cause(
    of place: Int, _ count: Int,
    _ worst: (distance: Double, old: Rect, new: Rect, configuration: Configuration)
  ) -> String {
    let vector = zip(worst.old.numbers, worst.new.numbers).map { (($1 - $0) * 2).rounded() }
    let around = matching.new.all[place].parent ?? 0
    return "\(around) \(count) \(worst.configuration.name) \(vector)"
  }
}

extension Rect {
  /// The largest difference of the origin or the size.
  fileprivate func distance(to other: Rect) -> Double {
    zip(numbers, other.numbers).map { abs($0 - $1) }.max() ?? 0
  }

  /// x, y, width and height, rounded to hundredths.
  fileprivate var numbers: [Double] {
    [minX, minY, width, height].map { ($0 * 100).rounded() / 100 }
  }
}

import InterfaceBuilder
import UIKit

/// The views that reach outside their superviews as far in the newer version as in the older one.
///
/// Findings leave out what takes part in a conflict, so that one that is no longer there tells nothing of these views
/// where a conflict came.
@MainActor
struct LastingOverhangs {
  private let matching: ObjectMatching
  private var former: Set<String> = []
  private var ended: Set<String> = []

  init(_ matching: ObjectMatching) {
    self.matching = matching
  }

  /// The ids of the views, as the newer version has them.
  var viewIDs: Set<String> { former.subtracting(ended) }

  /// Takes in the scenes of both versions in one configuration.
  mutating func add(_ old: [SolvedScene], _ new: [SolvedScene]) {
    let before = Dictionary(
      old.flatMap { $0.instance.views.map { ($0.id, $0.view) } },
      uniquingKeysWith: { first, _ in first })
    for (id, view) in new.flatMap(\.instance.views) {
      guard let other = matching.oldID(ofNew: id).flatMap({ before[$0] }) else { continue }
      let sides = zip(Self.overhangs(of: other), Self.overhangs(of: view))
        .filter { $0.0 > Self.tolerance }
      guard !sides.isEmpty else { continue }
      former.insert(id)
      if sides.contains(where: { $0.1 < $0.0 - Self.tolerance }) { ended.insert(id) }
    }
  }

  /// The difference up to which distances are the same, in points: two roundings to pixels.
  private static let tolerance = 0.68

  /// The distances by which a view passes each edge of its superview, below zero where it does not.
  private static func overhangs(of view: UIView) -> [Double] {
    guard let room = view.superview?.bounds else { return [] }
    let frame = view.frame
    return [
      room.minX - frame.minX, room.minY - frame.minY, frame.maxX - room.maxX,
      frame.maxY - room.maxY,
    ].map { Double($0) }
  }
}

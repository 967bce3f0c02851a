import InterfaceBuilder
import LayoutFaults
import UIKit

/// The views whose text is cut off as much in the newer version as in the older one, while one of them tells nothing of it.
///
/// Findings leave out what a conflict or an ambiguity is about, so that one about such a text came or went with that only.
@MainActor
struct LastingCutTexts {
  private let matching: ObjectMatching
  private var lasting: (hiddenBefore: Set<String>, hiddenAfter: Set<String>) = ([], [])
  private var differing: Set<String> = []

  init(_ matching: ObjectMatching) {
    self.matching = matching
  }

  /// The ids of the views whose text the older version tells nothing of, as the newer version has them.
  var hiddenBefore: Set<String> { lasting.hiddenBefore.subtracting(differing) }

  /// The ids of the views whose text the newer version tells nothing of, as the newer version has them.
  var hiddenAfter: Set<String> { lasting.hiddenAfter.subtracting(differing) }

  /// Takes in the scenes of both versions in one configuration.
  mutating func add(_ old: [SolvedScene], _ new: [SolvedScene]) {
    let before = Self.cutTexts(in: old)
    let after = Self.cutTexts(in: new)
    for (id, text) in after {
      guard let oldID = matching.oldID(ofNew: id), let other = before[oldID],
        abs(text.lack - other.lack) <= Self.tolerance
      else {
        differing.insert(id)
        continue
      }
      if other.isHidden { lasting.hiddenBefore.insert(id) }
      if text.isHidden { lasting.hiddenAfter.insert(id) }
    }
    let ended = before.keys.compactMap { matching.newID(ofOld: $0) }.filter { after[$0] == nil }
    differing.formUnion(ended)
  }

  /// The difference up to which shortages are the same, in points: two roundings to pixels.
  private static let tolerance = 0.68

  /// The points that texts lack by the ids of their views, and whether findings leave the view out.
  private static func cutTexts(
    in scenes: [SolvedScene]
  ) -> [String: (lack: Double, isHidden: Bool)] {
    var texts: [String: (lack: Double, isHidden: Bool)] = [:]
    for scene in scenes {
      let shortages = scene.instance.inEnvironment {
        scene.instance.views.compactMap { id, view in
          ClippedText(in: view).map { (id: id, lack: lack($0.shortage)) }
        }
      }
      guard !shortages.isEmpty else { continue }
      let told = Set(InspectedScene(path: "", scene: scene).unexplainedViews.map(\.id))
      for text in shortages { texts[text.id] = (text.lack, !told.contains(text.id)) }
    }
    return texts
  }

  private static func lack(_ shortage: ClippedText.Shortage) -> Double {
    switch shortage {
    case .width(let needed, let given), .height(let needed, let given): needed - given
    case .lines: 0
    }
  }
}

import InterfaceBuilder
import UIKit

/// Constraints for views that Interface Builder pins to their frames.
extension DocumentFixes {
  /// Adds constraints to views that are pinned to their frames and were asked for by id, as they are or inside another.
  ///
  /// - Returns: nil where none is, or where one of them would be open without its frame.
  func outcomeOfFreeing(_ selection: FixSelection) throws(FixError) -> FixOutcome? {
    guard selection.viewID != nil else { return nil }
    let pinned = try selectedIDs(selection).sorted().compactMap { description.view(id: $0) }
      .filter(\.geometry.isFrameFixed)
    let freeing = pinned.map(freeing)
    guard !freeing.isEmpty, let freed = write(freeing, AddMissing.title).flatMap(inspector(after:))
    else { return nil }
    let scenes = try selectedScenes(selection)
    let others = try DocumentFixes(freed, on: devices).selectedScenes(selection)
    var changes = freeing
    for (own, other) in zip(scenes, others) {
      let selected = try selectedIDs(selection)
      let plan = AddMissing.plan(
        for: other.1, keeping: FrameTargets(solvedIn: own.1.instance, for: other.1.instance),
        selected: selected)
      guard plan.leftAlone.isEmpty else { return nil }
      changes += plan.changes.compactMap { $0.moved(to: document) }
    }
    guard scenes.count == others.count, let fix = write(changes, AddMissing.title),
      refusedScenes(fix, AddMissing.self, scenes.map { ($0.0, []) }).isEmpty
    else { return nil }
    return FixOutcome(fix: fix)
  }

  /// The change that has a view laid out by constraints.
  private func freeing(_ view: ViewDescription) -> DocumentChange {
    let mask = view.element.child(named: "autoresizingMask")
    return DocumentChange(
      operations: [.setAttribute("fixedFrame", to: nil, of: view.element)]
        + [mask].compactMap { $0.map { .remove($0) } },
      summary:
        "no longer pins \(names.shortName(of: view.id)) to its frame, as constraints give it",
      place: view.element)
  }
}

extension DocumentChange {
  /// The change in another version of its document, which has the same ids; nil where an element is not there.
  fileprivate func moved(to document: Document) -> DocumentChange? {
    func own(_ element: DocumentElement) -> DocumentElement? {
      element.id.flatMap { document.element(id: $0) }
    }
    guard let place = own(place) else { return nil }
    let moved = operations.compactMap { operation -> Operation? in
      switch operation {
      case .setAttribute(let name, let value, let element):
        own(element).map { .setAttribute(name, to: value, of: $0) }
      case .addConstraint(let constraint, let holder):
        own(holder).map { .addConstraint(constraint, heldBy: $0) }
      case .remove(let element): own(element).map { .remove($0) }
      case .insert: nil
      }
    }
    guard moved.count == operations.count else { return nil }
    return DocumentChange(operations: moved, summary: summary, place: place)
  }
}

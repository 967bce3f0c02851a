import InterfaceBuilder

/// Changes of a scene, tried by reading and solving the changed document.
///
/// Slower than laying out the live scene once more, and exact where the frames depend on the passes before: a text wraps at
/// the width of the pass before, and readable margins follow it.
@MainActor
struct SceneTrial {
  let fixes: DocumentFixes
  /// The place of the scene among those of the canvas.
  let index: Int

  /// Whether the changes make no conflict and move no view that is determined.
  func isAcceptable(_ changes: [DocumentChange], by action: any ResolveAction.Type) -> Bool {
    fixes.write(changes, action.title).map {
      fixes.refusedScenes($0, action, [(index: index, selected: [])]).isEmpty
    } ?? false
  }
}

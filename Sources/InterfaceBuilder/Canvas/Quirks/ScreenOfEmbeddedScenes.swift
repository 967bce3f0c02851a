import Devices

/// An embedded scene is shown in the corner of a screen of its own since Xcode 9, and covered as one.
///
/// Source: `docs/decisions/0034-safe-areas-on-the-canvas.md`.
struct ScreenOfEmbeddedScenes: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    document.toolsVersion >= .xcode9
  }

  func adjust(
    _ edges: inout CoveredEdges, of context: SceneContext, on device: DeviceEnvironment
  ) {
    if context.presentation == .embedded { edges.deviceInsets = device.safeAreaInsets }
  }
}

import AutoLayout
import Devices

/// Since Xcode 14.3 nothing covers the top of a scene that a segue presents over the full screen without a bar.
///
/// Source: `docs/decisions/0034-safe-areas-on-the-canvas.md`.
struct UncoveredPresentations: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    document.toolsVersion >= .xcode14_3
  }

  func adjust(
    _ edges: inout CoveredEdges, of context: SceneContext, on device: DeviceEnvironment
  ) {
    if context.isPresentedFullScreen, context.navigationBar == nil { edges.deviceInsets.top = 0 }
  }
}

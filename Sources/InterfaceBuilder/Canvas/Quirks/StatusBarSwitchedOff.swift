import AutoLayout
import Devices

/// Up to Xcode 8 a scene whose simulated status bar is none had none, where later versions keep its room.
///
/// Source: `docs/decisions/0034-safe-areas-on-the-canvas.md`.
struct StatusBarSwitchedOff: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    document.toolsVersion < .xcode9
  }

  func adjust(
    _ edges: inout CoveredEdges, of context: SceneContext, on device: DeviceEnvironment
  ) {
    if context.isStatusBarSwitchedOff { edges.deviceInsets.top = 0 }
  }
}

import AutoLayout
import Devices

/// The canvas counted what covers the screen twice in Xcode 16.3 to 26.1.
///
/// Source: stored frames of 23727 to 25094: every document with a safe area has 96 or 118 points above and 68
/// below; `docs/decisions/0022-safe-areas-by-tools-version.md`.
struct DoubledSafeAreas: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    (ToolsVersion("23600")..<ToolsVersion("25200")).contains(document.toolsVersion)
  }

  func adjust(
    _ edges: inout CoveredEdges, of context: SceneContext, on device: DeviceEnvironment
  ) {
    edges.deviceInsets = edges.deviceInsets + edges.deviceInsets
  }
}

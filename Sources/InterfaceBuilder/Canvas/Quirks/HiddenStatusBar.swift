import AutoLayout
import Devices

/// Xcode 11 to 14.2 drew devices with a home button without a status bar.
///
/// Source: `docs/decisions/0034-safe-areas-on-the-canvas.md`.
struct HiddenStatusBar: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    (ToolsVersion.xcode11 ..< .xcode14_3).contains(document.toolsVersion)
  }

  func adjust(
    _ edges: inout CoveredEdges, of context: SceneContext, on device: DeviceEnvironment
  ) {
    let hasHomeButton = device.device.idiom != .tv && !device.device.hasHomeIndicator
    if hasHomeButton { edges.deviceInsets.top = 0 }
  }
}

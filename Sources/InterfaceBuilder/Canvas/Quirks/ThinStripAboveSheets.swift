import AutoLayout
import Devices

/// Since Xcode 14 a sheet on a device without a home button leaves a strip of 10 points, and the home
/// indicator does not cover it.
///
/// Source: `docs/decisions/0025-bars-and-safe-areas-of-scenes.md`.
struct ThinStripAboveSheets: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    document.toolsVersion >= ToolsVersion("21100")
  }

  func adjust(
    _ edges: inout CoveredEdges, of context: SceneContext, on device: DeviceEnvironment
  ) {
    guard context.presentation == .sheet, device.device.hasHomeIndicator else { return }
    edges.sheetOffset = Self.strip
    edges.deviceInsets.bottom = 0
  }

  private static let strip = 10.0
}

import AutoLayout
import Devices

/// Every notch was 44 points high up to Xcode 13.
///
/// Source: `docs/decisions/0034-safe-areas-on-the-canvas.md`.
struct NotchesOfOneHeight: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    document.toolsVersion < .xcode14 && document.canvas.device.cutout == .notch
  }

  func adjust(
    _ edges: inout CoveredEdges, of context: SceneContext, on device: DeviceEnvironment
  ) {
    if edges.deviceInsets.top > 0 { edges.deviceInsets.top = Self.height }
    if edges.deviceInsets.left > 0 {
      edges.deviceInsets.left = Self.height
      edges.deviceInsets.right = Self.height
    }
  }

  private static let height = 44.0
}

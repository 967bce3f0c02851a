import AutoLayout
import Devices

/// Since Xcode 16.3 the canvas counts twice what covers the screen of a device without a home button.
///
/// In a sheet without a bar, whose top nothing covers on a device, it counts once.
///
/// Source: stored frames of 23727 to 25094: every document with a safe area has 96 or 118 points above and 68
/// below; `docs/decisions/0034-safe-areas-on-the-canvas.md`.
struct DoubledSafeAreas: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    document.toolsVersion >= .xcode16_3
  }

  func adjust(
    _ edges: inout CoveredEdges, of context: SceneContext, on device: DeviceEnvironment
  ) {
    guard device.device.hasHomeIndicator else { return }
    edges.deviceInsets = edges.deviceInsets + edges.deviceInsets
    if context.presentation == .sheet, context.navigationBar == nil {
      edges.deviceInsets.top = device.safeAreaInsets.top
    }
  }
}

import AutoLayout
import Devices
import PlatformMetrics

/// Since Xcode 14 the screen of the iPhone X is covered as that of the iPhone 13 mini, which has as many points.
///
/// Source: `docs/decisions/0034-safe-areas-on-the-canvas.md`.
struct NotchOfTheMini: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    document.toolsVersion >= .xcode14 && document.canvas.device.id == "retina5_9"
  }

  func adjust(
    _ edges: inout CoveredEdges, of context: SceneContext, on device: DeviceEnvironment
  ) {
    guard edges.deviceInsets == device.safeAreaInsets, let mini = Device.named("retina5_4")
    else { return }
    edges.deviceInsets = mini.safeAreaInsets(in: device.orientation, release: device.release)
  }
}

import Devices

/// A sheet leaves a strip of 20 points on devices with a home button and of 54 on others, whatever covers the
/// screen.
///
/// Source: `docs/decisions/0025-bars-and-safe-areas-of-scenes.md`.
struct SheetsOfOneHeight: QuirkBehavior {
  func adjust(
    _ edges: inout CoveredEdges, of context: SceneContext, on device: DeviceEnvironment
  ) {
    guard context.presentation == .sheet else { return }
    edges.sheetOffset = device.device.hasHomeIndicator ? Self.strip : Self.stripWithHomeButton
  }

  private static let strip = 54.0
  private static let stripWithHomeButton = 20.0
}

import AutoLayout
import Devices

/// A scene whose view is as large as the screen of another device is shown on that one.
///
/// The document names the device that its author chose last; a scene that was not laid out since still has the frames
/// of the one before, with its safe area and its pixels.
///
/// Source: `docs/decisions/0034-safe-areas-on-the-canvas.md`.
struct ScreensOfOtherDevices: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    document.kind == .storyboard && document.canvas.isExplicit
      && document.canvas.layout == .fullScreen
  }

  nonisolated func device(
    showing controller: ControllerDescription, of document: DocumentDescription
  ) -> Device? {
    let canvas = document.canvas
    guard let geometry = controller.view?.geometry, geometry.translatesAutoresizingMask,
      !controller.simulatedMetrics.isFreeform, let size = geometry.frame?.size, size != canvas.size
    else { return nil }
    let context = SceneContextInference(description: document).context(of: controller)
    guard context.presentation == .fullScreen, context.column == nil else { return nil }
    return Device.all.first { device in
      device.idiom == canvas.device.idiom && device.size(in: canvas.orientation) == size
        && device.sizeClasses(in: canvas.orientation) == canvas.traits.sizeClasses
    }
  }
}

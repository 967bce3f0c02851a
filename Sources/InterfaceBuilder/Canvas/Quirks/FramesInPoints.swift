/// Xcode 5 rounded frames to whole points on every screen.
///
/// Source: of 300 frames that it saved none has a fraction.
struct FramesInPoints: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    document.toolsVersion < ToolsVersion("6000") && document.platform != .tvOS
  }

  func pixelScale(_ scale: Double) -> Double { 1 }
}

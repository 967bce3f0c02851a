import ArgumentParser
import Devices

extension CompletionKind {
  /// Storyboards, xibs and folders.
  static let documents = CompletionKind.file(extensions: ["storyboard", "xib"])
  /// The ids of devices.
  static let devices = CompletionKind.list(Device.all.map(\.id))
}

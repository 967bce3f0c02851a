@testable import Inspection

extension Configuration {
  /// A configuration of a name, in portrait or landscape as the name says.
  init(_ name: String) {
    self.init(
      name: name, device: name, orientation: name.hasSuffix("landscape") ? .landscape : .portrait)
  }
}

import InterfaceBuilder

extension Device {
  /// The device with an id, or the first whose name contains the text, whatever its case.
  static func find(_ text: String) -> Device? {
    guard !text.isEmpty else { return nil }
    return named(text) ?? all.first { $0.name.lowercased().contains(text.lowercased()) }
  }
}

import ServerProtocols

/// The input that says what documents are laid out on.
enum EnvironmentInput {
  static let parameters = [
    ToolParameter(
      name: "device", kind: .texts,
      meaning: "Devices by id or part of their names, such as retina4_0 or \"iPhone 15\"."),
    ToolParameter(
      name: "orientation", kind: .texts, meaning: "How they are held: portrait, landscape."),
    ToolParameter(
      name: "ios", kind: .texts, meaning: "Releases of the system, such as 17; else the current."),
    ToolParameter(
      name: "direction", kind: .texts, meaning: "Reading directions: ltr, rtl."),
    ToolParameter(
      name: "text_size", kind: .texts, meaning: "Text sizes: XS to XXXL, AX1 to AX5."),
  ]

  static func options(_ input: ToolInput) -> [String] {
    parameters.flatMap { parameter in
      let option = "--" + parameter.name.replacing("_", with: "-")
      return input.texts(parameter.name).map { "\(option)=\($0)" }
    }
  }

  static let timeout = "--timeout=20"
}

extension ToolRun.Result {
  /// The lines that say why nothing came out.
  var failure: ToolFailure {
    ToolFailure(messages.isEmpty ? "Nothing came out." : messages.joined(separator: "\n"))
  }
}

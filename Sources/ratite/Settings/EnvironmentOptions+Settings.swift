import ArgumentParser
import Inspection

extension EnvironmentOptions {
  /// The arguments for what settings ask for and the options leave open.
  func arguments(from settings: CheckSettings) -> [String] {
    let all: [(option: String, isGiven: Bool, values: [String])] = [
      ("--device", !device.isEmpty, settings.devices),
      ("--orientation", !orientation.isEmpty, settings.orientations),
      // A reading direction is what a language is asked for.
      ("--language", !language.isEmpty || !direction.isEmpty, settings.languages),
      ("--text-size", !textSize.isEmpty, settings.textSizes),
    ]
    return all.filter { !$0.isGiven }.flatMap { option, _, values in
      values.map { "\(option)=\($0)" }
    }
  }

  /// The options with what settings ask for and they leave open.
  ///
  /// - Throws: The parser's error for values that are no arguments.
  func filled(from settings: CheckSettings) throws -> EnvironmentOptions {
    let given = try EnvironmentOptions.parse(arguments(from: settings))
    var options = self
    options.device += given.device
    options.orientation += given.orientation
    options.language += given.language
    options.textSize += given.textSize
    return options
  }
}

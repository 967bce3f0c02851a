import Devices
import Foundation
import Inspection
import InterfaceBuilder
import Projects

extension EnvironmentOptions {
  /// The languages that are asked for and have texts for a document, by their codes; pseudolanguages have some for every one.
  func languages(of document: DocumentInput) -> [String: DocumentLanguage] {
    guard !language.isEmpty, FileManager.default.fileExists(atPath: document.path) else {
      return [:]
    }
    let tables = StringTables(of: DocumentPlace.resolved(document.path))
    return language.reduce(into: [:]) { languages, language in
      guard Pseudolanguage(rawValue: language.code) == nil else { return }
      languages[language.code] = tables.texts(in: language.code).map { DocumentLanguage(texts: $0) }
    }
  }

  /// The texts in the languages asked for, as far as answers depend on them.
  func translations(of document: DocumentInput) -> [String] {
    languages(of: document).sorted { $0.key < $1.key }.flatMap { code, language in
      [code] + language.texts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }
  }

  /// A line about languages asked for that the document has no texts in; nil where it has all.
  func noteOfMissingLanguages(of document: DocumentInput) -> String? {
    let known = languages(of: document)
    let missing = language.map(\.code).filter {
      known[$0] == nil && Pseudolanguage(rawValue: $0) == nil
    }
    guard !missing.isEmpty else { return nil }
    return "note: \(document.path) has no texts in \(missing.joined(separator: ", ")); "
      + "it is shown with those that it holds itself"
  }
}

extension DocumentInspector {
  /// Some devices with the languages that the document has texts in: other languages are their reading direction.
  ///
  /// - Parameters:
  ///   - devices: The devices.
  ///   - languages: The languages, by code.
  /// - Returns: The devices, each once.
  @MainActor
  func devices(
    _ devices: [DeviceEnvironment], in languages: [String: DocumentLanguage]
  ) -> [DeviceEnvironment] {
    self.languages = languages
    return devices.reduce(into: []) { known, device in
      var device = device
      if let code = device.language, languages[code] == nil, Pseudolanguage(rawValue: code) == nil {
        device.language = nil
      }
      if !known.contains(device) { known.append(device) }
    }
  }
}

import Inspection

/// The choice that settings and git make among the documents below a folder.
struct DocumentChoice {
  /// The reason that a document is passed over.
  enum Omission: CaseIterable {
    /// It lies in a place that the settings exclude.
    case excluded
    /// It matches no pattern that the settings include.
    case notIncluded
    /// Git ignores it.
    case ignored
  }

  private let target: CheckTarget
  private let settings: CheckSettings
  private let ignored: IgnoredFiles

  /// - Parameters:
  ///   - target: The folder, and the pattern that documents below it are to match.
  ///   - settings: The settings that exclude places.
  init(_ target: CheckTarget, settings: CheckSettings) {
    self.target = target
    self.settings = settings
    ignored = IgnoredFiles(below: target.path)
  }

  /// The reason that a document is passed over; nil for one that is wanted.
  func omission(of path: String) -> Omission? {
    let file = DocumentPlace.resolved(path)
    let place = DocumentPlace.relative(file, to: settings.folder)
    if let place, settings.excluded.contains(where: { $0.matches(place) }) { return .excluded }
    if let pattern = target.pattern, place.map(pattern.matches) != true { return .notIncluded }
    return ignored.contains(file) ? .ignored : nil
  }

  /// Whether a folder that cannot be read may hold documents that are wanted.
  func mayHoldDocuments(_ folder: String) -> Bool {
    switch omission(of: folder + "/Any.storyboard") {
    case .excluded, .ignored: false
    case .notIncluded, nil: true
    }
  }

  /// Tells why no document of the folder is left.
  ///
  /// - Parameter documents: The paths of all documents below the folder.
  /// - Returns: The reasons; nil where some are left, or there was none.
  func obstacle(leavingNoneOf documents: [String]) -> InspectionError? {
    let omissions = documents.compactMap(omission)
    guard !documents.isEmpty, omissions.count == documents.count else { return nil }
    let reasons = Omission.allCases.compactMap { omission -> String? in
      let count = omissions.count { $0 == omission }
      return count == 0 ? nil : "\(words(for: omission)) \(count)"
    }
    return .noneLeft(folder: target.path, reasons: reasons)
  }

  private func words(for omission: Omission) -> String {
    let file = settings.file ?? CheckSettings.fileName
    return switch omission {
    case .excluded: "'excluded' of \(file) leaves out"
    case .notIncluded: "'\(target.pattern?.text ?? "")' of \(file) does not match"
    case .ignored: "git ignores"
    }
  }
}

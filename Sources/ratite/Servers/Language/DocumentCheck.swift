import ArgumentParser
import Foundation
import Inspection
import InterfaceBuilder
import Projects

/// The text of a document as an editor holds it, to be laid out as `ratite check` does the file.
struct DocumentCheck: Sendable {
  /// The file; the URI of a text that is in no file.
  let path: String
  /// The text.
  let contents: Data
  /// The folders that the editor has open.
  let folders: [String]
  /// The number of times that files are known to have changed.
  let filesVersion: Int

  /// The findings of a text, or the reason why there are none.
  struct Outcome: Sendable {
    /// The findings that settings and baseline leave.
    var findings: [Finding] = []
    /// The reason why the document cannot be laid out.
    var obstacle: Obstacle?
    /// Sentences about settings that cannot be used.
    var troubles: [String] = []
  }

  /// The findings that the settings leave.
  func outcome(_ context: JobContext) -> Outcome {
    var outcome = Outcome()
    let settings = settings(&outcome.troubles)
    guard !isExcluded(by: settings) else { return outcome }
    let baseline = baseline(settings, &outcome.troubles)
    let answer = answer(context, settings, command: [CheckCommand.name])
    outcome.obstacle = answer.obstacle
    var filter = FindingFilter(settings, baseline: baseline)
    outcome.findings = filter.new(filter.selected(answer.findings, of: path))
    return outcome
  }

  /// The layout of an object in every configuration that is checked; none where the document cannot be laid out.
  func layout(of objectID: String, _ context: JobContext) -> ObjectLayout {
    var troubles: [String] = []
    let settings = settings(&troubles)
    return answer(context, settings, command: [ObjectFramesCommand.name], objectID: objectID).layout
  }

  /// The fixes of the findings about an object; none where the document cannot be laid out.
  func fixes(of objectID: String, _ context: JobContext) -> [OfferedFix] {
    var troubles: [String] = []
    let settings = settings(&troubles)
    return answer(context, settings, command: [ObjectFixesCommand.name], objectID: objectID).fixes
  }

  private func answer(
    _ context: JobContext, _ settings: CheckSettings, command: [String], objectID: String? = nil
  ) -> DocumentAnswer {
    var document = DocumentInput(path: path, contents: contents)
    guard let options = try? EnvironmentOptions.parse([]),
      let filled = try? options.filled(from: settings)
    else { return DocumentAnswer() }
    document = context.facts.use(version: filesVersion, folders: folders) { facts in
      document.take(document.support(by: &facts), options: filled)
      return document.completed(by: &facts)
    }
    document.objectID = objectID
    switch context.answer(for: document, by: command + options.arguments(from: settings)) {
    case .document(let answer): return answer
    case .overLimit:
      return DocumentAnswer(obstacle: Obstacle(.failure, message: TimeLimit.ofChecks.message))
    case .ended:
      return DocumentAnswer(obstacle: Obstacle(.failure, message: WorkerAnswer.unexpectedEnd))
    }
  }

  // MARK: Settings

  /// The settings of the file's project; those of none, with a sentence, where the file for them cannot be used.
  private func settings(_ troubles: inout [String]) -> CheckSettings {
    let file = FileManager.default.fileExists(atPath: path) || path.hasPrefix("/") ? path : nil
    do {
      return try SettingsOptions.parse([]).settings(for: [file ?? folders.first ?? "."])
    } catch {
      troubles.append("\(error)")
      return CheckSettings(folder: DocumentPlace.resolvedFolder(folders.first ?? "."))
    }
  }

  private func baseline(_ settings: CheckSettings, _ troubles: inout [String]) -> Baseline? {
    do {
      return try SettingsOptions.parse([]).baseline(settings)
    } catch {
      troubles.append("\(error)")
      return nil
    }
  }

  private func isExcluded(by settings: CheckSettings) -> Bool {
    DocumentPlace.relative(DocumentPlace.resolved(path), to: settings.folder).map { place in
      settings.excluded.contains { $0.matches(place) }
    } ?? false
  }
}

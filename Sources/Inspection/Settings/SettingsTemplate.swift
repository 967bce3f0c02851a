import EscapedText

/// The configuration file that `ratite init` writes: every key with what it is for, in comments where the project needs
/// nothing else than the default.
package struct SettingsTemplate {
  private let profile: ProjectProfile

  /// Creates the file for a project.
  package init(for profile: ProjectProfile = ProjectProfile()) {
    self.profile = profile
  }

  /// The text.
  package var text: String {
    let sections = [
      header, included, excluded, rules, failure, devices, baseline, Self.cache, Self.suppressions,
    ]
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  // MARK: Sections

  private var header: [String] {
    var lines = [
      "# What 'ratite check' looks at and what it reports. Paths are relative to this file.",
      "# A schema for editors is docs/ratite.schema.json in Ratite's repository.",
    ]
    for (platform, count) in profile.otherPlatforms.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "# \(count) document\(count == 1 ? " is" : "s are") for \(platform), which is not laid out; "
          + "'ratite check' names \(count == 1 ? "it" : "them") and fails for none.")
    }
    if profile.iblinter != nil {
      lines.append("# Paths and rules are those of \(IBLinterReader.fileName).")
    }
    if !profile.uncovered.isEmpty {
      lines.append(
        "# Without counterpart are \(profile.uncovered.map(\.escaped).joined(separator: ", ")).")
    }
    return lines
  }

  private var included: [String] {
    let paths = profile.iblinter?.included.map(\.text) ?? []
    return [
      "# Documents and folders to check where the command line names none; '**' stands for any folders."
    ] + Self.list("included", paths, example: "App")
  }

  private var excluded: [String] {
    let taken = profile.iblinter?.excluded.map { (path: $0.text, reason: "") } ?? []
    let known = Set(taken.map(\.path))
    let found = profile.excluded.filter { !known.contains($0.path) }.map {
      (path: PathPattern.literal($0.path), reason: $0.reason)
    }
    var lines = [
      "# Documents and folders that searches of folders pass over, beside what git ignores."
    ]
    let entries = (taken + found).map { "  - " + Self.quoted($0.path) + Self.comment($0.reason) }
    lines +=
      entries.isEmpty
      ? ["# excluded:", "#   - \"**/Generated\""] : ["excluded:"] + entries
    return lines
      + profile.doubtful.filter { !known.contains($0.path) }.map {
        "#   - \(Self.quoted(PathPattern.literal($0.path)))\(Self.comment($0.reason))"
      }
  }

  private var rules: [String] {
    let disabled = (profile.iblinter?.rules.disabled ?? []).map(\.rawValue).sorted()
    return [
      "# Rules that report nothing ('ratite rules' lists them), or the only ones that report."
    ]
      + Self.list("disabled_rules", disabled, example: "misplaced-view")
      + [
        "# only_rules:", "#   - conflicting-constraints", "",
        "# The severity of a rule's findings: error, warning, note or off.", "# rules:",
        "#   ambiguous-layout:", "#     severity: error",
      ]
  }

  private var failure: [String] {
    ["# The least severity that fails the run: error, warning, note or never."]
      + profile.advice.map { "# " + $0 }
      + [profile.isClean ? "fail_on: warning" : "# fail_on: error"]
  }

  private var devices: [String] {
    let known = profile.support.map {
      [
        "# The Xcode project supports \($0.escaped); 'ratite check' leaves the others out by itself,",
        "# unless devices or orientations are given here.",
      ]
    }
    let devices = profile.devices.isEmpty ? ["retina6_12"] : profile.devices
    let orientations = profile.orientations.isEmpty ? ["portrait"] : profile.orientations
    return [
      "# What to lay out on; a choice of phones and tablets in portrait and landscape otherwise."
    ]
      + (known ?? []) + ["# devices:"] + devices.map { "#   - " + $0 } + ["# orientations:"]
      + orientations.map { "#   - " + $0 }
      + ["# languages:", "#   - en", "# text_sizes:", "#   - L"]
  }

  private var baseline: [String] {
    [
      "# Findings that are not reported; 'ratite check --write-baseline ratite-baseline.json' writes them.",
      "# baseline: ratite-baseline.json",
    ]
  }

  private static let cache = [
    "# Whether documents that an earlier run answered for are left as they are, unless they changed.",
    "# cache: true",
  ]

  private static let suppressions = [
    "# Findings that are meant: by rule, document and object id, with the reason.",
    "# suppressions:", "#   - rule: outside-superview", "#     path: App/Main.storyboard",
    "#     object: abc-de-fgh", "#     reason: the badge sticks out of its button",
  ]

  // MARK: Parts

  /// A key with a list; in comments, with an example, where the list is empty.
  private static func list(_ key: String, _ values: [String], example: String) -> [String] {
    values.isEmpty
      ? ["# \(key):", "#   - \(example)"]
      : ["\(key):"] + values.map { "  - " + quoted($0) }
  }

  /// A text that YAML reads as it is.
  private static func quoted(_ text: String) -> String {
    JSONText.string(text).text
  }

  private static func comment(_ text: String) -> String {
    text.isEmpty ? "" : " # " + text.escaped
  }
}

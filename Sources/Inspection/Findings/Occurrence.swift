/// The configurations that a finding occurs in.
public struct Occurrence: Hashable, Sendable, Codable {
  /// The configurations it occurs in, in the order they were solved.
  public var configurations: [Configuration]
  /// The place among them of the one that the finding's message is about.
  public var worst: Int
  /// How many configurations were solved; 0 for what does not depend on any.
  public var total: Int

  /// Creates an occurrence.
  public init(configurations: [Configuration], worst: Int = 0, total: Int) {
    self.configurations = configurations
    self.worst = worst
    self.total = total
  }

  /// The occurrence of findings in the document itself, before anything is solved.
  public static let always = Occurrence(configurations: [], total: 0)

  /// The configuration that the finding's message is about; nil for what does not depend on any.
  var worstConfiguration: Configuration? {
    configurations.indices.contains(worst) ? configurations[worst] : nil
  }

  /// The occurrence in other configurations, whose worst one stays where it is among them.
  func occurring(in configurations: [Configuration]) -> Occurrence {
    let place = worstConfiguration.flatMap(configurations.firstIndex)
    return Occurrence(configurations: configurations, worst: place ?? 0, total: total)
  }

  /// Whether it occurs on devices that are held in landscape, and on no others.
  public var isTurnedOnly: Bool {
    !configurations.isEmpty && configurations.count < total
      && configurations.allSatisfy { $0.orientation == .landscape }
  }

  /// "in 3 of 12 configurations, worst: iPhone SE, portrait"; nil where it occurs everywhere.
  public var summary: String? {
    guard configurations.indices.contains(worst), configurations.count < total else { return nil }
    let name = configurations[worst].name
    if configurations.count == 1 { return "in 1 of \(total) configurations: \(name)" }
    return "in \(configurations.count) of \(total) configurations, worst: \(name)"
  }
}

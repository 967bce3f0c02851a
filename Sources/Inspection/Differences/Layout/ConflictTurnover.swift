/// The configurations in which one version of a document has conflicts that the other one has no equal of.
///
/// Where several constraints exclude each other in more than one way, other differences decide which members are named: a
/// conflict goes on where one of the same cause takes its place.
struct ConflictTurnover {
  private let conflicts: [(known: KnownFinding, configurations: Set<Configuration>)]

  /// - Parameters:
  ///   - findings: The findings of the version.
  ///   - names: Their names, which equal ones of the other version share.
  ///   - others: The findings of the other version.
  ///   - otherNames: Their names.
  init(
    _ findings: [KnownFinding], _ names: [String], without others: [Finding],
    _ otherNames: [String]
  ) {
    let equals = Dictionary(zip(otherNames, others), uniquingKeysWith: { first, _ in first })
    conflicts = zip(findings, names).compactMap { known, name in
      guard known.finding.rule == .conflictingConstraints else { return nil }
      let configurations = Set(known.finding.occurrence.configurations)
        .subtracting(equals[name]?.occurrence.configurations ?? [])
      return configurations.isEmpty ? nil : (known, configurations)
    }
  }

  /// A finding of the other version in the configurations in which none of these conflicts takes its place; nil where one
  /// does in each.
  func rest(of known: KnownFinding) -> Finding? {
    var finding = known.finding
    let configurations = finding.occurrence.configurations
    guard finding.rule == .conflictingConstraints else { return finding }
    let replaced = conflicts.filter { $0.known.sharesMost(with: known) }
      .reduce(into: Set<Configuration>()) { $0.formUnion($1.configurations) }
    let left = configurations.filter { !replaced.contains($0) }
    guard left.count < configurations.count else { return finding }
    guard !left.isEmpty else { return nil }
    finding.occurrence = finding.occurrence.occurring(in: left)
    return finding
  }
}

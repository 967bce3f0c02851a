import InterfaceBuilder

/// The ways in which a finding of the newer version may stand to those of the same fault in the older one.
enum FindingFate {
  case new, grown, shrunk, same

  /// Compares a finding with those of the same fault.
  ///
  /// It has grown where it has more objects, occurs in more configurations or is further off, even if it is about fewer objects;
  /// it is fixed in part where it has less of these and more of none.
  ///
  /// - Parameters:
  ///   - one: The finding of the newer version.
  ///   - former: The findings of the older one.
  init(of one: KnownFinding, after former: [KnownFinding]) {
    guard !former.isEmpty else {
      self = .new
      return
    }
    let objects = former.reduce(into: Set<String>()) { $0.formUnion($1.objects) }
    let growth = Self.growth(of: one, after: former, about: objects)
    if growth.contains(where: { $0 > 0 }) {
      self = .grown
    } else if growth.contains(where: { $0 < 0 }) {
      self = .shrunk
    } else {
      // Of the same extent, but about other objects: the same fault only where most of them are.
      let isMostlyTheSame = one.objects.intersection(objects).count * 2 > one.objects.count
      self = isMostlyTheSame ? .same : .new
    }
  }

  /// Whether there is more than before.
  var isMore: Bool { self == .new || self == .grown }

  /// The objects, the configurations and the half points that a finding has more than those before; negative for fewer.
  private static func growth(
    of one: KnownFinding, after former: [KnownFinding], about objects: Set<String>
  ) -> [Double] {
    let amounts = former.compactMap(\.finding.amount)
    let configurations = former.reduce(into: Set<Configuration>()) {
      $0.formUnion($1.finding.occurrence.configurations)
    }
    return [
      Double(one.objects.count - objects.count),
      Double(one.finding.occurrence.configurations.count - configurations.count),
      // Half a point is rounding.
      (((one.finding.amount ?? 0) - (amounts.max() ?? 0)) * 2).rounded(.towardZero),
    ]
  }
}

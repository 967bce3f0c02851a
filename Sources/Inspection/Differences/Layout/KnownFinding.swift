/// A finding with the objects it is about, as both versions of a document name them.
struct KnownFinding {
  let finding: Finding
  let objects: Set<String>

  /// Whether another finding is about the same fault: one of the same rule and mostly the same objects.
  func isSameFault(as other: KnownFinding) -> Bool {
    let common = objects.intersection(other.objects).count
    return finding.rule == other.finding.rule && common > 0
      && common * 2 >= min(objects.count, other.objects.count)
  }

  /// Whether one is about most of the objects that the other is about.
  func sharesMost(with other: KnownFinding) -> Bool {
    objects.intersection(other.objects).count * 2 > min(objects.count, other.objects.count)
  }

  /// Whether two are findings of one rule, both notes or both worse.
  func isAlike(_ other: KnownFinding) -> Bool {
    finding.rule == other.finding.rule && finding.isNote == other.finding.isNote
  }

  /// Whether it is about all that another one of the same fault is about, and told wherever that is.
  func covers(_ other: KnownFinding) -> Bool {
    isSameFault(as: other) && other.objects.isSubset(of: objects) && isTold(with: other)
  }

  /// Whether it is told wherever another one is: notes are told when asked for only.
  func isTold(with other: KnownFinding) -> Bool { !finding.isNote || other.finding.isNote }
}

/// A finding that is left of another one.
struct FindingRemainder {
  /// The finding, as the newer version has it.
  let finding: Finding
  /// The severity of what it was, where only a note is left of that.
  private let severity: Finding.Severity

  /// - Parameters:
  ///   - one: The finding.
  ///   - former: The findings of the older version.
  ///   - others: Those of the newer one.
  init(of one: KnownFinding, _ former: [KnownFinding], beside others: [KnownFinding]) {
    finding = one.finding
    let ended = former.filter { earlier in
      earlier.isSameFault(as: one)
        && !others.contains { !$0.finding.isNote && $0.isSameFault(as: earlier) }
    }
    severity = one.finding.isNote ? ended.map(\.finding.severity).max() ?? .info : finding.severity
  }

  /// The finding with that severity, so that it is told wherever the older one was.
  var told: Finding {
    var finding = finding
    finding.raise(to: severity)
    return finding
  }
}

extension Finding {
  /// Whether it is told when notes are asked for only; stale frames, of which there is one finding a scene, count alike.
  var isNote: Bool { severity == .info && rule != .misplacedView }
}

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
}

/// The releases at which all numbers that were looked up are what they were.
///
/// One thread looks up numbers at a time.
package final class ReleaseSpan: @unchecked Sendable {
  private var first: Release?
  /// The first release after it.
  private var end: Release?

  package init() {}

  /// Whether the numbers are the same at a release.
  package func contains(_ release: Release) -> Bool {
    first.map { $0 <= release } ?? true && end.map { release < $0 } ?? true
  }

  /// Leaves out the releases at which a timeline has another value than at one.
  func narrow(to timeline: Timeline<some Sendable>, at release: Release) {
    for entry in timeline.entries.dropFirst() {
      if entry.since <= release {
        first = first.map { max($0, entry.since) } ?? entry.since
      } else {
        end = end.map { min($0, entry.since) } ?? entry.since
        return
      }
    }
  }
}

/// The reason to believe a number.
package enum Source: Hashable, Sendable {
  /// Apple's documentation, or a log that Apple's frameworks printed, by its title or address.
  case apple(String)
  /// Frames that Interface Builder saved: repositories that show the value, of those that show any.
  case measured(repositories: Int, of: Int)
  /// Thinner evidence, or none: what there is, in words.
  case assumed(String)
}

/// A value of Apple's platform by release.
package struct Timeline<Value: Sendable>: Sendable {
  /// A value and the first release that has it.
  package struct Entry: Sendable {
    package let since: Release
    package let value: Value
    package let source: Source

    package init(_ since: Release, _ value: Value, _ source: Source) {
      self.since = since
      self.value = value
      self.source = source
    }
  }

  /// The entries, oldest first; there is at least one.
  package let entries: [Entry]

  /// Creates a timeline.
  ///
  /// - Precondition: There is an entry, and each is younger than the one before.
  package init(_ entries: [Entry]) {
    precondition(!entries.isEmpty, "a timeline has a value")
    precondition(
      zip(entries, entries.dropFirst()).allSatisfy { $0.since < $1.since },
      "the entries of a timeline are in order")
    self.entries = entries
  }

  /// The value at a release: that of the newest entry at or before it; before the first one, that one's.
  package subscript(release: Release) -> Value {
    (entries.last { $0.since <= release } ?? entries[0]).value
  }
}

/// A number of Apple's platform on phones and tablets, and on televisions where that differs.
package struct Metric<Value: Sendable>: Sendable {
  /// A name in words, unique among all metrics.
  package let name: String
  /// The values of iOS and iPadOS, and of tvOS unless it has its own.
  package let touch: Timeline<Value>
  /// The values of tvOS.
  package let television: Timeline<Value>?

  package init(
    _ name: String, _ entries: [Timeline<Value>.Entry],
    television: [Timeline<Value>.Entry]? = nil
  ) {
    self.name = name
    touch = Timeline(entries)
    self.television = television.map { Timeline($0) }
  }

  /// The value on a platform.
  package subscript(platform: Platform) -> Value {
    let timeline = platform.idiom == .tv ? television ?? touch : touch
    platform.span?.narrow(to: timeline, at: platform.release)
    return timeline[platform.release]
  }
}

/// The kind of device and the release of its system: the key that numbers are looked up by.
package struct Platform: Sendable {
  package var idiom: Idiom
  package var release: Release
  /// Where it is noted for which releases all that is looked up is the same; nil where nobody asks.
  package var span: ReleaseSpan?

  package init(idiom: Idiom = .phone, release: Release = .current) {
    self.idiom = idiom
    self.release = release
  }
}

extension Platform: Hashable {
  package static func == (first: Platform, second: Platform) -> Bool {
    first.idiom == second.idiom && first.release == second.release
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(idiom)
    hasher.combine(release)
  }
}

/// The facts about a metric that do not depend on the type of its value, for tests and listings.
package protocol MetricFacts: Sendable {
  var name: String { get }
  /// The releases, values in words and sources of all entries.
  var facts: [(release: Release, value: String, source: Source)] { get }
}

extension Metric: MetricFacts {
  package var facts: [(release: Release, value: String, source: Source)] {
    (touch.entries + (television?.entries ?? [])).map { ($0.since, "\($0.value)", $0.source) }
  }
}

extension Timeline: Equatable where Value: Equatable {}
extension Timeline: Hashable where Value: Hashable {}
extension Timeline.Entry: Equatable where Value: Equatable {}
extension Timeline.Entry: Hashable where Value: Hashable {}

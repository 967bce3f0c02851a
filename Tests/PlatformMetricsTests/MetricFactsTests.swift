import PlatformMetrics
import Testing

/// The facts that hold of every number of Apple's.
struct MetricFactsTests {
  @Test func everyMetricHasANameOfItsOwn() {
    let names = MetricCatalog.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.isEmpty && $0 == $0.lowercasedFirst })
  }

  @Test func theCatalogListsEveryMetricOfTheSources() throws {
    let declared = try Self.declaredNames()
    #expect(declared.count > 50)
    #expect(MetricCatalog.all.map(\.name).sorted() == declared.sorted())
  }

  @Test func metricsAreDeclaredInTheirModuleOnly() throws {
    for path in try SourceTree.swiftFiles(under: "Sources")
    where !path.hasPrefix("Sources/PlatformMetrics/") {
      let text = try SourceTree.text(of: path)
      #expect(
        !text.contains(/= (Metric|Timeline)(<|\()/), "\(path) declares a number of Apple's")
    }
  }

  @Test func measuredNumbersAreSeenInFiveRepositories() {
    #expect(MetricCatalog.all.flatMap(Evidence.violations) == [])
  }

  @Test func measuredNumbersOfDevicesAreSeenInFiveLists() throws {
    let counts = try SourceTree.swiftFiles(under: "Sources/PlatformMetrics").flatMap { path in
      try SourceTree.text(of: path).matches(of: /\.measured\(repositories: ([0-9]+)/).map {
        (path, Int($0.1) ?? 0)
      }
    }
    #expect(counts.count > 20)
    for (path, count) in counts { #expect(count >= Evidence.least, "\(path): \(count)") }
  }

  @Test func numbersBelowFiveRepositoriesAreRefused() {
    let thin = Metric<Double>(
      "thin",
      [.init(.iOS7, 20, .measured(repositories: 4, of: 4)), .init(.iOS8, 21, .assumed("x"))])
    #expect(Evidence.violations(of: thin) == ["thin, iOS 7: 4 of 4 repositories are too few"])
    let broken = Metric<Double>("broken", [.init(.iOS7, 20, .measured(repositories: 6, of: 5))])
    #expect(Evidence.violations(of: broken) == ["broken, iOS 7: 6 of 5 repositories"])
    let silent = Metric<Double>(
      "silent", [.init(.iOS7, 20, .assumed(""))], television: [.init(.iOS9, 20, .apple(""))])
    #expect(
      Evidence.violations(of: silent) == ["silent, iOS 7: no source", "silent, iOS 9: no source"])
  }

  @Test func entriesInAnotherOrderEndTheProgram() async {
    // Reading the catalog makes every timeline of it.
    #expect(MetricCatalog.all.allSatisfy { !$0.facts.isEmpty })
    await #expect(processExitsWith: .failure) {
      _ = Metric<Double>("late", [.init(.iOS8, 1, .assumed("x")), .init(.iOS7, 2, .assumed("x"))])
    }
    await #expect(processExitsWith: .failure) {
      _ = Metric<Double>("twice", [.init(.iOS8, 1, .assumed("x")), .init(.iOS8, 2, .assumed("x"))])
    }
    await #expect(processExitsWith: .failure) { _ = Metric<Double>("empty", []) }
  }

  @Test func aReleaseHasTheNewestEntryAtOrBeforeIt() {
    let metric = Metric<Double>(
      "sample", [.init(.iOS9, 1, .assumed("x")), .init(.iOS13, 2, .assumed("x"))],
      television: [.init(.iOS10, 7, .assumed("x"))])
    func value(_ release: Release, _ idiom: Idiom = .phone) -> Double {
      metric[Platform(idiom: idiom, release: release)]
    }
    #expect([.iOS7, .iOS9, Release(12, 5), .iOS13, .iOS26].map { value($0) } == [1, 1, 1, 2, 2])
    #expect([.iOS9, .iOS26].map { value($0, .tv) } == [7, 7])
    #expect(value(.iOS26, .pad) == 2)
  }

  /// The names of the metrics that the sources declare.
  private static func declaredNames() throws -> [String] {
    try SourceTree.swiftFiles(under: "Sources/PlatformMetrics").flatMap { path in
      try SourceTree.text(of: path).matches(of: /static let \w+ = Metric<.*>\(\s*"([^"]+)"/).map {
        String($0.1)
      }
    }
  }
}

/// What numbers must rest on.
private enum Evidence {
  /// The least number of repositories that show a measured value.
  static let least = 5

  /// What is wrong with the sources of a metric.
  static func violations(of metric: any MetricFacts) -> [String] {
    metric.facts.compactMap { release, _, source in
      let place = "\(metric.name), iOS \(release)"
      switch source {
      case .measured(let count, let total) where count > total:
        return "\(place): \(count) of \(total) repositories"
      case .measured(let count, let total) where count < least:
        return "\(place): \(count) of \(total) repositories are too few"
      case .assumed(""), .apple(""):
        return "\(place): no source"
      case .measured, .assumed, .apple:
        return nil
      }
    }
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

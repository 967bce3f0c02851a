import Testing

/// A class of views, or a format of reports, is a file and a line in a registry; a forgotten line would make the class
/// a plain view, and the format unknown.
struct RegistryTests {
  @Test func everyElementClassIsRegistered() throws {
    let registry = try Repository.text(
      of: "Sources/InterfaceBuilder/Elements/ElementRegistry.swift")
    let pattern = /extension (\w+): ViewElement/
    let classes = try Repository.swiftFiles(under: "Sources/InterfaceBuilder/Elements")
      .flatMap { try Repository.text(of: $0).matches(of: pattern).map { String($0.1) } }
    #expect(classes.count > 20)
    #expect(Self.entries(of: registry) == classes.sorted())
  }

  @Test func everyPainterIsRegistered() throws {
    let registry = try Repository.text(of: "Sources/Drawing/Views/PainterRegistry.swift")
    let pattern = /struct (\w+): ViewPainter/
    let painters = try Repository.swiftFiles(under: "Sources/Drawing/Controls")
      .flatMap { try Repository.text(of: $0).matches(of: pattern).map { String($0.1) } }
    #expect(painters.count > 20)
    #expect(Self.entries(of: registry) == painters.sorted())
  }

  @Test func everyFormatOfReportsIsListed() throws {
    let registry = try Repository.text(of: "Sources/Inspection/Reports/ReportFormat.swift")
    let pattern = /struct (\w+): ReportFormat/
    let formats = try Repository.swiftFiles(under: "Sources/Inspection/Reports")
      .flatMap { try Repository.text(of: $0).matches(of: pattern).map { String($0.1) } }
    #expect(formats.count > 8)
    #expect(Self.entries(of: registry) == formats.sorted())
  }

  @Test func everyFixIsListed() throws {
    let registry = try Repository.text(of: "Sources/Inspection/Fixes/RuleFix.swift")
    let pattern = /enum (\w+): RuleFix/
    let fixes = try Repository.swiftFiles(under: "Sources/Inspection/Fixes")
      .flatMap { try Repository.text(of: $0).matches(of: pattern).map { String($0.1) } }
    #expect(fixes.count > 8)
    #expect(Self.entries(of: registry) == fixes.sorted())
  }

  /// The types that a registry lists, one a line.
  private static func entries(of registry: String) -> [String] {
    registry.matches(of: /\n    (\w+)\.self,/).map { String($0.1) }.sorted()
  }
}

import TestSupport
import Testing

@testable import Inspection

/// Conflicts of widths that fit one size of screen.
@MainActor
struct PinnedSizesTests {
  /// Views that are tied to both edges and have a width as well.
  private func conflicts(_ widths: [Double], of attribute: String = "width") throws -> [Finding] {
    let names = ["a", "b", "c"].prefix(widths.count)
    let constraints = zip(names, widths).enumerated().map { index, pair in
      Element.constraint("\(pair.0)-x", pair.0, "leading", "root", "leading")
        + Element.constraint("\(pair.0)-e", pair.0, "trailing", "root", "trailing")
        + Element.constraint(
          "\(pair.0)-y", pair.0, "top", "root", "top", "constant=\"\(100 * index)\"")
        + Element.constraint("\(pair.0)-h", pair.0, "height", nil, nil, "constant=\"50\"")
        + Element.constraint("\(pair.0)-w", pair.0, attribute, nil, nil, "constant=\"\(pair.1)\"")
    }
    let views = names.enumerated().map { index, name in
      Element.view(name, [0, Double(100 * index), 375, 50])
    }
    return try Storyboard(subviews: views.joined(), constraints: constraints.joined())
      .findings(on: [.named("retina4_0")]).filter { $0.rule == .conflictingConstraints }
  }

  @Test func oneIsToldForAll() throws {
    let found = try conflicts([375, 375, 375])
    #expect(found.map(\.severity) == [.error, .info, .info])
    #expect(
      found.first?.message
        == "view.width = 375 (a-w) breaks by 55 points, as 2 more fixed widths of the scene do: "
        + "they fit one size of screen only")
    #expect(found.first?.nextStep == "Remove view.width = 375 (a-w), and the 2 others")
    #expect(found.first?.objectIDs.suffix(2) == ["b-w", "c-w"])
  }

  @Test func oneAloneIsToldAsItIs() throws {
    let found = try conflicts([375])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.contains("it cannot hold with") ?? false)
  }

  /// Widths that break by other distances were not drawn for the same screen.
  @Test func othersAreApart() throws {
    #expect(try conflicts([375, 414]).map(\.severity) == [.error, .error])
  }

  /// No screen is to blame where widths exclude each other alone.
  @Test func widthsThatExcludeEachOtherAreApart() throws {
    let views = ["a", "b"].map { Element.view($0) }
    let constraints = zip(["a", "b"], [100, 200]).map { name, width in
      Element.place(name, [0, 0, Double(width), 50])
        + Element.constraint("\(name)-more", name, "width", nil, nil, "constant=\"\(width + 8)\"")
    }
    let found = try Storyboard(subviews: views.joined(), constraints: constraints.joined())
      .findings().filter { $0.rule == .conflictingConstraints }
    #expect(found.map(\.severity) == [.error, .error])
  }
}

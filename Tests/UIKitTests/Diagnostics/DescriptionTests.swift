import Testing
import UIKit

/// A description as Apple's logs write it.
struct Described: Sendable, CustomTestStringConvertible {
  /// Where the form was seen: a section of the reference, or public text.
  let source: String
  let literal: String
  let actual: @MainActor @Sendable (DescribedViews) -> String

  init(
    _ source: String, _ literal: String,
    _ actual: @escaping @MainActor @Sendable (DescribedViews) -> String
  ) {
    (self.source, self.literal, self.actual) = (source, literal, actual)
  }

  var testDescription: String { literal }
}

/// Descriptions character for character, addresses apart.
///
/// Forms are those of console logs; classes and names of apps are replaced by UIKit's own.
@MainActor
struct DescriptionTests {
  @Test(
    arguments: Described.gaps + Described.names + Described.equations + Described.numbers
      + Described.implied + Described.arrangements + Described.anchors + Described.views)
  func isWrittenAsApplesIs(_ described: Described) {
    #expect(described.actual(DescribedViews()) == described.literal)
  }

  @Test func theTableHasAtLeastSixtyCases() {
    let cases =
      Described.gaps + Described.names + Described.equations + Described.numbers
      + Described.implied + Described.arrangements + Described.anchors + Described.views
    #expect(Set(cases.map(\.literal)).count >= 60)
  }
}

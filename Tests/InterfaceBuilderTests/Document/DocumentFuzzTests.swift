import InterfaceBuilder
import TestSupport
import Testing

@Suite struct DocumentFuzzTests {
  /// Damages a fixture in a few places: whatever comes out is read or refused, never trapped on,
  /// and what is read round-trips.
  @Test(arguments: 0..<50)
  func damagedDocumentsAreReadOrRefused(batch: UInt64) throws {
    var random = SplitMix64(seed: batch)
    var refused = 0
    for _ in 0..<80 {
      let name = try #require(Fixture.documents.randomElement(using: &random))
      var bytes = try Fixture.bytes(name)
      for _ in 0..<Int.random(in: 1...6, using: &random) { damage(&bytes, &random) }
      do {
        let document = try Document(bytes: bytes, path: name)
        #expect(document.bytes == bytes)
        #expect(isSound(document))
      } catch {
        refused += 1
        #expect(error.description.hasPrefix("\(name):\(error.position): error: "))
        #expect(!error.description.contains("\n"))
      }
    }
    #expect(refused > 0)
  }

  @Test(arguments: 0..<20)
  func randomBytesAreRefused(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for count in 1..<100 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(throws: DocumentError.self) { _ = try Document(bytes: bytes, path: "x") }
      #expect(throws: DocumentError.self) {
        _ = try Document(bytes: Array("<".utf8) + bytes, path: "x")
      }
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let offset = Int.random(in: 0..<bytes.count, using: &random)
    let length = Int.random(in: 1...20, using: &random)
    let end = min(bytes.count, offset + length)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[offset] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(offset..<end)
    case 2: bytes.insert(contentsOf: bytes[offset..<end], at: offset)
    case 3: bytes[offset] = Array("<>&\"'/= 09-.".utf8).randomElement(using: &random) ?? 0
    case 4: bytes.replaceSubrange(offset..<end, with: "NaN".utf8)
    default: bytes.insert(contentsOf: "<!---->".utf8, at: offset)
    }
  }

  /// Whether every element lies within the file, after the start.
  private func isSound(_ document: Document) -> Bool {
    document.root.descendants.allSatisfy {
      $0.position > .start && $0.range.upperBound <= document.bytes.count
    }
  }
}

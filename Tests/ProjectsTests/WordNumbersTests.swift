import Testing

@testable import Projects

/// Sets of words as numbers, against those of the library.
struct WordNumbersTests {
  /// Numbers that ask for few places, 0 among them.
  private static let candidates: [UInt64] = (0..<6).flatMap { high in
    (0..<5).map { low in high << 40 | low }
  }

  @Test func numbersAreHeldWhateverComesAndGoes() {
    var numbers = WordNumbers()
    var known: Set<UInt64> = []
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<4000 {
      let number = Self.candidates.randomElement(using: &generator) ?? 0
      if Bool.random(using: &generator) {
        #expect(numbers.insert(number) == known.insert(number).inserted)
      } else {
        numbers.remove(number)
        known.remove(number)
      }
      #expect(numbers.count == known.count)
      #expect(Self.candidates.allSatisfy { numbers.contains($0) == known.contains($0) })
    }
    #expect(Set(numbers) == known)
  }

  @Test(arguments: 0..<50) func setsAreComparedAndJoined(round: Int) {
    let (first, second) = (Self.sample(round), Self.sample(3 * round + 1))
    let (one, two) = (WordNumbers(first), WordNumbers(second))
    #expect(Set(one.union(two)) == first.union(second))
    #expect(Set(one.subtracting(two)) == first.subtracting(second))
    #expect(Set(one.intersection(two)) == first.intersection(second))
    #expect(Set(one.intersection(Array(second))) == first.intersection(second))
    #expect(one.isDisjoint(with: two) == first.isDisjoint(with: second))
    #expect(one.isSubset(of: two) == first.isSubset(of: second))
    #expect((one == two) == (first == second))
    #expect(one.isEmpty == first.isEmpty)
  }

  private static func sample(_ seed: Int) -> Set<UInt64> {
    Set(
      candidates.enumerated().filter { ($0.offset * 7 + seed) % (seed % 9 + 2) == 0 }
        .map(\.element))
  }
}

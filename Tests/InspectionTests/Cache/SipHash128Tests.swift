import Testing

@testable import Inspection

struct SipHash128Tests {
  /// Source: the first and eighth lines of `vectors_sip128` of the reference code, whose texts are the bytes 0, 1, 2 and
  /// so on.
  private static let vectors = [
    "a3817f04ba25a8e66df67214c7550293", "da87c1d86b99af44347659119b22fc45",
    "8177228da4a45dc7fca38bdef60affe4", "9c70b60c5267a94e5f33b6b02985ed51",
    "f88164c12d9c8faf7d0f6e7c7bcd5579", "1368875980776f8854527a07690e9627",
  ]

  @Test func theReferenceCodesExamples() {
    for (count, expected) in Self.vectors.enumerated() {
      var hash = SipHash128()
      hash.combine((0..<count).map { UInt8($0) })
      #expect(hash.digest == expected, "\(count) bytes")
    }
  }

  @Test func bytesCountTheSameHoweverTheyAreHandedOver() {
    let bytes = (0..<100).map { UInt8($0) }
    var whole = SipHash128()
    whole.combine(bytes)
    var parts = SipHash128()
    for part in [bytes[..<3], bytes[3..<19], bytes[19...]] { parts.combine(part) }
    #expect(parts.digest == whole.digest)
  }
}

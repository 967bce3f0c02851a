/// The name that an answer is kept by: a digest of all that it depends on.
///
/// 128 bits of SipHash: of a billion answers two have one name with a probability of 10⁻²¹. Whoever makes documents that
/// share a name only hides findings from themselves, so that a cryptographic digest, and a library for it, would gain
/// nothing.
package struct AnswerKey: Hashable, Sendable {
  /// 32 hexadecimal digits.
  package let name: String

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - document: The bytes of the document.
  ///   - basis: Everything else that the answer depends on: the program, its settings, facts from elsewhere.
  package init(document: [UInt8], basis: [String]) {
    var hash = SipHash128()
    for text in basis {
      hash.combine("\(text.utf8.count):".utf8)
      hash.combine(Array(text.utf8))
    }
    hash.combine("document \(document.count):".utf8)
    hash.combine(document)
    name = hash.digest
  }
}

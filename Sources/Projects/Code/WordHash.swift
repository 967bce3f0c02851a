/// The words of a text as numbers, without regard to case: code names a document `"SendFund"`, and a generated
/// case `sendFund`.
///
/// FNV-1a, which is the same in every process. Two words with one number would only make a name look used.
enum WordHash {
  static func of(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(start) { step($0, $1) }
  }

  /// Reads the words of a text in order.
  static func forEachWord(in bytes: [UInt8], _ body: (UInt64) -> Void) {
    var hash = start
    var isInWord = false
    for byte in bytes {
      if WordReader.isWord(byte) {
        hash = step(hash, byte)
        isInWord = true
      } else if isInWord {
        body(hash)
        (hash, isInWord) = (start, false)
      }
    }
    if isInWord { body(hash) }
  }

  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    return (hash ^ UInt64(isCapital ? byte | 0x20 : byte)) &* 0x100_0000_01B3
  }
}

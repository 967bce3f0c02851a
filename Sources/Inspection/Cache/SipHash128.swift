/// SipHash-2-4 with a digest of 128 bits and a fixed key: the same on every machine and in every process.
///
/// It tells texts apart that differ by chance; it keeps nobody from making two with one digest.
///
/// Source: Aumasson and Bernstein, *SipHash: a fast short-input PRF*, and their reference code for 128 bits.
struct SipHash128 {
  private var v0: UInt64
  private var v1: UInt64
  private var v2: UInt64
  private var v3: UInt64
  /// The bytes that fill no word yet, the first in the lowest bits.
  private var tail: UInt64 = 0
  private var count: UInt64 = 0

  /// - Parameter key: The key, by default that of the reference code's examples.
  init(key: (UInt64, UInt64) = (0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908)) {
    v0 = key.0 ^ 0x736f_6d65_7073_6575
    v1 = key.1 ^ 0x646f_7261_6e64_6f6d ^ 0xee
    v2 = key.0 ^ 0x6c79_6765_6e65_7261
    v3 = key.1 ^ 0x7465_6462_7974_6573
  }

  /// Takes in bytes.
  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      tail |= UInt64(byte) << (8 * (count % 8))
      count += 1
      guard count % 8 == 0 else { continue }
      compress(tail)
      tail = 0
    }
  }

  /// Takes in bytes, whole words at once.
  mutating func combine(_ bytes: [UInt8]) {
    let aligned = min(bytes.count, Int((8 - count % 8) % 8))
    combine(bytes[..<aligned])
    let words = (bytes.count - aligned) / 8
    unsafe bytes.withUnsafeBytes { buffer in
      for index in 0..<words {
        let word = unsafe buffer.loadUnaligned(
          fromByteOffset: aligned + 8 * index, as: UInt64.self)
        compress(UInt64(littleEndian: word))
      }
    }
    count += UInt64(8 * words)
    combine(bytes[(aligned + 8 * words)...])
  }

  /// The digest of the bytes so far: 32 hexadecimal digits, by bytes in order.
  var digest: String {
    var hash = self
    hash.compress(tail | count << (UInt64.bitWidth - UInt8.bitWidth))
    hash.v2 ^= 0xee
    let first = hash.finalWord()
    hash.v1 ^= 0xdd
    return Self.digits(first) + Self.digits(hash.finalWord())
  }

  private mutating func compress(_ word: UInt64) {
    v3 ^= word
    for _ in 0..<2 { round() }
    v0 ^= word
  }

  private mutating func finalWord() -> UInt64 {
    for _ in 0..<4 { round() }
    return v0 ^ v1 ^ v2 ^ v3
  }

  private mutating func round() {
    v0 &+= v1
    v2 &+= v3
    v1 = v1.rotated(13) ^ v0
    v3 = v3.rotated(16) ^ v2
    v0 = v0.rotated(32)
    v2 &+= v1
    v0 &+= v3
    v1 = v1.rotated(17) ^ v2
    v3 = v3.rotated(0x15) ^ v0
    v2 = v2.rotated(32)
  }

  private static func digits(_ word: UInt64) -> String {
    let digits = String(word.byteSwapped, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension UInt64 {
  /// The number rotated to the left.
  fileprivate func rotated(_ bits: UInt64) -> UInt64 { self << bits | self >> (64 - bits) }
}

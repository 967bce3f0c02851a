import Drawing

extension Color {
  /// Whether every component is the same but for rounding.
  func isClose(to other: Color, within tolerance: Double = 0.02) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
      && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
  }
}

extension Bitmap {
  /// The number of pixels of which a component differs by more than a tolerance of 255.
  func differences(from other: Bitmap, tolerance: Int = 8) -> Int {
    guard width == other.width, height == other.height else { return max(width, other.width) }
    return (0..<(width * height)).count { pixel in
      (0..<4).contains { component in
        let index = pixel * 4 + component
        return abs(Int(bytes[index]) - Int(other.bytes[index])) > tolerance
      }
    }
  }

  /// The number of pixels in a region that are nearer to a colour than a tolerance.
  func count(of color: Color, columns: Range<Int>, rows: Range<Int>) -> Int {
    rows.reduce(0) { sum, y in
      sum + columns.count { self[$0, y].isClose(to: color, within: 0.1) }
    }
  }
}

/// Fowler, Noll and Vo's hash, the same in every process.
func fingerprint(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

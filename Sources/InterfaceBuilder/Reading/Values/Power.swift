#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The C library's `pow`.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

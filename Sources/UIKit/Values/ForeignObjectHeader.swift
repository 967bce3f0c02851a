/// A word that keeps CoreFoundation from taking an object for one of its own.
///
/// It must be the first stored property of a class that derives from `NSObject` and whose objects
/// are values of attributed strings; see docs/workarounds.md.
struct ForeignObjectHeader {
  /// Bits 8…17 are the highest type identifier, which no type of CoreFoundation has.
  private let info: UInt64 = 0x3ff << 8
}

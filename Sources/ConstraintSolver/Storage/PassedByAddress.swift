/// A field without content that keeps a large structure from being copied when it is borrowed.
///
/// The compiler passes a borrowed structure whose fields are all numbers and pointers as a copy of
/// its bits, even if these are thousands of bytes. With an existential among its fields it is
/// *address-only*: its address is passed.
struct PassedByAddress {
  private let nothing: (any Sendable)? = nil

  init() {}
}

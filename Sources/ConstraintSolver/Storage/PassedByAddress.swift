/// A field without content that keeps a large structure from being copied when it is borrowed.
///
/// The compiler passes a borrowed structure whose fields are all numbers and pointers as a copy of
/// its bits, though it be thousands of bytes. With an existential among its fields it is
/// *address-only*: what is passed is where it is.
struct PassedByAddress {
  private let nothing: (any Sendable)? = nil

  init() {}
}

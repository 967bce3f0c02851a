/// A number with a noun: "1 scene", "2 scenes".
enum CountedNoun {
  static func text(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

/// The step of a property's path that names one of several alike elements without a key, such as fragments of a text.
struct NumberedStep: Hashable {
  /// The name of the element.
  let name: String
  /// The number among the elements of that name, from 1.
  let number: Int

  init(name: String, number: Int) {
    self.name = name
    self.number = number
  }

  /// A step by its text; the first of its name where that has no number.
  init(_ text: String) {
    let parts = text.split(separator: " ")
    // Steps about where an object is installed end with its id, which may be a number.
    if parts.count == 2, let number = Int(parts[1]), number > 1, parts[0].allSatisfy(\.isLetter) {
      self.init(name: String(parts[0]), number: number)
    } else {
      self.init(name: text, number: 1)
    }
  }

  /// The text, which has no number for the first.
  var text: String { number == 1 ? name : "\(name) \(number)" }
}

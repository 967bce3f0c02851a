/// The elements of a JSON array, each on a line, written as they come.
struct JSONLines {
  private var isEmpty = true

  /// The lines of further elements; all but the first of the array begin with a comma.
  mutating func add(_ values: [JSONText]) -> String {
    values.map { value in
      defer { isEmpty = false }
      return (isEmpty ? "" : ",") + value.text + "\n"
    }.joined()
  }
}

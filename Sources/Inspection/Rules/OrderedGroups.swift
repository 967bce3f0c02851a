/// Values by their keys, the keys in the order in which they came.
struct OrderedGroups<Key: Hashable, Value> {
  private var order: [Key] = []
  private var values: [Key: [Value]] = [:]

  /// Adds a value.
  mutating func add(_ value: Value, to key: Key) {
    if values[key] == nil { order.append(key) }
    values[key, default: []].append(value)
  }

  /// The keys with their values.
  var groups: [(key: Key, values: [Value])] { order.map { ($0, values[$0] ?? []) } }
}

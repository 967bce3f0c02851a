/// A part of a row's constant that does not stand in the constraint: the distance of an attribute from
/// the edge of its item.
struct AttributeOffset {
  let item: LayoutItem
  let attribute: LayoutAttribute
  let points: Double
}

import LayoutTesting
import Testing

@MainActor
@Test func cutOff() {
  assertLayout(makeNarrowLabel(), on: .iPhone15)
}

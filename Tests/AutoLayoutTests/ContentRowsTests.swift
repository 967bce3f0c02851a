import Testing

@testable import AutoLayout

/// Numbers of rows that stand side by side take the room of one.
@Suite struct ContentRowsTests {
  private var rows = ContentRows()

  private var numbers: [Int32?] { (0..<4).map { rows[$0] } }

  @Test mutating func numbersSideBySideAreKept() {
    for index in 0..<4 {
      let isKept = rows.set(7 + Int32(index), at: index)
      #expect(isKept)
    }
    #expect(numbers == [7, 8, 9, 10])
    let (isLastRemoved, isSameKept) = (rows.set(-1, at: 3), rows.set(8, at: 1))
    #expect(isLastRemoved && isSameKept)
    #expect(numbers == [7, 8, 9, -1])
    let isFirstRemoved = rows.set(-1, at: 0)
    #expect(!isFirstRemoved)
    #expect(numbers == [7, 8, 9, -1])
  }

  @Test mutating func aContentMayHaveOneAxis() {
    let areKept = (rows.set(0, at: 2), rows.set(1, at: 3))
    #expect(areKept.0 && areKept.1)
    #expect(numbers == [-1, -1, 0, 1])
    let (isApartKept, isBeforeKept) = (rows.set(3, at: 3), rows.set(-1, at: 0))
    #expect(!isApartKept && isBeforeKept)
  }

  @Test func otherNumbersStandElsewhere() {
    let view = LayoutView()
    for (kind, row) in zip(
      [ViewConstraint.Kind.heightHugging, .widthCompression, .heightCompression], [Int32(5), 9, 2])
    {
      view.setRow(row, of: kind)
    }
    #expect(view.row(of: .widthHugging) == RowNumber.none)
    #expect(view.row(of: .widthCompression) == 9)
    #expect(view.row(of: .heightHugging) == 5)
    #expect(view.row(of: .heightCompression) == 2)
    view.setRow(RowNumber.none, of: .widthCompression)
    #expect(view.row(of: .widthCompression) == RowNumber.none)
    #expect(view.row(of: .heightHugging) == 5)
    view.forgetRows()
    #expect(!view.hasContentRows)
    #expect(view.row(of: .heightHugging) == RowNumber.none)
    view.setRow(4, of: .heightHugging)
    #expect(view.row(of: .heightHugging) == 4)
    #expect(view.row(of: .heightCompression) == RowNumber.none)
  }
}

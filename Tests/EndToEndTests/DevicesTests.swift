import Testing

struct DevicesTests {
  @Test func everyDeviceIsARowWithItsSize() throws {
    let result = try CommandLineTool.run(["devices"])
    #expect(result.exitCode == 0)
    let rows = result.standardOutput.split(separator: "\n")
    #expect(rows.count > 20)
    let row = try #require(rows.first { $0.hasPrefix("retina6_12 ") })
    #expect(row.contains("393 × 852"))
  }
}

import AutoLayout
import InterfaceBuilder
import Testing

@Suite struct ConstraintReadingTests {
  private func constraints(_ id: String, in name: String) throws -> [ConstraintDescription] {
    let description = DocumentDescription(
      try Fixture.document(name),
      traits: TraitEnvironment(
        sizeClasses: SizeClasses(width: .regular, height: .regular), idiom: .pad))
    return try #require(description.view(id: id)).constraints
  }

  private func constraint(_ attributes: String) throws -> ConstraintDescription {
    let description = DocumentDescription(
      try Fixture.document(
        objects: """
          <view id="v"><constraints><constraint firstAttribute="width" \(attributes) id="c"/>\
          </constraints></view>
          """))
    return try #require(description.view(id: "v")?.constraints.first)
  }

  @Test func allPartsAreRead() throws {
    let all = try constraints("shl-02-vue", in: "Library.storyboard")
    let gap = try #require(all.first { $0.id == "c04-aa-aaa" })
    #expect(gap.firstItemID == "stk-04-vue")
    #expect(gap.firstAttribute == .top)
    #expect(gap.relation == .greaterThanOrEqual)
    #expect(gap.secondItemID == "ttl-03-lbl")
    #expect(gap.secondAttribute == .bottom)
    #expect(gap.constant == 20)
    #expect(gap.isSymbolic)
    #expect(gap.holderID == "shl-02-vue")
    #expect(all.first { $0.id == "c05-aa-aaa" }?.priority == 749.5)
    #expect(all.first { $0.id == "c06-aa-aaa" }?.identifier == "stack end")
    #expect(all.first { $0.id == "c08-aa-aaa" }?.isPlaceholder == true)
    #expect(all.filter { !$0.isUsable }.isEmpty)
  }

  @Test func absentPartsHaveDefaults() throws {
    let constraint = try constraint("")
    #expect(constraint.firstItemID == "v")
    #expect(constraint.secondItemID == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.relation == .equal)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
    #expect(constraint.priority == 1000)
    #expect(!constraint.isPlaceholder)
  }

  @Test(
    arguments: [
      ("0.5", 0.5), ("1:1", 1.0), ("16:9", 16.0 / 9), ("3: 2", 1.5), ("3 / 2", 1.5),
      ("1/3", 1.0 / 3), ("2:0.9", 2 / 0.9),
      ("-1", -1.0),
    ] as [(String, Double)])
  func multipliersDivide(text: String, value: Double) throws {
    let constraint = try constraint("multiplier=\"\(text)\"")
    #expect(constraint.multiplier == value)
    #expect(constraint.isUsable)
  }

  @Test(arguments: ["", "a", "1:2:3", "1:", "/2", "1/0", "0/0", "nan", "inf", "1e300"])
  func multipliersThatAreNoNumbersAreProblems(text: String) throws {
    let constraint = try constraint("multiplier=\"\(text)\"")
    #expect(!constraint.isUsable)
    #expect(constraint.problems.map(\.attribute) == ["multiplier"])
  }

  @Test func oddConstantsStayAsWrittenAndAreProblems() throws {
    #expect(try constraint("constant=\"NaN\"").constant.isNaN)
    #expect(try constraint("constant=\"-inf\"").constant == -.infinity)
    #expect(try constraint("constant=\"1e308\"").constant == 1e308)
    #expect(try constraint("constant=\"1e308\"").problems.map(\.kind) == [.outOfRange("1e308")])
    #expect(try constraint("constant=\"1,5\"").problems.map(\.kind) == [.notANumber("1,5")])
    #expect(try constraint("constant=\"9999999\"").isUsable)
    #expect(try constraint("priority=\"0\"").isUsable == false)
    #expect(try constraint("priority=\"1001\"").isUsable == false)
    #expect(try constraint("relation=\"about\"").isUsable == false)
  }

  @Test func problemsOfADocumentHavePositions() throws {
    let description = DocumentDescription(try Fixture.document("Card.xib"))
    let problems = description.problems.map { "\($0.position): \($0.message)" }
    #expect(
      problems == [
        "36:52: constant is \"NaN\", which is not a number; write a decimal number",
        "37:53: constant is 1e308, too large to lay out with; use a value within ±10,000,000",
        "38:73: secondItem names \"gon-99-zzz\", but no object has this id; remove or reconnect it",
        "39:124: multiplier is 2/0, too large to lay out with; use a value within ±10,000,000",
        "40:52: firstAttribute has the unknown value \"sideways\" and is ignored; "
          + "correct the value or remove it",
      ])
    #expect(description.problems.filter { $0.isInformational }.isEmpty)
  }

  @Test func duplicateAndMissingIDsAreProblems() throws {
    let description = DocumentDescription(
      try Fixture.document(
        objects: """
          <view id="v"><subviews><view id="v"/></subviews>
            <connections><outlet property="x" destination="gone" id="o"/></connections>
          </view>
          """))
    #expect(
      description.problems.map(\.kind) == [
        .duplicateID(id: "v", first: DocumentPosition(line: 5, column: 1)),
        .missingReference(id: "gone"),
      ])
  }
}

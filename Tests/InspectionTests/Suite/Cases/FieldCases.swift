@testable import Inspection

extension RuleCases {
  static let crossedExtents = RuleCases(
    rule: .crossedExtents,
    faults: [
      .fault(
        "a field as wide as a button is high", SuiteScene.login,
        "- user.trailing\n+ user.width = signIn.height", at: "user|signIn", also: [.clippedText],
        saved: true),
      .fault(
        "a slider as wide as a picture is high", SuiteScene.player,
        "- progress.trailing\n+ progress.width = cover.height", at: "progress|cover", saved: true),
      .fault(
        "a label as wide as a button is high", SuiteScene.plain,
        "+ note.width = send.height", at: "note|send", also: [.clippedText], saved: true),
    ],
    nearMisses: [
      .nearMiss(
        "a field as wide as the one below", SuiteScene.login,
        "- user.trailing\n+ user.width = password.width", saved: true),
      .nearMiss(
        "a slider in proportion", SuiteScene.player,
        "- progress.trailing\n+ progress.width = 1.2 * cover.height", saved: true),
      .nearMiss(
        "a picture as wide as a button is high", SuiteScene.login, "~ logo.width = signIn.height",
        saved: true),
    ])

  static let shrunkenField = RuleCases(
    rule: .shrunkenField,
    faults: [
      .fault(
        "a field that hugs more than a button", SuiteScene.chat, "~ field hHug=252",
        at: "field|send", saved: true),
      .fault(
        "a field that hugs more than a label in a stack view", SuiteScene.dashboard,
        "- goalBar\n+ goal: textField goalField \"8,000\" hHug=252\n~ goalTitle hHug=250",
        at: "goalTitle|goalField", saved: true),
    ],
    nearMisses: [
      .nearMiss(
        "a label that hugs more than a field", SuiteScene.dashboard,
        "- goalBar\n+ goal: textField goalField \"8,000\" hHug=250\n~ goalTitle hHug=252",
        saved: true),
      .nearMiss(
        "a field of a width of its own", SuiteScene.chat, "~ field hHug=252\n+ field.width = 120",
        saved: true),
      .nearMiss(
        "a field beside a picture that is stretched", SuiteScene.dashboard,
        "image mark 24x24\n- goalBar\n- goalTitle\n+ goal: textField goalField \"8,000\" hHug=252\n+ goal: imageView mark image=mark hHug=250",
        saved: true),
    ])
}

@testable import Inspection

extension RuleCases {
  static let cover = RuleCases(
    rule: .coveredControl,
    faults: [
      .fault(
        "a veil in front of a dialog", SuiteScene.dialog,
        "+ root: view veil bg=systemGrayColor alpha=0.4\n+ veil.edges = root.edges",
        at: "veil|keep|delete", saved: true),
      .fault(
        "a transparent view over a form", SuiteScene.login,
        "+ root: view tap\n+ tap.edges = root.edges", at: "tap|user|password|stay|signIn",
        saved: true),
      .fault(
        "a view over a bar", SuiteScene.hosted, "+ root: view line\n+ line.edges = bar.edges",
        at: "line|cancel|done", saved: true),
      .fault(
        "a view over a row of buttons", SuiteScene.player,
        "+ root: view shade\n+ shade.edges = buttons.edges", at: "shade|back|play|next",
        saved: true),
      .fault(
        "a button over a page", SuiteScene.introduction,
        "+ root: button tap\n+ tap.edges = root.edges", at: "tap|skip|next", saved: true),
      .fault(
        "a button over a bar with a field", SuiteScene.chat,
        "+ bar: button tap\n+ tap.leading = bar.leading\n+ tap.trailing = bar.trailing\n+ tap.top = bar.top - 200\n+ tap.bottom = bar.bottom",
        at: "tap|field|send", also: [.outsideSuperview], saved: true),
    ],
    nearMisses: [
      .nearMiss(
        "a view that takes no touches", SuiteScene.dialog,
        "+ root: view veil userInteractionEnabled=NO\n+ veil.edges = root.edges", saved: true),
      .nearMiss(
        "a hidden view", SuiteScene.login, "+ root: view wait hidden\n+ wait.edges = root.edges",
        saved: true),
      .nearMiss(
        "a transparent view behind a bar", SuiteScene.hosted,
        "+ root@0: view back\n+ back.edges = root.edges", saved: true),
      .nearMiss(
        "a view over the half of a button", SuiteScene.hosted,
        "+ bar: view half\n+ half.leading = bar.leading\n+ half.top = bar.top\n+ half.bottom = bar.bottom\n+ half.trailing = cancel.centerX",
        saved: true),
      .nearMiss(
        "a button that opens a picker over a field", SuiteScene.login,
        "+ form: button choose\n+ choose.edges = user.edges", saved: true),
      .nearMiss(
        "a view over texts alone", SuiteScene.introduction,
        "+ root: view shade\n+ shade.edges = title.edges", saved: true),
    ])

  static let coveredContent = RuleCases(
    rule: .coveredContent,
    faults: [
      .fault(
        "a picture in front of a title", SuiteScene.introduction,
        "+ root: imageView banner bg=systemGrayColor\n+ banner.edges = title.edges",
        at: "banner|title", saved: true),
      .fault(
        "a panel in front of a page", SuiteScene.introduction,
        "+ root: view panel bg=systemGrayColor userInteractionEnabled=NO\n+ panel.edges = root.edges",
        at: "panel|map|title|text|skip|next", saved: true),
      .fault(
        "a coloured view over a row of buttons that lets touches through", SuiteScene.player,
        "+ root: view shade bg=systemGrayColor userInteractionEnabled=NO\n+ shade.edges = buttons.edges",
        at: "shade|back|play|next", saved: true),
    ],
    nearMisses: [
      .nearMiss(
        "a picture behind a title", SuiteScene.introduction,
        "+ root@0: imageView banner bg=systemGrayColor\n+ banner.leading = title.leading - 4\n+ banner.trailing = title.trailing + 4\n+ banner.top = title.top - 4\n+ banner.bottom = title.bottom + 4",
        saved: true),
      .nearMiss(
        "a veil over a title", SuiteScene.introduction,
        "+ root: view shade bg=systemGrayColor alpha=0.4 userInteractionEnabled=NO\n+ shade.edges = title.edges",
        saved: true),
      .nearMiss(
        "a hidden panel", SuiteScene.introduction,
        "+ root: view panel hidden bg=systemGrayColor userInteractionEnabled=NO\n+ panel.edges = root.edges",
        saved: true),
    ])
}

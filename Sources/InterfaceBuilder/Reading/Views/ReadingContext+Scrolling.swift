import AutoLayout

extension ReadingContext {
  func scroll(_ source: VariedElement) -> ScrollContent {
    ScrollContent(
      isScrollEnabled: source.flag("scrollEnabled", default: true),
      isPagingEnabled: source.flag("pagingEnabled"),
      contentInset: inset(source.child(key: "contentInset")) ?? .zero,
      contentInsetAdjustment: source["contentInsetAdjustmentBehavior"],
      showsHorizontalIndicator: source.flag("showsHorizontalScrollIndicator", default: true),
      showsVerticalIndicator: source.flag("showsVerticalScrollIndicator", default: true))
  }

  func tableCell(_ source: VariedElement) -> TableCellContent {
    let configuration = source.child(key: "contentConfiguration").map(vary)
    return TableCellContent(
      style: Self.cellStyles[source["style"] ?? ""] ?? .custom,
      reuseIdentifier: source["reuseIdentifier"],
      accessory: value("accessoryType", of: source) ?? .none,
      rowHeight: length("rowHeight", of: source),
      indentationLevel: integer("indentationLevel", of: source) ?? 0,
      indentationWidth: number("indentationWidth", of: source) ?? 10,
      separatorInset: inset(source.child(key: "separatorInset")),
      textLabelID: source["textLabel"], detailLabelID: source["detailTextLabel"],
      imageViewID: source["imageView"],
      configurationText: configuration.flatMap { string("text", of: $0) },
      configurationSecondaryText: configuration.flatMap { string("secondaryText", of: $0) })
  }

  private static let cellStyles: [String: TableCellContent.Style] = [
    "IBUITableViewCellStyleDefault": .basic, "IBUITableViewCellStyleValue1": .rightDetail,
    "IBUITableViewCellStyleValue2": .leftDetail, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  /// A length where a negative number stands for *automatic*.
  func length(_ name: String, of source: VariedElement) -> Double? {
    number(name, of: source).flatMap { $0 < 0 ? nil : $0 }
  }

  func table(_ source: VariedElement, views: BuiltViews) -> TableContent {
    let element = source.element
    return TableContent(
      style: value("style", of: source) ?? .plain, rowHeight: length("rowHeight", of: source),
      estimatedRowHeight: length("estimatedRowHeight", of: source),
      sectionHeaderHeight: length("sectionHeaderHeight", of: source),
      sectionFooterHeight: length("sectionFooterHeight", of: source),
      hasSeparators: source["separatorStyle"] != "none",
      separatorColor: color("separatorColor", of: source),
      separatorInset: inset(source.child(key: "separatorInset")), scroll: scroll(source),
      header: views[element.child(key: "tableHeaderView")],
      footer: views[element.child(key: "tableFooterView")],
      prototypes: element.children(of: "prototypes").compactMap { views[$0] },
      sections: element.children(of: "sections").filter { $0.name == "tableViewSection" }.map {
        section($0, views: views)
      })
  }

  private func section(_ element: DocumentElement, views: BuiltViews) -> TableContent.Section {
    let source = vary(element)
    return TableContent.Section(
      element: element, headerTitle: string("headerTitle", of: source),
      footerTitle: string("footerTitle", of: source),
      cells: element.children(of: "cells").compactMap { views[$0] })
  }

  func collection(_ source: VariedElement, views: BuiltViews) -> CollectionContent {
    let element = source.element
    return CollectionContent(
      flow: source.child(key: "collectionViewLayout").flatMap {
        $0.name == "collectionViewFlowLayout" ? flowLayout($0) : nil
      },
      scroll: scroll(source),
      cells: element.children(of: "cells").compactMap { views[$0] },
      sectionHeader: views[element.child(key: "sectionHeaderView")],
      sectionFooter: views[element.child(key: "sectionFooterView")])
  }

  private func flowLayout(_ element: DocumentElement) -> CollectionContent.FlowLayout {
    let source = vary(element)
    return CollectionContent.FlowLayout(
      element: element,
      axis: source["scrollDirection"] == "horizontal" ? .horizontal : .vertical,
      lineSpacing: number("minimumLineSpacing", of: source) ?? 10,
      interitemSpacing: number("minimumInteritemSpacing", of: source) ?? 10,
      itemSize: size(source.child(key: "itemSize")) ?? Size(width: 50, height: 50),
      estimatedItemSize: size(source.child(key: "estimatedItemSize")),
      usesAutomaticItemSize: source.flag("automaticEstimatedItemSize"),
      headerSize: size(source.child(key: "headerReferenceSize")) ?? .zero,
      footerSize: size(source.child(key: "footerReferenceSize")) ?? .zero,
      sectionInset: inset(source.child(key: "sectionInset")) ?? .zero)
  }

  func collectionItem(_ source: VariedElement) -> CollectionItemContent {
    CollectionItemContent(
      reuseIdentifier: source["reuseIdentifier"], customSize: size(source.child(key: "customSize")))
  }
}

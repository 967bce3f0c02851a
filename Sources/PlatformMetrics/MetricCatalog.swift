/// All metrics, for tests and listings.
package enum MetricCatalog {
  package static let all: [any MetricFacts] =
    ControlMetrics.all + TextFieldMetrics.all + LabelMetrics.all + BarMetrics.all
    + BarContentMetrics.all + SheetMetrics.all
    + CellMetrics.all + TableMetrics.all + SystemMargin.all
    + SystemReadableWidth.all + SystemTypeface.all + SystemTextStyle.all
}

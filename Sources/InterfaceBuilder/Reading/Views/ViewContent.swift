/// What is particular to a view's class.
public enum ViewContent: Sendable {
  /// Nothing beyond what every view has.
  case plain
  case label(LabelContent)
  case button(ButtonContent)
  case image(ImageContent)
  case textField(TextFieldContent)
  case textView(TextViewContent)
  case toggle(SwitchContent)
  case slider(SliderContent)
  case stepper(StepperContent)
  case segments(SegmentedControlContent)
  case progress(ProgressContent)
  case activity(ActivityContent)
  case pages(PageControlContent)
  case datePicker(DatePickerContent)
  case searchBar(SearchBarContent)
  case navigationBar(NavigationBarContent)
  case toolbar(ToolbarContent)
  case tabBar(TabBarContent)
  case scroll(ScrollContent)
  case table(TableContent)
  case cell(TableCellContent)
  case collection(CollectionContent)
  case collectionItem(CollectionItemContent)
  case stack(StackContent)
  case effect(VisualEffectContent)
}

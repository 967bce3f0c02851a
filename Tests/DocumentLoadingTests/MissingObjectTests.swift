import Testing
import UIKit

@Suite("What ends a program that opens documents")
struct MissingObjectTests {
  @Test("A storyboard that is not in the bundle")
  func storyboardIsMissing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = UIStoryboard(name: "Nowhere", bundle: nil) }
    }
    #expect(text(result).contains("Could not find a storyboard named 'Nowhere' in bundle NSBundle"))
  }

  @Test("An identifier that no scene has")
  func identifierIsMissing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UIStoryboard(name: "Library", bundle: nil)
          .instantiateViewController(withIdentifier: "nobody")
      }
    }
    #expect(text(result).contains("doesn't contain a view controller with identifier 'nobody'"))
  }

  @Test("An outlet that the owner lacks names the class, the key, and where to declare it")
  func outletIsMissing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Bundle.module.loadNibNamed("PriceView", owner: ReviewsController())
      }
    }
    let reason = "this class is not key value coding-compliant for the key amount."
    #expect(text(result).contains(reason))
    #expect(text(result).contains("ReviewsController 0x"))
    #expect(text(result).contains("ModuleConnections"))
  }

  @Test("A xib without the view outlet, as the view of a controller")
  func viewOutletIsMissing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIViewController(nibName: "TagCell", bundle: nil).loadViewIfNeeded() }
    }
    #expect(text(result).contains("loaded the \"TagCell\" nib but the view outlet was not set."))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

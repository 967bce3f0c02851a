// Apple's layers have their module; here they come with UIKit.
@_exported import UIKit

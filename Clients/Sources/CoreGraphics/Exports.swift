// Apple's geometry has its types here; on Linux they come with Foundation and UIKit.
@_exported import UIKit

// The runtime has its module on Apple's platforms; here what layout code calls of it comes with UIKit.
@_exported import UIKit

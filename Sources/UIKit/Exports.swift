// `import UIKit` brings these along on Apple's platforms too.
@_exported public import Dispatch
@_exported public import Foundation

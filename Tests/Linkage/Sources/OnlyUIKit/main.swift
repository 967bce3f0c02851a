import UIKit

print("UIKit")

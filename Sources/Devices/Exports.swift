@_exported public import PlatformMetrics

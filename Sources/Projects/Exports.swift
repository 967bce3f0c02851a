@_exported public import AssetCatalogs

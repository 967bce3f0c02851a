// Devices and canvases are what documents are laid out for, so they come along.
@_exported public import Devices

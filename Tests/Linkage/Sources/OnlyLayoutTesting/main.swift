import LayoutTesting

print(DeviceConfiguration.iPhone15)

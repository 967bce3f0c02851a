import AutoLayout

print("AutoLayout")

"""The forms in which the tool is delivered, tried on bare systems."""

"""x"""
def diagnose(): yield "x"

let name = "Müller"

"""Commands for Werewords alone, one module each."""

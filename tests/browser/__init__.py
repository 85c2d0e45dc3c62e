"""The app in real browsers: phones and a table screen around the real server."""

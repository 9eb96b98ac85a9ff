"""Self-contained HTML pages: numbers packed into text, templates, and the scripts that draw. README.md is a map."""

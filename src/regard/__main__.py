"""The command `regard`. On a base install demo, doctor and explain run, in plain text."""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Iterable

HOW = "pip install 'regard[cli]'"


def main() -> None:
    """Run the command line; the part that needs no typer if there is none."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    try:
        status = command(sys.argv[1:])
    except (ValueError, TypeError, OSError, MemoryError, ModuleNotFoundError) as error:
        print(f"regard: {message(error)}", file=sys.stderr)
        status = 2
    except KeyboardInterrupt:
        print("regard: interrupted", file=sys.stderr)
        status = 130
    sys.exit(status)


def command(arguments: list[str]) -> int:
    """Run a command; its exit status."""
    if all(importlib.util.find_spec(name) for name in ("typer", "rich")):
        from .cli import run

        return run(arguments)
    return base(arguments)


def message(error: Exception) -> str:
    """What a user can do something about, without a traceback."""
    if isinstance(error, OSError) and error.strerror and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error) or type(error).__name__


def base(arguments: list[str]) -> int:
    """The commands that need nothing but the base install."""
    if arguments == ["demo"]:
        from .demonstration import demonstrate

        return write(demonstrate())
    if arguments == ["doctor"]:
        from .diagnosis import diagnose

        return write(diagnose())
    if arguments == ["explain"]:
        from .explanation import explain

        return write(str(explain()).splitlines())
    wanted = " ".join(["regard", *arguments[:1]])
    free = "`regard demo`, `regard doctor` and `regard explain` (of the worked example)"
    print(f"{wanted}: only {free} work without the command-line extra: {HOW}", file=sys.stderr)
    return 2


def write(lines: Iterable[str]) -> int:
    """Print lines as they come, until the reader (such as `head`) has seen enough."""
    try:
        for line in lines:
            print(line, flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    main()

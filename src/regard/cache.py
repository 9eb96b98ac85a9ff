"""Object code on disk: found by a key, verified before it is trusted, never a reason to fail.

An entry is a file: magic, length of the key, length of the object, sha256 of both, key, object. What does not verify
counts as absent and is replaced.
"""

from __future__ import annotations

import hashlib
import os
import stat
import struct
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

MAGIC = b"regard 1"
HEADER = struct.Struct("<8sIQ32s")
SUFFIX, PART = ".object", ".part"
POSIX = os.name == "posix"


def directory() -> Path | None:
    """Where entries are kept: REGARD_CACHE_DIR, or `regard` in the platform's cache directory.

    None if the variable is empty or "off", or if there is no home.
    """
    named = os.environ.get("REGARD_CACHE_DIR")
    if named is not None:
        return None if named in ("", "off") else Path(named)
    try:
        return _platform_directory() / "regard"
    except RuntimeError:  # no home directory
        return None


def _platform_directory() -> Path:
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return Path(local) if local else Path.home() / "AppData" / "Local"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    named = os.environ.get("XDG_CACHE_HOME", "")
    return Path(named) if os.path.isabs(named) else Path.home() / ".cache"


# -- keys --------------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=1)
def sources() -> str | None:
    """A hash of the code that writes and compiles kernels; None if its text is not there to be read."""
    here = Path(__file__).parent
    found = hashlib.sha256()
    try:
        for path in [*sorted(here.glob("tile/*.py")), *sorted(here.glob("kernels/*.py")), here / "jit.py"]:
            content = path.read_bytes()
            found.update(f"{path.relative_to(here)} {len(content)}\n".encode() + content)
    except OSError:
        return None
    return found.hexdigest()


def full_key(key: str, recipe: str) -> str:
    """Everything an object depends on; empty if that cannot be told."""
    return f"{key}\n{recipe}\nsources {sources()}" if sources() else ""


def _name(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest() + SUFFIX


# -- entries -----------------------------------------------------------------------------------------------------------
def _pack(key: bytes, code: bytes) -> bytes:
    return HEADER.pack(MAGIC, len(key), len(code), hashlib.sha256(key + code).digest()) + key + code


def _unpack(content: bytes) -> tuple[str, bytes] | None:
    """Key and object of an entry, if it is whole."""
    if len(content) < HEADER.size:
        return None
    magic, key_length, length, digest = HEADER.unpack_from(content)
    body = content[HEADER.size :]
    if magic != MAGIC or len(body) != key_length + length or hashlib.sha256(body).digest() != digest:
        return None
    return body[:key_length].decode(errors="replace"), body[key_length:]


def read(key: str) -> bytes | None:
    """The object of a key, or None."""
    if not key:
        return None
    try:
        with _opened(create=False) as place:
            found = _unpack(_content(place, _name(key)))
    except OSError:
        return None
    return found[1] if found is not None and found[0] == key else None


def write(key: str, code: bytes) -> None:
    """Keep an object; a disk that is full, read-only or not ours is no error."""
    if not key:
        return
    with suppress(OSError), _opened(create=True) as place:
        _replace(place, _name(key), _pack(key.encode(), code))


@dataclass(frozen=True)
class Entry:
    """What is kept under a name: the key (what was compiled, for what), sizes in bytes, time of writing in seconds."""

    name: str
    key: str
    size: int
    modified: float


def entries() -> list[Entry]:
    """The whole entries on disk, newest first."""
    found = []
    with suppress(OSError), _opened(create=False) as place:
        for name in os.listdir(place.listing):
            with suppress(OSError):
                found += _entry(place, name)
    return sorted(found, key=lambda entry: -entry.modified)


def _entry(place: _Place, name: str) -> list[Entry]:
    content = _content(place, name) if name.endswith(SUFFIX) else b""
    whole = _unpack(content)
    return [] if whole is None else [Entry(name, whole[0], len(content), place.stat(name).st_mtime)]


def clear() -> int:
    """Remove all entries, also broken and half-written ones; how many files went."""
    removed = 0
    with suppress(OSError), _opened(create=False) as place:
        for name in os.listdir(place.listing):
            if name.endswith((SUFFIX, PART)):
                with suppress(OSError):
                    place.remove(name)
                    removed += 1
    return removed


# -- the directory -----------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class _Place:
    """An opened directory. Files are reached through its descriptor, so that nobody can put another in its place."""

    path: Path
    descriptor: int | None

    @property
    def listing(self) -> int | Path:
        return self.path if self.descriptor is None else self.descriptor

    def _at(self, name: str) -> str | Path:
        return self.path / name if self.descriptor is None else name

    def open(self, name: str, flags: int) -> int:
        flags |= getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
        return os.open(self._at(name), flags, 0o600, dir_fd=self.descriptor)

    def stat(self, name: str) -> os.stat_result:
        return os.stat(self._at(name), dir_fd=self.descriptor, follow_symlinks=False)

    def remove(self, name: str) -> None:
        os.unlink(self._at(name), dir_fd=self.descriptor)

    def rename(self, old: str, new: str) -> None:
        os.replace(self._at(old), self._at(new), src_dir_fd=self.descriptor, dst_dir_fd=self.descriptor)


@contextmanager
def _opened(create: bool) -> Iterator[_Place]:
    """The cache directory; OSError if there is none or it is not to be trusted."""
    path = directory()
    if path is None:
        raise FileNotFoundError("no cache directory")
    if create:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.mkdir(mode=0o700, exist_ok=True)
    if not POSIX:
        yield _Place(path, None)
        return
    with _untrusted_warns(path):
        descriptor = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        _trust(path, os.fstat(descriptor))
        yield _Place(path, descriptor)
    finally:
        os.close(descriptor)


@contextmanager
def _untrusted_warns(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError:
        if path.is_symlink():
            _warn(path, "is a symbolic link")
        raise


def _trust(path: Path, found: os.stat_result) -> None:
    owner, mode = found.st_uid, found.st_mode & 0o777
    if owner != os.geteuid():
        _warn(path, f"belongs to user {owner}, not to {os.geteuid()}")
        raise PermissionError("another user's directory")
    if mode != 0o700:
        _warn(path, f"has mode {mode:04o}, not 0700 (chmod 700 makes it private)")
        raise PermissionError("a directory that others may enter")


_warned: set[str] = set()


def _warn(path: Path, what: str) -> None:
    """One warning for each cause."""
    message = f"regard keeps compiled kernels in memory only: the cache directory {path} {what}"
    if message not in _warned:
        _warned.add(message)
        warnings.warn(message, RuntimeWarning, stacklevel=2)


def _content(place: _Place, name: str) -> bytes:
    with os.fdopen(place.open(name, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise FileNotFoundError(name)
        return file.read()


def _replace(place: _Place, name: str, content: bytes) -> None:
    """Write under another name, then rename: a reader sees all of it or nothing."""
    part = f"{os.urandom(8).hex()}{PART}"
    descriptor = place.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        place.rename(part, name)
    except BaseException:
        with suppress(OSError):
            place.remove(part)
        raise

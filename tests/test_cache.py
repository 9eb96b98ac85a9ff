"""The disk cache: what is written is read back, and nothing that is wrong with the disk matters."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import threading
import warnings

import pytest

from regard import cache

KEY, CODE = "a spec\nfor a machine", bytes(range(256)) * 20


@pytest.fixture
def place(tmp_path, monkeypatch):
    """A cache directory of its own; every warning is new again."""
    monkeypatch.setenv("REGARD_CACHE_DIR", str(tmp_path / "kept"))
    monkeypatch.setattr(cache, "_warned", set())
    return tmp_path / "kept"


@pytest.fixture
def entry(place):
    """The file of the one entry."""
    cache.write(KEY, CODE)
    (path,) = place.iterdir()
    return path


def test_round_trip(place, entry):
    assert cache.read(KEY) == CODE
    assert cache.read(KEY + " ") is None
    assert stat.S_IMODE(place.stat().st_mode) == 0o700
    assert stat.S_IMODE(entry.stat().st_mode) == 0o600


def test_list_and_clear(place):
    cache.write("one", b"1")
    cache.write("two", b"22")
    (place / "left.part").write_bytes(b"half")
    (place / "broken.object").write_bytes(b"broken")
    (place / "folder.object").mkdir()
    (place / "someone's").write_bytes(b"not ours")
    assert sorted(e.key for e in cache.entries()) == ["one", "two"]
    assert all(e.size == (place / e.name).stat().st_size for e in cache.entries())
    assert cache.clear() == 4
    assert sorted(p.name for p in place.iterdir()) == ["folder.object", "someone's"]
    assert cache.entries() == []


@pytest.mark.parametrize("at", [0, 7, 8, 12, 20, 60, 70, -1])
def test_flipped_bits_are_found(entry, at):
    content = bytearray(entry.read_bytes())
    content[at] ^= 1
    entry.write_bytes(content)
    assert cache.read(KEY) is None
    cache.write(KEY, CODE)
    assert cache.read(KEY) == CODE


@pytest.mark.parametrize("length", [0, 1, 51, 52, 60, 100, -1])
def test_truncated_entries_are_found(entry, length):
    entry.write_bytes(entry.read_bytes()[:length])
    assert cache.read(KEY) is None


def test_entries_with_bytes_behind_are_found(entry):
    entry.write_bytes(entry.read_bytes() + b"\0")
    assert cache.read(KEY) is None


def test_another_keys_entry_under_this_name(place, entry):
    cache.write("another", b"other code")
    other = next(p for p in place.iterdir() if p != entry)
    other.replace(entry)
    assert cache.read(KEY) is None


@pytest.mark.parametrize("kind", ["link", "folder", "fifo"])
def test_what_is_no_file_is_not_read(place, entry, kind, tmp_path):
    content = entry.read_bytes()
    entry.unlink()
    if kind == "link":
        (tmp_path / "elsewhere").write_bytes(content)
        entry.symlink_to(tmp_path / "elsewhere")
    elif kind == "folder":
        entry.mkdir()
    else:
        os.mkfifo(entry)
    assert cache.read(KEY) is None


@pytest.mark.parametrize("value", ["", "off"])
def test_switched_off(monkeypatch, tmp_path, value):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REGARD_CACHE_DIR", value)
    cache.write(KEY, CODE)
    assert cache.directory() is None
    assert cache.read(KEY) is None
    assert list(tmp_path.iterdir()) == []


def test_platform_directory(monkeypatch, tmp_path):
    monkeypatch.delenv("REGARD_CACHE_DIR")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert cache.directory() == tmp_path / ".cache" / "regard"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "x"))
    assert cache.directory() == tmp_path / "x" / "regard"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")  # the standard says: ignore
    assert cache.directory() == tmp_path / ".cache" / "regard"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert cache.directory() == tmp_path / "Library" / "Caches" / "regard"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert cache.directory() == tmp_path / "local" / "regard"


def test_no_home(monkeypatch):
    monkeypatch.delenv("REGARD_CACHE_DIR")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)

    def nowhere():
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(cache.Path, "home", nowhere)
    cache.write(KEY, CODE)
    assert cache.read(KEY) is None


@pytest.mark.parametrize("mode", [0o755, 0o770, 0o701, 0o500])
def test_a_directory_open_to_others_is_not_trusted(place, entry, mode):
    place.chmod(mode)
    with pytest.warns(RuntimeWarning, match=f"has mode {mode:04o}, not 0700"):
        assert cache.read(KEY) is None
    cache.write("another", CODE)  # warned of once
    assert cache.entries() == []
    assert list(place.iterdir()) == [entry]


def test_another_users_directory_is_not_trusted(place, entry, monkeypatch):
    own = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: own + 1)
    with pytest.warns(RuntimeWarning, match=f"belongs to user {own}, not to {own + 1}"):
        assert cache.read(KEY) is None


def test_a_linked_directory_is_not_trusted(place, entry, monkeypatch, tmp_path):
    (tmp_path / "link").symlink_to(place)
    monkeypatch.setenv("REGARD_CACHE_DIR", str(tmp_path / "link"))
    with pytest.warns(RuntimeWarning, match="is a symbolic link"):
        assert cache.read(KEY) is None


def test_a_file_in_place_of_the_directory(place):
    place.write_bytes(b"")
    cache.write(KEY, CODE)
    assert cache.read(KEY) is None


@pytest.mark.parametrize("call", ["open", "replace", "mkdir"])
def test_a_disk_that_refuses(place, monkeypatch, call):
    """Read-only, full, or gone."""
    if call != "mkdir":
        place.mkdir(mode=0o700)

    def refuse(*args, **options):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, call, refuse)
    cache.write(KEY, CODE)
    assert cache.read(KEY) is None
    monkeypatch.undo()
    assert not place.exists() or list(place.iterdir()) == []


def test_a_disk_that_fills_up_while_writing(place):
    """In a child that may write no file longer than 1000 bytes."""
    child = """if True:
        import resource, signal
        from regard import cache
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
        cache.write("key", bytes(5000))
        assert cache.read("key") is None
        cache.write("small", bytes(500))
        assert cache.read("small") == bytes(500)
    """
    environment = {**os.environ, "REGARD_CACHE_DIR": str(place)}
    subprocess.run([sys.executable, "-c", child], env=environment, check=True, timeout=60)
    assert len(list(place.iterdir())) == 1


def test_writers_at_once(place):
    """Readers see one whole entry or another."""
    wrong = []

    def work(letter):
        for _ in range(50):
            cache.write(KEY, letter * 30000)
            found = cache.read(KEY)
            wrong.extend([] if found is not None and len(set(found)) == 1 else [found])

    threads = [threading.Thread(target=work, args=(letter,)) for letter in (b"a", b"b", b"c")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert len(list(place.iterdir())) == 1


def test_keys_hold_the_sources_of_kernels(monkeypatch, tmp_path):
    key = cache.full_key("spec", "recipe")
    assert cache.sources() in key
    assert key != cache.full_key("spec", "another recipe") != cache.full_key("another spec", "recipe")
    monkeypatch.setattr(cache, "__file__", str(tmp_path / "cache.py"))
    cache.sources.cache_clear()
    try:
        assert cache.full_key("spec", "recipe") == ""  # sources that cannot be read: nothing is kept
    finally:
        cache.sources.cache_clear()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        cache.write("", CODE)
        assert cache.read("") is None

"""Files that are damaged, or were made to do harm: an error that names the file, and nothing else."""

from __future__ import annotations

import json
import random
import struct
import warnings

import numpy as np
import pytest
from safetensors.numpy import save_file

from regard import files

HEADERS = {
    "a string": ('"x"', "does not name arrays"),
    "a number": ("5", "does not name arrays"),
    "a list": ("[1]", "does not name arrays"),
    "no JSON": ("{", "Expecting"),
    "too deep": ("[" * 100_000, "recursion"),
    "before the numbers": ('{"q": {"dtype": "F32", "shape": [1], "data_offsets": [-64, -60]}}', "damaged"),
    "in the header": ('{"q": {"dtype": "F32", "shape": [1], "data_offsets": [-4, 0]}}', "damaged"),
    "behind the end": ('{"q": {"dtype": "F32", "shape": [2], "data_offsets": [12, 20]}}', "truncated or damaged"),
    "infinite": ('{"q": {"dtype": "F32", "shape": [1e999], "data_offsets": [0, 4]}}', "infinity"),
    "too large": ('{"q": {"dtype": "F32", "shape": [4294967296, 4294967296], "data_offsets": [0, 0]}}', "damaged"),
    "negative": ('{"q": {"dtype": "F32", "shape": [-1, -4], "data_offsets": [0, 16]}}', "damaged"),
    "unknown type": ('{"q": {"dtype": "F8_E4M3", "shape": [4], "data_offsets": [0, 4]}}', "expected one of F64"),
    "no type": ('{"q": {"shape": [4], "data_offsets": [0, 16]}}', "dtype"),
    "no entry": ('{"q": 5}', ""),
}


@pytest.mark.parametrize("case", HEADERS)
def test_headers_of_safetensors_are_not_trusted(tmp_path, case):
    text, message = HEADERS[case]
    path = tmp_path / "tables.safetensors"
    path.write_bytes(struct.pack("<Q", len(text)) + text.encode() + bytes(16))
    with pytest.raises(ValueError, match="cannot read") as found:
        files.read(str(path), "q")
    assert str(path) in str(found.value)
    assert message in str(found.value)


def test_length_of_a_header_is_not_trusted(tmp_path):
    path = tmp_path / "tables.safetensors"
    for length in (17, 2**31, 2**63, 2**64 - 1):
        path.write_bytes(struct.pack("<Q", length) + bytes(16))
        with pytest.raises(ValueError, match="longer than the file"):
            files.read(str(path), "q")
    path.write_bytes(b"\x01\x00")
    with pytest.raises(ValueError, match="cannot read"):
        files.read(str(path), "q")


def test_dtype_of_npy_that_numpy_cannot_name(tmp_path):
    path = tmp_path / "q.npy"
    np.save(path, np.zeros(3, "V2"))
    with pytest.raises(ValueError, match="cannot name bfloat16"):
        files.read(str(path), "q")


@pytest.fixture(scope="module")
def sound(tmp_path_factory):
    """One good file of each format, as bytes."""
    folder = tmp_path_factory.mktemp("sound")
    q = np.arange(60.0, dtype=np.float32).reshape(5, 12)
    np.save(folder / "plain.npy", q)
    np.savez(folder / "stored.npz", q=q, k=np.asfortranarray(q))
    np.savez_compressed(folder / "compressed.npz", q=q)
    save_file({"q": q, "k": q}, folder / "tables.safetensors")
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def damaged(content, rng):
    """The bytes with one to four of them changed, cut off, added or removed, mostly near the start."""
    changed = bytearray(content)
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(min(len(changed), 160) if rng.random() < 0.7 else len(changed))
        kind = rng.random()
        if kind < 0.6:
            changed[place] = rng.choice(b'0123456789-[]{}",:abc\x00\xff')
        elif kind < 0.7:
            del changed[max(place, 1) :]
        elif kind < 0.85:
            changed[place:place] = bytes(rng.choice(b"0123456789-") for _ in range(rng.randint(1, 9)))
        elif len(changed) > 1:
            del changed[place]
    return bytes(changed)


def outcome(path, most):
    """What reading says against a file; nothing if it gives an array, which must have no more than `most` bytes."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # from NumPy and zipfile, on files that they can read in spite of all
        try:
            array = files.read(str(path), "q")
        except ValueError as error:
            return str(error)
    assert np.asarray(array).nbytes <= most
    return None


def test_damaged_files_give_an_array_or_an_error_that_names_them(tmp_path, sound):
    rng = random.Random(0)
    messages = []
    for name, content in sound.items():
        for _ in range(500):
            (tmp_path / name).write_bytes(damaged(content, rng))
            messages.append(outcome(tmp_path / name, 4 * len(content)))
            assert messages[-1] is None or name in messages[-1]
    assert 1000 < sum(message is not None for message in messages) < 2000


def test_reading_what_another_writer_wrote(tmp_path):
    text = json.dumps({"__metadata__": {"a": "b"}, "q": {"dtype": "I32", "shape": [2, 2], "data_offsets": [0, 16]}})
    path = tmp_path / "odd.safetensors"  # a header whose length is no multiple of 8: the numbers are unaligned
    body = np.arange(4, dtype="<i4").tobytes()
    path.write_bytes(
        struct.pack("<Q", len(text) + len(text) % 2 + 1) + text.encode().ljust(len(text) + len(text) % 2 + 1) + body
    )
    assert files.read(str(path), "q").tolist() == [[0, 1], [2, 3]]


def test_a_folder_that_is_not_there_is_named(tmp_path):
    with (
        pytest.raises(ValueError, match="there is no folder"),
        files.writing(tmp_path / "absent" / "out.npy", (2,), np.float32, "out"),
    ):
        raise AssertionError("nothing is computed")


def test_an_error_inside_leaves_nothing(tmp_path):
    for suffix in ("npy", "npz", "safetensors"):
        with pytest.raises(ZeroDivisionError), files.writing(tmp_path / f"out.{suffix}", (2,), np.float32, "out"):
            raise ZeroDivisionError
    assert list(tmp_path.iterdir()) == []

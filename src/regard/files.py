"""Arrays in files, memory-mapped: .npy, .npz and .safetensors, read in place and written whole or not at all."""

from __future__ import annotations

import json
import math
import os
import re
import struct
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, TextIO, TypeVar

import ml_dtypes
import numpy as np

Array = np.ndarray[Any, Any]
T = TypeVar("T")

SAFETENSORS: dict[str, Any] = {
    "F64": np.dtype("<f8"),
    "F32": np.dtype("<f4"),
    "F16": np.dtype("<f2"),
    "BF16": np.dtype(ml_dtypes.bfloat16),
    **{f"{sign}{8 * size}": np.dtype(f"<{sign.lower()}{size}") for sign in "IU" for size in (1, 2, 4, 8)},
    "BOOL": np.dtype(bool),
}
_LONGEST_HEADER = 100_000_000  # of a .safetensors file; longer ones are damaged
_NAMED = re.compile(r"(?P<path>.+\.(npz|safetensors)):(?P<name>.+)", re.DOTALL | re.IGNORECASE)


def read(source: str, wanted: str) -> Array:
    """The array of a file, mapped into memory where the file's format allows.

    >>> read("tables.npz:queries", "q").shape  # doctest: +SKIP
    (12, 128, 32)

    source: FILE.npy, FILE.npz or FILE.safetensors; of the latter two the array called `wanted`, or else the only one;
    FILE.npz:NAME picks another. Only compressed .npz members are read into memory. The array is read-only. ValueError
    says what is wrong with a file, OSError that it cannot be opened.
    """
    named = _NAMED.fullmatch(source)
    path = path_of(source)
    suffix = path.suffix.lower()
    if suffix == ".npy":
        return _explained(path, lambda: _npy(path, 0, path.stat().st_size))
    members = _explained(path, lambda: _members(path, suffix))
    name = named["name"] if named else _pick(path, list(members), wanted)
    if name not in members:
        raise ValueError(f"{path} has no array {name!r}: it has {_listed(members)}")
    return _explained(path, members[name])


def path_of(source: str) -> Path:
    """The file of FILE or FILE:NAME."""
    named = _NAMED.fullmatch(source)
    return Path(named["path"] if named else source)


def holds(source: str, names: tuple[str, ...]) -> bool:
    """Whether a file has arrays of all these names."""
    path = Path(source)
    suffix = path.suffix.lower()
    return suffix in (".npz", ".safetensors") and set(names) <= set(_explained(path, lambda: _members(path, suffix)))


def _pick(path: Path, names: list[str], wanted: str) -> str:
    if wanted in names:
        return wanted
    if len(names) == 1:
        return names[0]
    raise ValueError(f"{path} has no array {wanted!r} but {_listed(names)}: name one, as in {path.name}:NAME")


def _listed(names: Any) -> str:
    return ", ".join(sorted(names)[:12]) + (", ..." if len(names) > 12 else "") if names else "none"


def _explained(path: Path, action: Callable[[], T]) -> T:
    """What the action gives; whatever a damaged file makes it raise becomes one kind of error that names the file."""
    try:
        return action()
    except MemoryError:
        raise
    except Exception as error:  # zipfile, zlib, json and NumPy's reader of headers have a dozen kinds between them
        if isinstance(error, OSError) and error.filename:
            raise
        raise ValueError(f"cannot read {path}: {error}") from error


def _members(path: Path, suffix: str) -> dict[str, Callable[[], Array]]:
    """How to read each array of a file that holds several."""
    if suffix == ".npz":
        return _npz(path)
    if suffix == ".safetensors":
        return _safetensors(path)
    raise ValueError(f"expected a .npy, .npz or .safetensors file, got {suffix or 'no suffix'}")


def _mapped(path: Path, dtype: Any, shape: tuple[int, ...], offset: int, end: int, fortran: bool = False) -> Array:
    """Numbers of a file between two offsets, in place."""
    dtype = np.dtype(dtype)
    if dtype.hasobject:
        raise ValueError("it holds Python objects, not numbers")
    if dtype.type is np.void:
        raise ValueError(f"numbers of type {dtype}: .npy cannot name bfloat16; keep it in .safetensors or as float32")
    if min(shape, default=0) < 0 or offset + math.prod(shape) * dtype.itemsize > end:
        raise ValueError(f"it ends before its array {shape} of {dtype} does: the file is truncated or damaged")
    order: Any = "F" if fortran else "C"
    if not math.prod(shape):
        return np.zeros(shape, dtype, order)
    return np.memmap(path, dtype, "r", offset, shape, order).view(np.ndarray)


def _npy(path: Path, start: int, end: int) -> Array:
    with path.open("rb") as file:
        file.seek(start)
        shape, fortran, dtype = _npy_header(file)
        return _mapped(path, dtype, shape, file.tell(), end, fortran)


def _npy_header(file: BinaryIO) -> tuple[tuple[int, ...], bool, Any]:
    version = np.lib.format.read_magic(file)
    if version == (1, 0):
        return np.lib.format.read_array_header_1_0(file)
    if version == (2, 0):
        return np.lib.format.read_array_header_2_0(file)
    raise ValueError(f"version {version} of the .npy format, expected 1.0 or 2.0")


def _npz(path: Path) -> dict[str, Callable[[], Array]]:
    with zipfile.ZipFile(path) as archive:
        return {
            member.filename.removesuffix(".npy"): _npz_reader(path, member)
            for member in archive.infolist()
            if member.filename.endswith(".npy")
        }


def _npz_reader(path: Path, member: zipfile.ZipInfo) -> Callable[[], Array]:
    def stored() -> Array:
        with path.open("rb") as file:
            file.seek(member.header_offset)
            header = file.read(30)
        if header[:4] != b"PK\x03\x04":
            raise ValueError("damaged archive")
        start = member.header_offset + 30 + sum(struct.unpack("<HH", header[26:30]))  # after file name and extra field
        return _npy(path, start, start + member.file_size)

    def compressed() -> Array:
        with zipfile.ZipFile(path) as archive, archive.open(member) as file:
            array: Array = np.lib.format.read_array(file, allow_pickle=False)
        array.flags.writeable = False
        return array

    return stored if member.compress_type == zipfile.ZIP_STORED else compressed


def _safetensors(path: Path) -> dict[str, Callable[[], Array]]:
    size = path.stat().st_size
    with path.open("rb") as file:
        (length,) = struct.unpack("<Q", file.read(8))
        if length > min(size - 8, _LONGEST_HEADER):
            raise ValueError("its header is longer than the file: truncated or damaged")
        entries = json.loads(file.read(length))
    if not isinstance(entries, dict):
        raise ValueError("its header does not name arrays: damaged")
    entries.pop("__metadata__", None)

    def reader(entry: dict[str, Any]) -> Callable[[], Array]:
        def array() -> Array:
            if entry["dtype"] not in SAFETENSORS:
                raise ValueError(f"numbers of type {entry['dtype']}: expected one of {', '.join(SAFETENSORS)}")
            first, end = (8 + length + int(x) for x in entry["data_offsets"])
            dtype, shape = SAFETENSORS[entry["dtype"]], tuple(int(n) for n in entry["shape"])
            if first < 8 + length or end - first != math.prod(shape) * dtype.itemsize:
                raise ValueError(f"{end - first} bytes for an array {shape} of {dtype}: damaged")
            return _mapped(path, dtype, shape, first, size)

        return array

    return {name: reader(entry) for name, entry in entries.items()}


def stored_dtype(path: Path, dtype: Any) -> np.dtype[Any]:
    """The dtype of a result in a file: float32 holds bfloat16 exactly where the format cannot name it (.npy, .npz)."""
    if path.suffix.lower() not in (".npy", ".npz", ".safetensors"):
        raise ValueError(f"cannot write {path}: expected a name that ends in .npy, .npz or .safetensors")
    bfloat16 = np.dtype(dtype) == ml_dtypes.bfloat16 and path.suffix.lower() != ".safetensors"
    return np.dtype(np.float32) if bfloat16 else np.dtype(dtype)


@contextmanager
def writing(path: Path, shape: tuple[int, ...], dtype: Any, name: str) -> Iterator[Array]:
    """A writable array that becomes the file `path` when the block ends, and leaves nothing if an error ends it.

    >>> with writing(Path("out.npy"), (4, 2), np.float32, "out") as out:  # doctest: +SKIP
    ...     out[...] = 1

    The numbers are written to a file beside `path`, whose space is reserved first (a full disk is an OSError here, not
    a crash later), and which is renamed at the end. name: of the array in .npz and .safetensors.
    """
    dtype, suffix = np.dtype(dtype), path.suffix.lower()
    header = _safetensors_header(name, shape, dtype) if suffix == ".safetensors" else _npy_bytes(shape, dtype)
    temporary = _reserved(path, header, math.prod(shape) * dtype.itemsize)
    try:
        array: Any = np.zeros(shape, dtype)
        if array.size:
            array = np.memmap(temporary, dtype, "r+", len(header), shape)
        yield array.view(np.ndarray)
        if array.size:
            array.flush()
        if suffix == ".npz":
            temporary = _zipped(temporary, path, name)
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


@contextmanager
def writing_text(path: Path) -> Iterator[TextIO]:
    """A text file that takes the name `path` when the block ends, and leaves nothing if an error ends it."""
    if path.is_dir() or not path.parent.is_dir():
        raise ValueError(f"cannot write {path}: " + ("it is a folder" if path.is_dir() else f"no folder {path.parent}"))
    handle, temporary = _new_file(path)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            yield file
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


def _npy_bytes(shape: tuple[int, ...], dtype: np.dtype[Any]) -> bytes:
    with tempfile.SpooledTemporaryFile() as file:
        fields = {"descr": np.lib.format.dtype_to_descr(dtype), "fortran_order": False, "shape": shape}
        np.lib.format.write_array_header_1_0(file, fields)
        file.seek(0)
        return file.read()


def _safetensors_header(name: str, shape: tuple[int, ...], dtype: np.dtype[Any]) -> bytes:
    label = next(key for key, known in SAFETENSORS.items() if known == dtype)
    entry = {"dtype": label, "shape": list(shape), "data_offsets": [0, math.prod(shape) * dtype.itemsize]}
    text = json.dumps({name: entry}).encode()
    text += b" " * (-len(text) % 8)
    return struct.pack("<Q", len(text)) + text


def _new_file(path: Path) -> tuple[int, Path]:
    """A file of no name yet taken beside `path`, with the permissions a new file gets."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    mask = os.umask(0)
    os.umask(mask)
    os.chmod(name, 0o666 & ~mask)
    return handle, Path(name)


def _reserved(path: Path, header: bytes, size: int) -> Path:
    if path.is_dir():
        raise ValueError(f"cannot write {path}: it is a folder")
    if not path.parent.is_dir():
        raise ValueError(f"cannot write {path}: there is no folder {path.parent}")
    handle, temporary = _new_file(path)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(header)
            file.flush()
            if size and hasattr(os, "posix_fallocate"):
                os.posix_fallocate(file.fileno(), len(header), size)
            else:
                file.truncate(len(header) + size)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return temporary


def _zipped(array: Path, path: Path, name: str) -> Path:
    """A .npz of one .npy file, which is removed."""
    handle, archive = _new_file(path)
    try:
        with os.fdopen(handle, "wb") as file, zipfile.ZipFile(file, "w", allowZip64=True) as target:
            target.write(array, f"{name}.npy")
    except BaseException:
        archive.unlink(missing_ok=True)
        raise
    finally:
        array.unlink(missing_ok=True)
    return archive

"""The floating-point mode of a thread, in which other libraries let small numbers be zero, or round otherwise.

Kernels set it themselves. What NumPy computes of a result, it computes in here:

>>> import numpy as np
>>> with DefaultMode():
...     bool(np.float32(1e-38) / np.float32(4) > 0)
True
"""

from __future__ import annotations

import ctypes
import sys
from functools import lru_cache
from typing import Any

_Environment = ctypes.c_char * 64  # at least the size of C's fenv_t


@lru_cache(maxsize=1)
def _functions() -> tuple[Any, Any, int | None]:
    """C's fegetenv and fesetenv, and what stands for the default environment; None where it is not known."""
    if sys.platform not in ("linux", "darwin"):
        return None, None, None
    try:
        library = ctypes.CDLL("libm.so.6" if sys.platform == "linux" else None)
    except OSError:  # a C library that is one file
        library = ctypes.CDLL(None)
    read, write = library.fegetenv, library.fesetenv
    read.argtypes = write.argtypes = [ctypes.c_void_p]
    if sys.platform == "linux":
        return read, write, ctypes.c_void_p(-1).value
    return read, write, ctypes.addressof(ctypes.c_char.in_dll(library, "_FE_DFL_ENV"))


class DefaultMode:
    """Meanwhile this thread rounds to nearest and keeps the smallest numbers; its own mode is then set again.

    Takes 2 us. Does nothing on Windows.
    """

    __slots__ = ("kept",)

    def __enter__(self) -> None:
        read, write, default = _functions()
        if default is not None:
            self.kept = _Environment()
            read(self.kept)
            write(default)

    def __exit__(self, *_: object) -> None:
        _, write, default = _functions()
        if default is not None:
            write(self.kept)

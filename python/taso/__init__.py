"""Superoptimizes ONNX models.

    import taso

    better, report = taso.optimize("model.onnx", device="t4", time_limit=10)
    with open("better.onnx", "wb") as file:
        file.write(better)

docs/Python.md has more, and docs/Report.md describes the report.
"""

from __future__ import annotations

import json
import logging
import numbers
import os
from typing import Any, Mapping, Optional, Protocol, Sequence, Tuple, Union

try:
    from . import _taso
except ImportError as error:
    raise ImportError(
        "the extension of the package taso cannot be loaded: it was not built, or "
        f"for another Python ({error})"
    ) from error

__all__ = ["Error", "optimize", "version"]

#: The version of TASO, as "0.1.0".
version: str = _taso.version


class Error(Exception):
    """A model cannot be read or optimized, or an option is wrong.

    The text is that of taso-opt's errors, with their hints.
    """


class _Serializable(Protocol):
    """A model of the package onnx."""

    def SerializeToString(self) -> bytes: ...


Model = Union[str, "os.PathLike[str]", bytes, bytearray, memoryview, _Serializable]
Option = Union[
    str, int, float, bool, "os.PathLike[str]", Sequence[str], Mapping[str, int]
]

_log = logging.getLogger("taso")


def _to_text(name: str, value: Option) -> str:
    """The value of an option as --taso-superoptimize takes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, numbers.Number) and not isinstance(value, complex):
        # Numbers of numpy print as their type.
        is_whole = isinstance(value, numbers.Integral)
        return repr(int(value) if is_whole else float(value))
    if isinstance(value, (str, os.PathLike)):
        text = os.fspath(value)
    elif isinstance(value, Sequence) and all(isinstance(part, str) for part in value):
        text = ",".join(value)
    elif isinstance(value, Mapping):
        text = ",".join(f"{key}={size}" for key, size in _to_dims(name, value).items())
    else:
        raise TypeError(
            f"{name}: expected text, a number, a truth value, a list of texts or sizes "
            f"by name, found {value!r}"
        )
    return "{" + text + "}" if not text or any(map(str.isspace, text)) else text


def _to_options(search: Mapping[str, Option]) -> str:
    return " ".join(
        f"{name.replace('_', '-')}={_to_text(name, value)}" for name, value in search.items()
    )


def _to_dims(option: str, dims: Optional[Mapping[str, int]]) -> dict[str, int]:
    """Checked sizes, as plain integers."""
    checked = {}
    for name, size in (dims or {}).items():
        is_size = isinstance(size, numbers.Integral) and not isinstance(size, bool)
        if not isinstance(name, str) or not is_size or not 0 < size < 2**63:
            raise TypeError(
                f"{option}: expected sizes by name, such as {{'batch': 1}}, found "
                f"{name!r}: {size!r}"
            )
        checked[name] = int(size)
    return checked


def _to_bytes(model: Model) -> Tuple[bytes, bool]:
    """A path or a model in memory, and whether it is a path."""
    if isinstance(model, (str, os.PathLike)):
        return os.fsencode(model), True
    if isinstance(model, (bytes, bytearray, memoryview)):
        return bytes(model), False
    if hasattr(model, "SerializeToString"):
        return model.SerializeToString(), False
    raise TypeError(
        "expected a path, the bytes of an ONNX model or a model of the package "
        f"onnx, found {type(model).__name__}"
    )


def optimize(
    model: Model,
    *,
    dims: Optional[Mapping[str, int]] = None,
    fold_weights: bool = True,
    **search: Option,
) -> Tuple[bytes, dict[str, Any]]:
    """Returns the bytes of a model that computes the same, and the report.

    Args:
      model: the path of an .onnx file, its bytes, or a model of the package onnx.
      dims: sizes of named dynamic dimensions, such as {"batch": 1}.
      fold_weights: whether to evaluate what depends on weights only.
      search: the options of --taso-superoptimize, with _ for -: device="t4",
        cost="cpu", rules=["cnn", "own.mlir"], alpha=1.05, time_limit=10 (seconds),
        assume={"batch": 8} (the model stays dynamic), check=True. `taso-opt --help` lists all.

    Raises:
      Error: the model or an option is wrong; the text is the diagnostic.
      KeyboardInterrupt: Ctrl-C ends the search. With `time_limit` it ends with the
        best model so far.

    What taso-opt prints as remarks goes to the logger "taso". Other threads run
    meanwhile.
    """
    data, is_path = _to_bytes(model)
    try:
        better, report, remarks = _taso.optimize(
            data, is_path, _to_options(search), _to_dims("dims", dims), bool(fold_weights)
        )
    except _taso.Error as error:
        raise Error(str(error).rstrip("\n")) from None
    for line in remarks.splitlines():
        _log.info("%s", line)
    return better, json.loads(report)

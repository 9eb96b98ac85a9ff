"""NEON on 64-bit ARM: 128-bit registers."""

from __future__ import annotations

from .native import Native


class Neon(Native):
    """Everything is LLVM's own words; only the floating-point mode is ARM's."""

    def enter(self) -> tuple[str, str]:
        self.declarations |= {"declare i64 @llvm.aarch64.get.fpcr()", "declare void @llvm.aarch64.set.fpcr(i64)"}
        before = "  %mode.saved = call i64 @llvm.aarch64.get.fpcr()\n  call void @llvm.aarch64.set.fpcr(i64 0)"
        return before, "  call void @llvm.aarch64.set.fpcr(i64 %mode.saved)"

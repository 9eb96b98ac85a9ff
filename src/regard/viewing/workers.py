"""Threads that compute what is waited for, the newest first, and what may be wanted next while nothing is."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from .table import Stopped

Task = Callable[[Callable[[], None]], Any]


class Request:
    """Something that is waited for. `cancel()` keeps it from being begun, or makes its next check raise Stopped."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.future: Future[Any] = Future()
        self._stop = threading.Event()

    def cancel(self) -> None:
        self._stop.set()
        self.future.cancel()

    def check(self) -> None:
        """Called between strips; raises Stopped once nobody waits any more."""
        if self._stop.is_set():
            raise Stopped

    def run(self) -> None:
        if not self.future.set_running_or_notify_cancel():
            return
        try:
            self.future.set_result(self.task(self.check))
        except BaseException as error:  # told to whoever waits
            self.future.set_exception(error)


class Workers:
    """Threads for requests. idle() gives a task for a thread that has nothing else to do, or None.

    >>> workers = Workers(1, lambda: None)
    >>> workers.submit(lambda check: 6 * 7).future.result()
    42
    >>> workers.close()
    True
    """

    def __init__(self, count: int, idle: Callable[[], Task | None]) -> None:
        self._idle = idle
        self._waiting: list[Request] = []
        self._changed = threading.Condition()
        self._closed = threading.Event()
        self._running: set[Request] = set()
        self._threads = [
            threading.Thread(target=self._work, name=f"regard view {n}", daemon=True) for n in range(count)
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, task: Task) -> Request:
        """Have a task done, before those that were submitted earlier. RuntimeError after `close`."""
        request = Request(task)
        with self._changed:
            if self._closed.is_set():
                raise RuntimeError("the map is closed")
            self._waiting = [other for other in self._waiting if not other.future.cancelled()]
            self._waiting.append(request)
            self._changed.notify()
        return request

    def wake(self) -> None:
        """There may be something to do for an idle thread."""
        with self._changed:
            self._changed.notify_all()

    def close(self, patience: float = 0.5) -> bool:
        """Stop everything; whether all threads have ended within some seconds."""
        with self._changed:
            self._closed.set()
            for request in [*self._waiting, *self._running]:
                request.cancel()
            self._waiting.clear()
            self._changed.notify_all()
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(patience / len(self._threads))
        return not any(thread.is_alive() for thread in self._threads)

    def check(self) -> None:
        """For tasks of idle threads: raises Stopped after `close`."""
        if self._closed.is_set():
            raise Stopped

    def _work(self) -> None:
        while not self._closed.is_set():
            request = self._next()
            if request is not None:
                request.run()
                with self._changed:
                    self._running.discard(request)

    def _next(self) -> Request | None:
        with self._changed:
            if self._waiting:
                request = self._waiting.pop()
                self._running.add(request)
                return request
        task = self._idle()
        if task is not None:
            return Request(lambda _: task(self.check))
        with self._changed:
            if not self._waiting and not self._closed.is_set():
                self._changed.wait(1.0)
        return None

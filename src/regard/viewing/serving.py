"""The server of a map, by tornado (the extra `view`): on this computer only, for those who know the token.

Every request is looked at before anything else: its Host must be this server's own name, so that a page of another site
that had its name point here gets nothing; its Origin, where it has one, likewise; and its path must begin with the
token. What may be asked is four patterns of a path; no file is read.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import re
import secrets
import socket
import threading
from collections.abc import Callable
from typing import Any

from .atlas import Atlas
from .table import Stopped
from .workers import Request, Workers

ADDRESS = "127.0.0.1"
HEADERS = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": "frame-ancestors 'none'",
}
NUMBER = r"(\d{1,9})"
PAGE, TOKENS = re.compile(r"/?"), re.compile(r"/tokens/(queries|keys)")
STATUS, TILE = re.compile(rf"/heads/{NUMBER}"), re.compile("/tiles/" + "/".join([NUMBER] * 4))


class Server:
    """Serves a page, tokens and tiles from a thread of its own until `close`.

    page: HTML. tokens: JSON of the names of "queries" and "keys". port: 0 takes a free one. OSError where the port is
    taken, ModuleNotFoundError, which says what to install, without tornado.
    """

    def __init__(self, atlas: Atlas, page: str, tokens: dict[str, str], threads: int, port: int = 0) -> None:
        application = _application(self)
        import tornado.httpserver

        self.atlas, self.page, self.tokens = atlas, page, tokens
        self.secret = secrets.token_urlsafe(24)
        listening = socket.create_server((ADDRESS, port), backlog=256)
        listening.setblocking(False)
        self.port: int = listening.getsockname()[1]
        self.url = f"http://{ADDRESS}:{self.port}/{self.secret}/"
        self.workers = Workers(threads, atlas.idle_task)
        self._loop = asyncio.new_event_loop()
        self._server = tornado.httpserver.HTTPServer(application, max_body_size=1, max_header_size=1 << 16)
        began = threading.Event()
        self._thread = threading.Thread(target=self._serve, args=(listening, began), name="regard view", daemon=True)
        self._thread.start()
        began.wait()

    def _serve(self, listening: socket.socket, began: threading.Event) -> None:
        async def start() -> None:
            self._server.add_socket(listening)
            began.set()

        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(start())
        self._loop.run_forever()
        self._server.stop()
        self._loop.run_until_complete(_orderly(self._server))
        self._loop.close()

    def close(self) -> bool:
        """Stop serving and computing; whether everything has ended within half a second. May be called again."""
        ended = self.workers.close()
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(0.5)
        return ended and not self._thread.is_alive()

    def allows(self, host: str, origin: str | None, path: str) -> str | None:
        """The path behind the token, or None for a stranger."""
        names = [f"{name}:{self.port}" for name in (ADDRESS, "localhost")]
        if host.lower() not in names or (origin is not None and origin.lower() not in [f"http://{n}" for n in names]):
            return None
        begin, _, rest = path.removeprefix("/").partition("/")
        known = hmac.compare_digest(begin.encode("utf-8", "replace"), self.secret.encode())
        return f"/{rest}" if known else None


async def _orderly(server: Any) -> None:
    """Close connections, and let what was handling them see it."""
    await server.close_all_connections()
    others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)


class _Answering:
    """All requests: asked for what it is about, and stopped when the client goes away. The rest is tornado's."""

    SUPPORTED_METHODS = ("GET",)
    server: Server
    request: Any
    set_header: Callable[[str, str], None]
    clear_header: Callable[[str], None]
    send_error: Callable[[int], None]
    finish: Callable[[bytes], Any]
    running: Request | None = None

    def set_default_headers(self) -> None:
        for name, value in HEADERS.items():
            self.set_header(name, value)
        self.clear_header("Server")

    def compute_etag(self) -> None:
        """None: nothing is to be stored."""

    def prepare(self) -> None:
        given = self.request.headers
        path = self.server.allows(given.get("Host", ""), given.get("Origin"), self.request.path)
        if path is None:
            self.send_error(403)
        self.path = path or ""

    async def get(self) -> None:
        for pattern, answer in _ANSWERS:
            found = pattern.fullmatch(self.path)
            if found:
                await answer(self.server, self, *found.groups())
                return
        self.send_error(404)

    def write_error(self, status_code: int, **_: Any) -> None:
        self.say("text/plain", f"{status_code}\n".encode())

    def say(self, kind: str, body: bytes) -> None:
        self.set_header("Content-Type", f"{kind}; charset=utf-8" if kind.startswith("text") else kind)
        self.finish(body)

    def on_connection_close(self) -> None:
        if self.running is not None:
            self.running.cancel()


def _application(server: Server) -> Any:
    try:
        import tornado.web
    except ModuleNotFoundError:
        raise ModuleNotFoundError("a map needs tornado: pip install 'regard[view]'", name="tornado") from None
    handler = type("Handler", (_Answering, tornado.web.RequestHandler), {"server": server})
    return tornado.web.Application([(r".*", handler)], log_function=lambda _: None)


async def _page(server: Server, handler: Any) -> None:
    handler.say("text/html", server.page.encode())


async def _tokens(server: Server, handler: Any, which: str) -> None:
    handler.say("application/json", server.tokens[which].encode())


async def _status(server: Server, handler: Any, head: str) -> None:
    if int(head) >= server.atlas.count:
        handler.send_error(404)
        return
    answer = server.atlas.status(int(head))
    server.workers.wake()
    handler.say("application/json", json.dumps(answer).encode())


async def _tile(server: Server, handler: Any, *numbers: str) -> None:
    head, level, row, column = map(int, numbers)
    atlas = server.atlas
    try:
        atlas.layout.bounds(level, row, column)
    except ValueError:
        handler.send_error(404)
        return
    if head >= atlas.count:
        handler.send_error(404)
        return
    answer = await _computed(server, handler, lambda check: atlas.tile(head, level, row, column, check))
    if answer is not None:
        handler.set_header("Regard-Rows", str(answer[1]))
        handler.say("application/octet-stream", answer[0])


async def _computed(server: Server, handler: Any, task: Callable[..., Any]) -> Any:
    """What a worker makes of a task; None where the client went away meanwhile, or where it went wrong."""
    try:
        handler.running = server.workers.submit(task)
        return await asyncio.wrap_future(handler.running.future)
    except (Stopped, asyncio.CancelledError):
        return None
    except Exception as error:
        handler.set_status(500)
        handler.say("text/plain", f"{error or type(error).__name__}\n".encode())
        return None


_ANSWERS: list[tuple[re.Pattern[str], Any]] = [(PAGE, _page), (TOKENS, _tokens), (STATUS, _status), (TILE, _tile)]

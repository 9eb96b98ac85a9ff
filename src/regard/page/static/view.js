// The map of attention: what is looked at, what is drawn when, and the controls around it.
import { drawAxes, margins } from "./map_axes.js";
import { palette, rangeOf } from "./map_colours.js";
import { binAt, bounded, boundsOf, cellOf, fromHash, home, inSight, levelFor, movedBy, pixels, tilesInSight, toHash, toPairs, toScreen, zoomedAt } from "./map_coordinates.js";
import { listenToKeys, listenToPointers } from "./map_moves.js";
import { drawOverview, overviewSize } from "./map_overview.js";
import { drawMark, drawNumbers, drawTiles, waitingPattern } from "./map_picture.js";
import { Heaviest, statusInWords, writeReadout, writeTable } from "./map_readout.js";
import { listenToSearch } from "./map_search.js";
import { loadNames, loadStatus, loadTile, nameOfTile } from "./map_server.js";
import { isDark, shade, written } from "./shades.js";
import { TileStore } from "./tile_store.js";
import { pageData } from "./unpack.js";

const JUMP = 24; // pixels for a pair after a jump: tokens can be read
const SAMPLE = 40000; // bins that decide about colours
const LINES = 12; // of the table of the heaviest
const REFRESH = 800; // milliseconds between two looks at a picture that grows
const EDGE = 24; // pixels that the cursor keeps from the edge

const about = pageData();
const byId = (id) => document.getElementById(id);

class MapPage {
  constructor() {
    this.canvas = byId("map");
    this.context = this.canvas.getContext("2d");
    this.names = { query: null, key: null };
    this.state = { head: 0, show: "mean", view: null };
    this.pointer = null; // {left, top} within the map
    this.cursor = null; // {key, query} that keys move; only one of both is there
    this.mark = null; // {axis, n} that a search found
    this.range = null;
    this.colourTurn = 0;
    this.status = { rows: 0, share: 0 };
    this.timers = {};
    this.store = new TileStore({
      load: (name, signal) => loadTile(about, name, signal),
      changed: () => this.tileCame(),
      failed: (error) => this.say(error.message),
      enough: about.queries,
    });
  }

  start() {
    for (let n = 0; n < this.heads; n++) byId("head").add(new Option(this.headName(n), n));
    this.listen();
    this.readColours();
    this.resize();
    this.applyHash();
    this.loadNames();
  }

  // -- where we are ----------------------------------------------------------------------------------------------------
  get scene() {
    const { margin, size, ratio, state } = this;
    return { map: about, view: state.view, size, margin, ratio, level: levelFor(about, state.view.zoom, ratio), show: state.show };
  }

  go(view) {
    this.state.view = bounded(about, view, this.size);
    this.draw();
    this.later("hash", 200, () => history.replaceState(null, "", `#${toHash(this.state, this.size)}`));
    this.later("colours", 120, () => this.chooseColours());
  }

  applyHash() {
    const said = fromHash(location.hash, this.size);
    if (said.head < this.heads) this.state.head = said.head;
    this.state.show = said.show ?? this.state.show;
    this.state.view = bounded(about, said.view ?? this.state.view ?? home(about, this.size), this.size);
    this.changed();
  }

  resize() {
    const box = this.canvas.getBoundingClientRect();
    this.ratio = window.devicePixelRatio || 1;
    this.margin = margins(about.named || about.queriesNamed, box.width < 640, Math.max(about.queries, about.keys));
    this.size = { width: Math.max(40, box.width - 2 - this.margin.left), height: Math.max(40, box.height - 2 - this.margin.top) };
    this.canvas.width = Math.round((box.width - 2) * this.ratio);
    this.canvas.height = Math.round((box.height - 2) * this.ratio);
  }

  resized() {
    const span = this.size.width / this.state.view.zoom;
    this.resize();
    this.go({ ...this.state.view, zoom: this.size.width / span });
  }

  // -- tiles and colours -----------------------------------------------------------------------------------------------
  tileOf(address) {
    return this.store.get(nameOfTile(this.state.head, address));
  }

  wantTiles({ view, size, level }) {
    const whole = { level: 0, row: 0, column: 0 };
    const tiles = [whole, ...tilesInSight(about, view, size, level)];
    this.store.want([...new Set(tiles.map((tile) => nameOfTile(this.state.head, tile)))]);
  }

  tileCame() {
    this.draw();
    this.later("colours", this.range ? 120 : 0, () => this.chooseColours(), false);
  }

  /** Visits rows of bins in sight that have come: visit(tile, first, end, row, key, cell), numbers first to end. */
  visitSight(visit) {
    const { view, size, level } = this.scene;
    const seen = inSight(about, view, size);
    for (const address of tilesInSight(about, view, size, level)) {
      const tile = this.tileOf(address);
      if (!tile) continue;
      const { rows, keys, cell } = boundsOf(about, address);
      const from = (span, low) => Math.max(0, Math.floor((low - span[0]) / cell));
      const to = (span, high, count) => Math.min(count, Math.ceil((high - span[0]) / cell));
      const [left, right] = [from(keys, seen.keys[0]), to(keys, seen.keys[1], tile.width)];
      for (let down = from(rows, seen.rows[0]); down < to(rows, seen.rows[1], tile.height); down++) {
        visit(tile, down * tile.width + left, down * tile.width + right, rows[0] + down * cell, keys[0] + left * cell, cell);
      }
    }
  }

  chooseColours() {
    const seen = inSight(about, this.state.view, this.size);
    const bins = ((seen.rows[1] - seen.rows[0]) * (seen.keys[1] - seen.keys[0])) / cellOf(about, this.scene.level) ** 2;
    const step = Math.max(1, Math.ceil(bins / SAMPLE));
    const sample = [];
    let [top, count] = [0, 0];
    this.visitSight((tile, first, end) => {
      const weights = tile[this.state.show];
      for (let n = first; n < end; n++) {
        if (weights[n] > top) top = weights[n];
        if (count++ % step === 0) sample.push(weights[n]);
      }
    });
    if (!count) return;
    const range = rangeOf([...sample, top], byId("scale").value, Number(byId("brighter").value));
    if (JSON.stringify(range) !== JSON.stringify(this.range)) {
      this.range = range;
      this.colourTurn++;
      byId("low").textContent = range ? written(range.low) : "";
      byId("high").textContent = range ? `${written(range.high)}${range.kind === "log" ? "" : " and above"}` : "nothing above 0";
      this.draw();
    }
    if (byId("heaviest").open) this.writeHeaviest();
  }

  readColours() {
    const style = getComputedStyle(document.documentElement);
    const named = (name) => [name, style.getPropertyValue(`--${name}`).trim()];
    this.colours = Object.fromEntries(["ground", "raised", "ink", "muted", "line", "accent", "warm"].map(named));
    this.dark = isDark();
    this.palette = palette(this.dark);
    this.waiting = waitingPattern(this.context, this.colours);
    this.colourTurn++;
    const ramp = byId("ramp").getContext("2d");
    for (let x = 0; x < 160; x++) {
      ramp.fillStyle = `rgb(${shade(x / 159, this.dark).join(" ")})`;
      ramp.fillRect(x, 0, 1, 10);
    }
  }

  get paint() {
    return { range: this.range, palette: this.palette, dark: this.dark, name: `${this.colourTurn}` };
  }

  // -- drawing ---------------------------------------------------------------------------------------------------------
  draw() {
    this.asked ??= requestAnimationFrame(() => {
      this.asked = undefined;
      this.drawNow();
    });
  }

  drawNow() {
    const { context, margin, size, colours } = this;
    const scene = this.scene;
    this.wantTiles(scene);
    context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    context.fillStyle = colours.ground;
    context.fillRect(0, 0, margin.left + size.width, margin.top + size.height);
    drawAxes(context, scene, colours, (axis, n) => this.nameOf(axis, n));
    context.save();
    context.translate(margin.left, margin.top);
    context.beginPath();
    context.rect(0, 0, size.width, size.height);
    context.clip();
    this.drawMap(scene);
    context.restore();
    const whole = this.tileOf({ level: 0, row: 0, column: 0 });
    drawOverview(byId("overview"), scene, whole, byId("scale").value, this.paint, colours.warm);
    this.readOut(scene);
  }

  drawMap(scene) {
    const { context, colours, size } = this;
    const tileOf = (address) => this.tileOf(address);
    const [a, b] = [toScreen(about, scene.view, size, 0, 0), toScreen(about, scene.view, size, about.keys, about.queries)];
    const box = [a.left, a.top, b.left - a.left, b.top - a.top];
    context.fillStyle = colours.raised;
    context.fillRect(0, 0, size.width, size.height);
    context.fillStyle = this.waiting;
    context.fillRect(...box);
    context.save();
    context.beginPath();
    context.rect(...box);
    context.clip();
    drawTiles(context, scene, this.paint, tileOf);
    drawNumbers(context, scene, this.paint, tileOf);
    context.restore();
    context.strokeStyle = colours.line;
    context.strokeRect(a.left - 0.5, a.top - 0.5, box[2] + 1, box[3] + 1);
    if (this.mark) {
      const { axis, n } = this.mark;
      const line = { rows: [0, about.queries], keys: [0, about.keys], [axis === "key" ? "keys" : "rows"]: [n, n + 1] };
      drawMark(context, scene, line, colours.warm, 1.5);
    }
    drawMark(context, scene, this.pointedBin(scene), colours.accent, 2);
  }

  // -- what is pointed at ----------------------------------------------------------------------------------------------
  pointedBin(scene) {
    if (this.cursor) return binAt(about, scene.level, this.cursor.key, this.cursor.query);
    if (!this.pointer || this.pointer.left < 0 || this.pointer.top < 0) return null;
    const { key, query } = toPairs(about, scene.view, scene.size, this.pointer.left, this.pointer.top);
    return binAt(about, scene.level, key, query);
  }

  readOut(scene) {
    const bin = this.pointedBin(scene);
    if (!bin) return;
    const tile = this.tileOf(bin.tile);
    const n = tile ? bin.down * tile.width + bin.across : 0;
    const waiting = !tile || tile.rows < bin.rows[1];
    writeReadout(byId("readout"), { ...bin, mean: tile?.mean[n], max: tile?.max[n] }, (axis, i) => this.nameOf(axis, i), waiting);
  }

  writeHeaviest() {
    const heaviest = new Heaviest(LINES);
    this.visitSight((tile, first, end, row, key, cell) => {
      for (let n = first; n < end; n++) {
        heaviest.offer(tile[this.state.show][n], () => {
          const left = key + (n - first) * cell;
          const keys = [left, Math.min(left + cell, about.keys)];
          return { rows: [row, Math.min(row + cell, about.queries)], keys, mean: tile.mean[n], max: tile.max[n] };
        });
      }
    });
    writeTable(document.querySelector("#heaviest tbody"), heaviest.found, (axis, i) => this.nameOf(axis, i));
  }

  /** Moves what keys move by pixels, and the map after it where it leaves what is in sight. */
  moveCursor(right, down) {
    const { view } = this.state;
    const each = pixels(about, view.zoom);
    const at = this.cursorInSight();
    const within = (x, count) => Math.min(count - 0.5, Math.max(0.5, x));
    this.cursor = { key: within(at.key + right / each.x, about.keys), query: within(at.query + down / each.y, about.queries) };
    this.goWithCursor(view);
  }

  /** To a view, and from there so far that the cursor, and the whole of a large bin, is in sight. */
  goWithCursor(wanted) {
    const view = bounded(about, wanted, this.size);
    const each = pixels(about, view.zoom);
    const { left, top } = toScreen(about, view, this.size, this.cursor.key, this.cursor.query);
    const beyond = (x, room, half) => {
      const edge = Math.min(room / 2, Math.max(EDGE, half + 2));
      return Math.min(0, x - edge) + Math.max(0, x - room + edge);
    };
    this.go(movedBy(about, view, this.size, beyond(left, this.size.width, each.x / 2), beyond(top, this.size.height, each.y / 2)));
  }

  /** The cursor, or the middle of what is in sight. */
  cursorInSight() {
    const { rows, keys } = inSight(about, this.state.view, this.size);
    const { key, query } = this.cursor ?? {};
    if (key >= keys[0] && key < keys[1] && query >= rows[0] && query < rows[1]) return this.cursor;
    const middle = ([from, to]) => Math.floor((from + to) / 2) + 0.5;
    return { key: middle(keys), query: middle(rows) };
  }

  // -- names -----------------------------------------------------------------------------------------------------------
  async loadNames() {
    try {
      if (about.named) this.names.key = await loadNames("keys");
      if (about.queriesNamed) this.names.query = await loadNames("queries");
      this.draw();
    } catch (error) {
      this.say(error.message);
    }
  }

  nameOf(axis, n) {
    if (axis === "key") return this.names.key?.[n] ?? null;
    return (this.names.query ? this.names.query[n] : this.names.key?.[n + this.offset]) ?? null;
  }

  /** Where the first query stands among the keys; NaN where nobody knows. */
  get offset() {
    return about.offsets ? about.offsets[Math.floor(this.state.head / about.heads)] : NaN;
  }

  /** Tokens along an axis, numbered as there; null where there are none. */
  namesAlong(axis) {
    if (axis === "key") return this.names.key;
    if (this.names.query || !this.names.key || Number.isNaN(this.offset)) return this.names.query;
    return Array.from({ length: about.queries }, (_, n) => this.names.key[n + this.offset] ?? "");
  }

  /** A key's column or a query's row, at the diagonal where the rest is hidden or far away; near enough to be read. */
  jump(axis, n) {
    const { view } = this.state;
    const at = this.cursorInSight();
    const next = { ...at, [axis]: n + 0.5 };
    const own = axis === "key" ? n - this.offset : n + this.offset;
    const hidden = about.causal && (axis === "key" ? at.query < own : at.key > own + 1);
    if (hidden || (about.causal && view.zoom < JUMP)) next[axis === "key" ? "query" : "key"] = own + 0.5;
    this.mark = { axis, n };
    this.cursor = { key: Math.min(about.keys - 0.5, Math.max(0.5, next.key)), query: Math.min(about.queries - 0.5, Math.max(0.5, next.query)) };
    this.pointer = null;
    this.goWithCursor({ ...this.cursor, zoom: Math.max(view.zoom, JUMP) });
  }

  // -- heads -----------------------------------------------------------------------------------------------------------
  get heads() {
    return about.batch.reduce((product, n) => product * n, about.heads);
  }

  /** "3", or "0, 1: 3" with batch axes. */
  headName(number) {
    let left = Math.floor(number / about.heads);
    const entry = [];
    for (const extent of [...about.batch].reverse()) {
      entry.unshift(left % extent);
      left = Math.floor(left / extent);
    }
    return `${entry.length ? `${entry.join(", ")}: ` : ""}${number % about.heads}`;
  }

  chooseHead(n) {
    if (!(n >= 0 && n < this.heads) || n === this.state.head) return;
    this.state.head = n;
    this.changed();
  }

  show(show) {
    this.state.show = show;
    this.changed();
  }

  /** Another head, or another number of a bin. */
  changed() {
    byId("head").value = this.state.head;
    byId("previous").disabled = this.state.head === 0;
    byId("next").disabled = this.state.head === this.heads - 1;
    for (const show of ["mean", "max"]) byId(show).setAttribute("aria-pressed", this.state.show === show);
    this.status = { rows: 0, share: 0 };
    this.go(this.state.view);
    this.follow();
  }

  /** Asks how far the head is, until it is done; then rarely, which also tells the server that somebody looks. */
  async follow() {
    const { head } = this.state;
    let pause = 4000;
    try {
      const status = await loadStatus(head);
      if (head !== this.state.head) return;
      const grown = status.rows > this.status.rows;
      this.status = status;
      this.writeStatus();
      if (grown) this.later("refresh", status.share < 1 ? REFRESH : 0, () => this.store.refresh(), status.share === 1);
      if (status.share < 1 && !status.error) pause = 200;
    } catch {
      byId("working").hidden = true;
      this.say("The program that serves this map does not answer: it has ended, or is busy. What was loaded stays.");
    }
    this.later("status", pause, () => this.follow());
  }

  writeStatus() {
    const { share, error } = this.status;
    byId("working").hidden = share === 1 || Boolean(error);
    byId("doing").textContent = `Computing head ${this.headName(this.state.head)}`;
    byId("share").value = share;
    this.canvas.setAttribute("aria-busy", share < 1 && !error);
    this.say(statusInWords(this.status));
  }

  say(text) {
    if (byId("state").textContent !== text) byId("state").textContent = text;
    byId("state").hidden = !text;
  }

  // -- controls --------------------------------------------------------------------------------------------------------
  listen() {
    const zoomed = (factor, left, top) => this.go(zoomedAt(about, this.state.view, this.size, factor, left, top));
    const closer = (factor) => {
      const { view } = this.state;
      const at = this.cursor ? this.cursorInSight() : view;
      const { left, top } = toScreen(about, view, this.size, at.key, at.query);
      const next = zoomedAt(about, view, this.size, factor, left, top);
      if (this.cursor === at) this.goWithCursor(next);
      else this.go(next);
    };
    const all = () => this.go(home(about, this.size));
    const step = (by) => this.chooseHead(this.state.head + by);
    this.listenToMoves({ zoomed, closer, home: all, head: step });
    const buttons = { closer: () => closer(2), further: () => closer(0.5), all, previous: () => step(-1), next: () => step(1) };
    for (const [id, press] of Object.entries(buttons)) byId(id).onclick = press;
    for (const show of ["mean", "max"]) byId(show).onclick = () => this.show(show);
    byId("head").onchange = () => this.chooseHead(Number(byId("head").value));
    byId("scale").onchange = byId("brighter").oninput = byId("heaviest").ontoggle = () => this.chooseColours();
    byId("overview").onclick = (event) => this.goInOverview(event);
    const parts = Object.fromEntries(["text", "axis", "found", "count", "matches"].map((id) => [id, byId(id)]));
    listenToSearch({ form: byId("find"), ...parts }, {
      namesAlong: (axis) => this.namesAlong(axis),
      countAlong: (axis) => (axis === "key" ? about.keys : about.queries),
      jump: (axis, n) => this.jump(axis, n),
    });
    new ResizeObserver(() => this.resized()).observe(this.canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
      this.readColours();
      this.draw();
    });
    addEventListener("hashchange", () => this.applyHash());
  }

  listenToMoves(calls) {
    const point = ({ clientX, clientY }) => {
      const box = this.canvas.getBoundingClientRect();
      return { left: clientX - box.left - 1 - this.margin.left, top: clientY - box.top - 1 - this.margin.top };
    };
    const pointed = (at) => {
      if (at) this.cursor = null;
      this.pointer = at;
      this.draw();
    };
    const moved = (right, down) => this.go(movedBy(about, this.state.view, this.size, right, down));
    listenToPointers(this.canvas, point, { ...calls, moved, pointed });
    const byKey = { ...calls, moved: (right, down) => this.moveCursor(right, down) };
    byKey.home = () => {
      this.cursor = null;
      calls.home();
    };
    byKey.other = () => this.show(this.state.show === "mean" ? "max" : "mean");
    listenToKeys(this.canvas, () => this.binSize(), byKey);
  }

  binSize() {
    const each = pixels(about, this.state.view.zoom);
    const cell = cellOf(about, this.scene.level);
    return { x: each.x * cell, y: each.y * cell };
  }

  goInOverview({ offsetX, offsetY }) {
    const { width, height } = overviewSize(about, this.size);
    this.go({ ...this.state.view, key: (offsetX / width) * about.keys, query: (offsetY / height) * about.queries });
  }

  /** Do something once, a while from now. Asked again before that, it waits anew, unless `anew` is false. */
  later(name, pause, what, anew = true) {
    if (this.timers[name] && !anew) return;
    clearTimeout(this.timers[name]);
    this.timers[name] = setTimeout(() => {
      this.timers[name] = 0;
      what();
    }, pause);
  }
}

if (!about.empty) new MapPage().start();

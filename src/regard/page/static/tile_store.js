// Tiles that have come, that are on their way, and that are no longer wanted.

const AT_ONCE = 6; // what browsers ask one server for at a time

export class TileStore {
  /**
   * load(address, signal) gives a promise of a tile {rows, ..}, and is told by the signal that nobody waits any more.
   * changed() is called when a tile has come, failed(error) when one could not be had. most: tiles that are kept.
   * enough: the rows of a tile that is complete; others are asked for again after `refresh`.
   */
  constructor({ load, changed, failed, enough, most = 128 }) {
    Object.assign(this, { load, changed, failed, enough, most });
    this.kept = new Map();
    this.coming = new Map();
    this.wanted = [];
    this.stale = new Set();
    this.refused = new Map(); // address to the time of the last failure
  }

  /** A tile that is there, complete or not. */
  get(address) {
    const tile = this.kept.get(address);
    if (tile) {
      this.kept.delete(address); // the map keeps its order: what was used last is last
      this.kept.set(address, tile);
    }
    return tile;
  }

  /** From now on these are wanted, the first ones most; what is on its way and not among them is given up. */
  want(addresses) {
    this.wanted = addresses;
    const still = new Set(addresses);
    for (const [address, abort] of this.coming) if (!still.has(address)) abort.abort();
    this.begin();
  }

  /** There may be more in tiles that were not complete. */
  refresh() {
    for (const [address, tile] of this.kept) if (tile.rows < this.enough) this.stale.add(address);
    this.begin();
  }

  begin() {
    for (const address of this.wanted) {
      if (this.coming.size >= AT_ONCE) return;
      const needed = !this.kept.has(address) || this.stale.has(address);
      const rested = Date.now() - (this.refused.get(address) ?? -Infinity) > 2000;
      if (needed && rested && !this.coming.has(address)) this.start(address);
    }
  }

  async start(address) {
    const abort = new AbortController();
    this.coming.set(address, abort);
    this.stale.delete(address);
    try {
      this.keep(address, await this.load(address, abort.signal));
    } catch (error) {
      if (!abort.signal.aborted) {
        this.refused.set(address, Date.now());
        this.failed(error);
      }
    } finally {
      this.coming.delete(address);
      this.begin();
    }
  }

  keep(address, tile) {
    this.kept.delete(address);
    this.kept.set(address, tile);
    this.refused.delete(address);
    const wanted = new Set(this.wanted);
    for (const old of this.kept.keys()) {
      if (this.kept.size <= this.most) break;
      if (!wanted.has(old)) this.kept.delete(old);
    }
    this.changed(address);
  }

  /** Nothing is in its way: all that is wanted has come. */
  get complete() {
    return this.wanted.every((address) => this.kept.has(address) && !this.stale.has(address));
  }
}

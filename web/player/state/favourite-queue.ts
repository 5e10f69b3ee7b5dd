/** Sends the wishes for favourites: one call a second at most, and of several for one game only the last. */

export interface FavouriteDoor {
  send(nodeId: number, isOn: boolean): Promise<void>
  pause(ms: number): Promise<void>
  now(): number
  /** The server holds it now. */
  onKept(nodeId: number, isOn: boolean): void
  /** It was refused, and nothing newer is wished: what was shown goes back. */
  onRefused(nodeId: number, isOn: boolean, error: unknown): void
}

/** The throttle (site.md §7). */
const EVERY_MS = 1000

export class FavouriteQueue {
  readonly #door: FavouriteDoor
  readonly #wishes = new Map<number, boolean>()
  /** What the server holds; null until it said so. */
  #held: Set<number> | null = null
  #isSending = false
  /** The one on its way, which a list that comes meanwhile may not know yet. */
  #sent: readonly [number, boolean] | null = null
  /** Counts accounts: what was sent for the one before is nobody's any more. */
  #owner = 0

  constructor(door: FavouriteDoor) {
    this.#door = door
  }

  /** The server's own list; wishes that are on their way stay. Answers what is to be shown. */
  take(ids: readonly number[]): Set<number> {
    this.#held = new Set(ids)
    const shown = new Set(ids)
    for (const [nodeId, isOn] of [...(this.#sent ? [this.#sent] : []), ...this.#wishes]) {
      if (isOn) shown.add(nodeId)
      else shown.delete(nodeId)
    }
    return shown
  }

  /** Another account: nothing of the one before is sent any more. */
  forget(): void {
    this.#wishes.clear()
    this.#held = null
    this.#owner++
  }

  wish(nodeId: number, isOn: boolean): void {
    this.#wishes.delete(nodeId)
    this.#wishes.set(nodeId, isOn)
    if (!this.#isSending) void this.#sendAll()
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true
    for (let next = this.#next(); next; next = this.#next()) {
      const begin = this.#door.now()
      await this.#send(...next)
      await this.#door.pause(Math.max(0, begin + EVERY_MS - this.#door.now()))
    }
    this.#isSending = false
  }

  /** The oldest wish that differs from what the server holds: a heart pressed twice costs no call. */
  #next(): [number, boolean] | null {
    for (const [nodeId, isOn] of this.#wishes) {
      this.#wishes.delete(nodeId)
      if (this.#held?.has(nodeId) !== isOn) return [nodeId, isOn]
    }
    return null
  }

  async #send(nodeId: number, isOn: boolean): Promise<void> {
    const owner = this.#owner
    this.#sent = [nodeId, isOn]
    try {
      await this.#door.send(nodeId, isOn)
      if (this.#owner !== owner) return
      if (isOn) this.#held?.add(nodeId)
      else this.#held?.delete(nodeId)
      this.#door.onKept(nodeId, isOn)
    } catch (error) {
      // A newer wish goes its own way.
      if (this.#owner === owner && !this.#wishes.has(nodeId)) this.#door.onRefused(nodeId, isOn, error)
    } finally {
      this.#sent = null
    }
  }
}

/**
 * Pushes to sockets, by topic. Here they are only told; server/realtime carries them. A push of this process reaches
 * its own sockets at once and the other processes' through one notification for all of a moment.
 */
import { notifyAll, tellEach, type Line, type Notice } from './listen.ts'
import type { Database } from './postgres.ts'
import { defineService } from './services.ts'

export interface Push {
  topic: string
  data: Record<string, unknown>
  /** A private push goes to the sockets of this account only; absent: to every subscriber of the topic. */
  accountId?: string
  /** Of one house: only its own people hear of it. */
  merchantId?: string
}

export const hubKey = defineService<Hub>('platform.hub')

export class Hub {
  readonly #database: Database
  readonly #onFault: (error: unknown) => void
  readonly #processId = crypto.randomUUID()
  readonly #listeners: ((push: Push) => void)[] = []
  readonly #watchListeners: ((topics: readonly string[]) => void)[] = []
  #waiting: Push[] = []
  readonly #watched = new Set<string>()
  #watchTimer: NodeJS.Timeout | null = null
  #timer: NodeJS.Timeout | null = null

  /** `onFault` hears of a listener that throws; the others are told all the same. */
  constructor(database: Database, line: Line, onFault: (error: unknown) => void) {
    this.#database = database
    this.#onFault = onFault
    line.on('push', (notice) => {
      if (notice.from === this.#processId) return
      for (const push of notice.pushes as Push[]) this.#deliver(push)
    })
    line.on('watched', (notice) => {
      if (notice.from !== this.#processId) tellEach(this.#watchListeners, notice.topics as string[], this.#onFault)
    })
  }

  onPush(listener: (push: Push) => void): void {
    this.#listeners.push(listener)
  }

  /** Told which topics somebody is subscribed to, in whatever process: at once for a new one, then again every few seconds. */
  onWatched(listener: (topics: readonly string[]) => void): void {
    this.#watchListeners.push(listener)
  }

  /** Whoever carries topics to sockets says which are read. */
  noteWatched(topics: readonly string[]): void {
    tellEach(this.#watchListeners, topics, this.#onFault)
    for (const topic of topics) this.#watched.add(topic)
    // However many sockets subscribe to however many names: the other processes are told a few times a second.
    this.#watchTimer ??= setTimeout(() => { this.#watchTimer = null; void this.#tellWatched() }, WATCHED_TOGETHER_MS)
  }

  /** Money in `data` goes in as number; call it after the commit. */
  push(push: Push): void {
    this.#deliver(push)
    this.#waiting.push(push)
    this.#timer ??= setTimeout(() => { this.#timer = null; void this.#tellOthers() }, 30)
  }

  /** To the sockets of this process alone: for what every process finds out by itself and tells its own. */
  tellHere(push: Push): void {
    this.#deliver(push)
  }

  #deliver(push: Push): void {
    tellEach(this.#listeners, push, this.#onFault)
  }

  async #tellOthers(): Promise<void> {
    const pushes = this.#waiting
    this.#waiting = []
    await notifyAll(this.#database, parcelsOf(pushes).map((parcel): Notice => ({ kind: 'push', from: this.#processId, pushes: parcel }))).catch(() => {})
  }

  async #tellWatched(): Promise<void> {
    const topics = [...this.#watched]
    this.#watched.clear()
    const notices: Notice[] = []
    // Names are short; a hundred of them stay far below what a notification holds.
    for (let at = 0; at < topics.length; at += 100) notices.push({ kind: 'watched', from: this.#processId, topics: topics.slice(at, at + 100) })
    await notifyAll(this.#database, notices).catch(() => {})
  }

  async close(): Promise<void> {
    if (this.#watchTimer) clearTimeout(this.#watchTimer)
    if (this.#timer) { clearTimeout(this.#timer); this.#timer = null; await this.#tellOthers() }
  }
}

/** Which topics are looked at may be known elsewhere this much later. */
const WATCHED_TOGETHER_MS = 100

/** A notification holds 8,000 bytes at most, and what stands around the pushes needs some of them. */
const PARCEL_BYTES = 7_700

/** As many pushes in one notification as fit; one that is too large by itself stays in this process. */
function parcelsOf(pushes: readonly Push[]): Push[][] {
  const parcels: Push[][] = []
  let room = 0
  for (const push of pushes) {
    const bytes = Buffer.byteLength(JSON.stringify(push)) + 1
    if (bytes > PARCEL_BYTES) continue
    if (bytes > room) { parcels.push([]); room = PARCEL_BYTES }
    parcels.at(-1)!.push(push)
    room -= bytes
  }
  return parcels
}

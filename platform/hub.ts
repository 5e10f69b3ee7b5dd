/**
 * Pushes to sockets, by topic. They are only announced here; server/realtime delivers them. A push of this
 * process reaches its own sockets at once and the other processes' through one notification for several
 * pushes.
 */
import { notifyAll, tellEach, type Line, type Notice } from './notifications.ts'
import type { Database } from './postgres.ts'
import { PartsDesk, parcelsOf, type Part } from './push-parcels.ts'
import { defineService } from './services.ts'

export interface Push {
  topic: string
  data: Record<string, unknown>
  /** A private push goes to the sockets of this account only; absent: to every subscriber of the topic. */
  accountId?: string
  /** For one merchant: only its own people receive it. */
  merchantId?: string
  /** The news of an offer: to nobody who gets none now (`withoutOffersKey`). */
  isOffer?: boolean
}

/** Who among these members of a merchant gets no offers now; whoever makes offers provides it. */
export const withoutOffersKey =
  defineService<(merchantId: string, memberIds: readonly string[]) => Promise<ReadonlySet<string>>>(
    'platform.without-offers',
  )

export const hubKey = defineService<Hub>('platform.hub')

export class Hub {
  readonly #database: Database
  readonly #onFault: (error: unknown) => void
  readonly #processId = crypto.randomUUID()
  readonly #listeners: ((push: Push) => void)[] = []
  readonly #watchListeners: ((topics: readonly string[]) => void)[] = []
  readonly #parts = new PartsDesk<Push>()
  #waiting: Push[] = []
  readonly #watched = new Set<string>()
  #watchTimer: NodeJS.Timeout | null = null
  #timer: NodeJS.Timeout | null = null

  /** `onFault` gets what a listener throws, the others are still called, and what does not reach the others. */
  constructor(database: Database, line: Line, onFault: (error: unknown) => void) {
    this.#database = database
    this.#onFault = onFault
    line.on('push', (notice) => {
      if (notice.from === this.#processId) return
      for (const push of notice.pushes as Push[]) this.#deliver(push)
    })
    line.on('push-part', (notice) => {
      if (notice.from === this.#processId) return
      const push = this.#parts.take(notice.part as Part)
      if (push) this.#deliver(push)
    })
    line.onGap(() => this.#parts.forget())
    line.on('watched', (notice) => {
      if (notice.from !== this.#processId)
        tellEach(this.#watchListeners, notice.topics as string[], this.#onFault)
    })
  }

  onPush(listener: (push: Push) => void): void {
    this.#listeners.push(listener)
  }

  /**
   * Called with the topics that somebody is subscribed to, in any process: at once for a new one, then again
   * every few seconds.
   */
  onWatched(listener: (topics: readonly string[]) => void): void {
    this.#watchListeners.push(listener)
  }

  /** The code that delivers topics to sockets says which are read. */
  noteWatched(topics: readonly string[]): void {
    tellEach(this.#watchListeners, topics, this.#onFault)
    for (const topic of topics) this.#watched.add(topic)
    // However many sockets subscribe to however many names, the other processes are notified a few times a
    // second.
    this.#watchTimer ??= setTimeout(() => {
      this.#watchTimer = null
      void this.#tellWatched()
    }, WATCHED_TOGETHER_MS)
  }

  /** Money in `data` is a number; call it after the commit. */
  push(push: Push): void {
    this.#deliver(push)
    this.#waiting.push(push)
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      void this.#tellOthers()
    }, 30)
  }

  /** To the sockets of this process alone, for what every process finds out by itself. */
  tellHere(push: Push): void {
    this.#deliver(push)
  }

  #deliver(push: Push): void {
    tellEach(this.#listeners, push, this.#onFault)
  }

  async #tellOthers(): Promise<void> {
    const pushes = this.#waiting
    this.#waiting = []
    await notifyAll(
      this.#database,
      parcelsOf(pushes, () => crypto.randomUUID()).map(
        (parcel): Notice => ({
          kind: 'part' in parcel ? 'push-part' : 'push',
          from: this.#processId,
          ...parcel,
        }),
      ),
    ).catch(this.#onFault)
  }

  async #tellWatched(): Promise<void> {
    const topics = [...this.#watched]
    this.#watched.clear()
    const notices: Notice[] = []
    // Names are short; a hundred of them stay far below the size of a notification.
    for (let at = 0; at < topics.length; at += 100)
      notices.push({ kind: 'watched', from: this.#processId, topics: topics.slice(at, at + 100) })
    await notifyAll(this.#database, notices).catch(this.#onFault)
  }

  async close(): Promise<void> {
    if (this.#watchTimer) clearTimeout(this.#watchTimer)
    if (this.#timer) {
      clearTimeout(this.#timer)
      this.#timer = null
      await this.#tellOthers()
    }
  }
}

/** How much later another process may know which topics are read. */
const WATCHED_TOGETHER_MS = 100

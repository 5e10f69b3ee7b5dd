/**
 * Pushes to sockets, by topic. Here they are only told; server/realtime carries them. A push of this process reaches
 * its own sockets at once and the other processes' through one notification for all of a moment.
 */
import { notifyAll, type Line, type Notice } from './listen.ts'
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
  readonly #processId = crypto.randomUUID()
  readonly #listeners: ((push: Push) => void)[] = []
  #waiting: Push[] = []
  #timer: NodeJS.Timeout | null = null

  constructor(database: Database, line: Line) {
    this.#database = database
    line.on('push', (notice) => {
      if (notice.from === this.#processId) return
      for (const push of notice.pushes as Push[]) this.#deliver(push)
    })
  }

  onPush(listener: (push: Push) => void): void {
    this.#listeners.push(listener)
  }

  /** Money in `data` goes in as number; call it after the commit. */
  push(push: Push): void {
    this.#deliver(push)
    this.#waiting.push(push)
    this.#timer ??= setTimeout(() => { this.#timer = null; void this.#tellOthers() }, 30)
  }

  #deliver(push: Push): void {
    for (const listener of this.#listeners) listener(push)
  }

  async #tellOthers(): Promise<void> {
    const pushes = this.#waiting
    this.#waiting = []
    const notices: Notice[] = []
    // A notification holds 8,000 bytes at most.
    for (let at = 0; at < pushes.length; at += 20) notices.push({ kind: 'push', from: this.#processId, pushes: pushes.slice(at, at + 20) })
    await notifyAll(this.#database, notices.filter((notice) => JSON.stringify(notice).length < 7_900)).catch(() => {})
  }

  async close(): Promise<void> {
    if (this.#timer) { clearTimeout(this.#timer); this.#timer = null; await this.#tellOthers() }
  }
}

/**
 * The browser's side of values that are told as deltas (kernel/deltas.ts): asks for the snapshot, follows the
 * deltas, and asks again when one was missed.
 */
import { follow, type Delta, type Followed, type Snapshot } from '../../kernel/deltas.ts'
import { listen } from './socket.ts'

const PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000]

interface FeedOptions<Value> {
  topic: string
  /** The snapshot, over HTTP. */
  ask: () => Promise<Snapshot<Value>>
  onValues: (values: Readonly<Record<string, Value>>) => void
}

/** Follows a topic until the returned function is called. */
export function followFeed<Value>({ topic, ask, onValues }: FeedOptions<Value>): () => void {
  const reader = new FeedReader(ask, onValues)
  const stop = listen(topic, {
    onData: (delta: Delta<Value>) => reader.take(delta),
    onGap: () => reader.renew(),
  })
  reader.renew()
  return () => {
    stop()
    reader.close()
  }
}

class FeedReader<Value> {
  readonly #ask: () => Promise<Snapshot<Value>>
  readonly #onValues: (values: Readonly<Record<string, Value>>) => void
  #state: Followed<Value> | null = null
  /** Deltas that came while the snapshot was asked for. */
  #waiting: Delta<Value>[] = []
  #isAsking = false
  /** Something was missed since the question was sent. */
  #isStale = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(
    ask: () => Promise<Snapshot<Value>>,
    onValues: (values: Readonly<Record<string, Value>>) => void,
  ) {
    this.#ask = ask
    this.#onValues = onValues
  }

  take(delta: Delta<Value>): void {
    if (this.#isClosed) return
    if (this.#state === null) {
      this.#waiting.push(delta)
      return
    }
    const next = follow(this.#state, delta)
    if (next === 'OLD') return
    if (next === 'GAP') {
      this.renew()
      this.#waiting.push(delta)
      return
    }
    this.#state = next
    if (next.partsTaken === 0) this.#onValues(next.values)
  }

  /** Deltas before this moment are worth nothing any more. */
  renew(): void {
    this.#state = null
    this.#waiting = []
    if (this.#isAsking) this.#isStale = true
    else void this.#fetch()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  async #fetch(): Promise<void> {
    clearTimeout(this.#timer)
    this.#isAsking = true
    this.#isStale = false
    const snapshot = await this.#ask().catch(() => null)
    this.#isAsking = false
    if (this.#isClosed) return
    if (this.#isStale) {
      void this.#fetch()
      return
    }
    if (!snapshot || !this.#begin(snapshot)) this.#askLater()
  }

  /** False if the snapshot is older than what was told meanwhile, or a part of the next version was missed. */
  #begin(snapshot: Snapshot<Value>): boolean {
    let state: Followed<Value> = { ...snapshot, partsTaken: 0 }
    for (const delta of this.#waiting) {
      const next = follow(state, delta)
      if (next === 'GAP') return false
      if (next !== 'OLD') state = next
    }
    this.#waiting = []
    this.#failures = 0
    this.#state = state
    this.#onValues(state.values)
    return true
  }

  #askLater(): void {
    const pause = PAUSES_MS[Math.min(this.#failures++, PAUSES_MS.length - 1)]!
    this.#timer = setTimeout(() => void this.#fetch(), pause)
  }
}

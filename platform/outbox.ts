/**
 * Events: rows written in the transaction of their cause, delivered at least once to idempotent listeners
 * after the commit.
 */
import type { Listener } from './calls.ts'
import { clock } from '../kernel/clock.ts'
import { firstOf, rowsOf, run, sql, type Database, type Tx } from './postgres.ts'
import type { Services } from './services.ts'

interface OutboxRow {
  event: string
  payload: Record<string, unknown>
}

/** Writes an event in the caller's transaction. */
export async function emitEvent(tx: Tx, event: string, payload: Record<string, unknown>): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO app.outbox (event, payload) VALUES (${event}, ${JSON.stringify(payload, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))})`,
  )
}

const BATCH = 50
/** After this many failures an event waits for an operator. */
const MAX_ATTEMPTS = 12

/** Takes due events and delivers each in a transaction of its own. Several workers may run it at once. */
export class OutboxDispatcher {
  readonly #database: Database
  readonly #services: Services
  readonly #listeners: ReadonlyMap<string, readonly Listener[]>
  readonly #onError: (error: unknown, event: string) => void
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()

  constructor(parts: {
    database: Database
    services: Services
    listeners: readonly Listener[]
    onError: (error: unknown, event: string) => void
  }) {
    this.#database = parts.database
    this.#services = parts.services
    this.#onError = parts.onError
    this.#listeners = Map.groupBy(parts.listeners, (listener) => listener.event)
  }

  start(everyMs = 150): void {
    const round = () => {
      this.#running = this.drain().then(
        () => {},
        (error: unknown) => this.#onError(error, 'outbox'),
      )
      void this.#running.then(() => {
        if (this.#timer) {
          this.#timer = setTimeout(round, everyMs)
          this.#timer.unref()
        }
      })
    }
    this.#timer = setTimeout(round, everyMs)
    this.#timer.unref()
  }

  /** Delivers until nothing is due; returns how many were delivered. */
  async drain(): Promise<number> {
    let delivered = 0
    for (;;) {
      const count = await this.#deliverSome()
      delivered += count
      if (count < BATCH) return delivered
    }
  }

  async #deliverSome(): Promise<number> {
    const due = await rowsOf(
      this.#database.kysely,
      sql<{ id: bigint }>`
      SELECT id FROM app.outbox WHERE next_at <= clock_timestamp() AND attempts < ${MAX_ATTEMPTS} ORDER BY id LIMIT ${BATCH}`,
    )
    for (const { id } of due) await this.#deliver(id)
    return due.length
  }

  async #deliver(id: bigint): Promise<void> {
    let event = ''
    try {
      await this.#database.transaction(async (tx) => {
        // A listener that fails undoes this too.
        const row = await firstOf(
          tx,
          sql<OutboxRow>`
          DELETE FROM app.outbox WHERE id = (SELECT id FROM app.outbox WHERE id = ${id} FOR UPDATE SKIP LOCKED)
          RETURNING event, payload`,
        )
        if (!row) return
        event = row.event
        for (const listener of this.#listeners.get(row.event) ?? [])
          await listener.run({ tx, now: clock.now(), services: this.#services }, row.payload)
      })
    } catch (error) {
      this.#onError(error, event)
      await run(
        this.#database.kysely,
        sql`
        UPDATE app.outbox SET attempts = attempts + 1, failed_with = ${String(error).slice(0, 500)},
          next_at = clock_timestamp() + least(interval '1 hour', interval '1 second' * power(2, attempts)) WHERE id = ${id}`,
      )
    }
  }

  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    await this.#running
  }
}

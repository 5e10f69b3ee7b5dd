/**
 * The product's clock while the history is made: it is moved from moment to moment, so that everything that
 * asks for the time, in this process and in the database, gets the time of the history. It only moves
 * forward, and at the end it equals the machine's time.
 */
import { clock } from '../../../kernel/clock.ts'
import { run, sql, type Database, type Reader } from '../../../platform/postgres.ts'

export class Past {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Never back, and never beyond the present. */
  async moveTo(momentMs: number): Promise<void> {
    await setOffset(
      this.#database.kysely,
      Math.min(-1, Math.floor(Math.max(momentMs, clock.nowMs() + 1) - Date.now())),
    )
  }

  /** Moves on from now. */
  async pass(ms: number): Promise<void> {
    await this.moveTo(clock.nowMs() + ms)
  }
}

export async function setOffset(reader: Reader, offsetMs: number): Promise<void> {
  await run(reader, sql`UPDATE app.clock SET offset_ms = ${offsetMs}`)
  clock.setOffset(offsetMs)
}

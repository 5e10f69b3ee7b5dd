/** Runs the rounds of all tables on time, in every process with the studio's role. */
import { LeasedClock } from '../../platform/leased-clock.ts'
import { beginRound, takeStep } from './steps.ts'
import type { TableParts } from './parts.ts'
import type { RoundRow } from './store/rounds.ts'
import { readDue, releaseRound, takeDueRound } from './store/due-rounds.ts'
import { stateOf } from './view.ts'

interface Watch {
  watched: () => readonly string[]
  onMoved: (round: RoundRow) => Promise<void>
  onFrozen: (round: RoundRow) => Promise<void>
  onShut: (tableId: string) => Promise<void>
}

export class TableClock {
  readonly #parts: TableParts
  readonly #watch: Watch
  readonly #clock: LeasedClock<RoundRow>
  /** Tables that begin no round, whose readers know it. */
  readonly #shut = new Set<string>()

  constructor(parts: TableParts, watch: Watch) {
    this.#parts = parts
    this.#watch = watch
    const { kysely } = parts.database
    this.#clock = new LeasedClock({
      readDue: async () => (await readDue(kysely)).map(({ tableId: name, dueAt }) => ({ name, dueAt })),
      take: (leaseMs) => takeDueRound(kysely, leaseMs),
      perform: (round) => this.#perform(round),
      nameOf: (round) => round.table_id,
      release: (round, againMs) => releaseRound(kysely, round.round_id, round.step, againMs),
      onLook: () => this.#wakeWatched(),
      onError: parts.onError,
    })
  }

  start(): void {
    this.#clock.start()
  }

  /** Takes no further step. */
  stop(): Promise<void> {
    return this.#clock.stop()
  }

  /** Takes every step that is due; rounds of several tables at the same time. */
  runDue(): Promise<void> {
    return this.#clock.runDue()
  }

  /** Begins a round if none runs and the last one is over, since somebody wants to see one. */
  async wake(tableId: string): Promise<void> {
    const begun = await beginRound(this.#parts, tableId)
    if (!begun) {
      if (this.#shut.has(tableId)) return
      this.#shut.add(tableId)
      await this.#watch.onShut(tableId)
      return
    }
    this.#shut.delete(tableId)
    const { round, isNew } = begun
    this.#clock.expect(tableId, dueAtOf(round).getTime())
    if (isNew) await this.#watch.onMoved(round)
  }

  async #perform(round: RoundRow): Promise<{ name: string; dueAt: Date } | undefined> {
    const moved = await takeStep(this.#parts, round)
    if (!moved) return undefined
    // Some steps change nothing that anybody sees.
    if (stateOf(moved.step) !== stateOf(round.step)) await this.#watch.onMoved(moved)
    else if (moved.step === 'FROZEN') await this.#watch.onFrozen(moved)
    return { name: round.table_id, dueAt: dueAtOf(moved) }
  }

  /** Tables that somebody watches and that wait for a round. */
  async #wakeWatched(): Promise<void> {
    for (const tableId of this.#watch.watched())
      if (!this.#clock.isExpecting(tableId)) await this.wake(tableId).catch(this.#parts.onError)
  }
}

const dueAtOf = (round: RoundRow): Date => round.due_at ?? round.ends_at

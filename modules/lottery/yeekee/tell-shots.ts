/**
 * Tells readers of a round what was shot: at most twice a second, whichever of the processes took the shots.
 */
import { shotsTopicOf, type ShotsPush } from '../../../contract/pushes/shots.ts'
import type { Database } from '../../../platform/postgres.ts'
import { defineSlot } from '../../../platform/services.ts'
import { textOfIssue, type IssueKey } from '../draws/door.ts'
import { shotsBetween, takeTelling } from './store/shots.ts'

const EVERY_MS = 500
/** A reader who misses more asks for the round again. */
const MOST = 50

export interface ShotsTeller {
  /** A shot was committed. */
  note(key: IssueKey): void
}

export const shotsTellerKey = defineSlot<ShotsTeller>('lottery.shots-teller', { note: () => {} })

export interface TellerParts {
  readonly database: Database
  tell(topic: string, data: Record<string, unknown>): void
  onError(error: unknown): void
}

export class RoundTeller implements ShotsTeller {
  readonly #parts: TellerParts
  /** Rounds that are being told of, and whether something came in the meantime. */
  readonly #rounds = new Map<string, { isNoted: boolean }>()
  readonly #atWork = new Set<Promise<void>>()
  #isStopping = false

  constructor(parts: TellerParts) {
    this.#parts = parts
  }

  note(key: IssueKey): void {
    const round = this.#rounds.get(textOfIssue(key))
    if (round) round.isNoted = true
    else this.#begin(key)
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    while (this.#atWork.size > 0) await Promise.allSettled(this.#atWork)
  }

  #begin(key: IssueKey): void {
    if (this.#isStopping) return
    const name = textOfIssue(key)
    const round = { isNoted: false }
    this.#rounds.set(name, round)
    const work = this.#tellNow(key)
      .catch((error: unknown) => {
        this.#parts.onError(error)
        return 'DONE' as const
      })
      .then((done) => {
        const timer = setTimeout(() => {
          this.#rounds.delete(name)
          if (done === 'EARLY' || round.isNoted) this.#begin(key)
        }, EVERY_MS)
        timer.unref()
      })
    this.#atWork.add(work)
    void work.finally(() => this.#atWork.delete(work))
  }

  async #tellNow(key: IssueKey): Promise<'DONE' | 'EARLY'> {
    const push = await this.#parts.database.transaction(async (tx) => {
      const taken = await takeTelling(tx, key, EVERY_MS)
      if (!taken) return undefined
      if (!taken.places) return 'EARLY' as const
      const { first, last } = taken.places
      const shots = await shotsBetween(tx, key, {
        first: Math.max(first, last - MOST + 1),
        last,
        isNewestFirst: false,
      })
      return {
        kind: 'SHOTS',
        ...key,
        count: last,
        sum: Number(taken.sum),
        list: shots.map(({ place, number, name, at, is_demo: isDemo }) => ({
          place,
          number,
          name,
          at: at.toISOString(),
          isDemo,
        })),
      } satisfies ShotsPush
    })
    if (push === 'EARLY') return 'EARLY'
    if (push) this.#parts.tell(shotsTopicOf(key.gameCode), { ...push })
    return 'DONE'
  }
}

/**
 * The least time from one spin of a member to the next, if the merchant has such a rule. A known key is not a
 * new spin. Refused before anything is drawn or stored: the same key may be sent again once the time is over.
 */
import { clock } from '../../kernel/clock.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Seeds } from '../core/seeds.ts'
import { readLatestStart, readRoundByKey } from './store/rounds.ts'

interface Parts {
  database: Database
  seeds: Pick<Seeds, 'of'>
}

export class Pace {
  readonly #parts: Parts
  /** Members with a spin between its check and its storing: any other spin of theirs comes too soon. */
  readonly #spinning = new Set<string>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Runs `spin` unless it comes too soon; `judge` repeats the check if another process has drawn for the
   * member.
   */
  async keep<Drawn>(
    order: { memberId: string; key: string },
    leastMs: number,
    spin: (judge: () => Promise<void>) => Promise<Drawn>,
  ): Promise<Drawn> {
    const judge = () => this.#judge(order, leastMs)
    if (this.#spinning.has(order.memberId)) {
      if (await this.#isKnown(order)) return spin(judge)
      throw tooSoon(leastMs)
    }
    this.#spinning.add(order.memberId)
    try {
      await judge()
      return await spin(judge)
    } finally {
      this.#spinning.delete(order.memberId)
    }
  }

  async #isKnown({ memberId, key }: { memberId: string; key: string }): Promise<boolean> {
    return (await readRoundByKey(this.#parts.database.kysely, memberId, key)) !== undefined
  }

  async #judge(order: { memberId: string; key: string }, leastMs: number): Promise<void> {
    const {
      database: { kysely },
      seeds,
    } = this.#parts
    // The pair comes first: a spin that another process stores after this check uses up its nonce, and sends
    // us back here.
    await seeds.of(order.memberId)
    const startedAt = await readLatestStart(kysely, order.memberId)
    if (!startedAt) return
    const leftMs = startedAt.getTime() + leastMs - clock.nowMs()
    if (leftMs > 0 && !(await this.#isKnown(order))) throw tooSoon(leftMs)
  }
}

function tooSoon(leftMs: number): Refusal {
  const seconds = Math.ceil(leftMs / 1_000)
  return new Refusal('GAME_SPIN_TOO_SOON', { params: [`${seconds}`], retryAfterS: seconds })
}

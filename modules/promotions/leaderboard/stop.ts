/** A board that an operator stops in the middle of its period (docs/flows/leaderboard.md). */
import { refuseFields } from '../../../contract/errors.ts'
import type { BoardPrizes } from '../../../contract/operator/promotions/desk-words.ts'
import type { Period } from '../../../kernel/calendar.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { boardsOf, countsAt, periodAt } from './boards.ts'
import { countRanked } from './store/scores.ts'
import { insertStop } from './store/stops.ts'

/** A live board as the desk has it, and the zone of its house. */
interface LiveBoard {
  readonly promotionId: string
  readonly arguments: Readonly<Record<string, unknown>>
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly timeZone: string
}

/** The period that runs at a moment with the prizes of a live board; null: none runs. */
async function runningPeriod(
  reader: Reader,
  live: LiveBoard,
  now: Date,
): Promise<{ period: Period; prizes: readonly number[] } | null> {
  const [board] = await boardsOf(reader, [{ ...live, isLive: true, isUsedUp: false }])
  if (!board || !countsAt(board, now)) return null
  return { period: periodAt(board, now, live.timeZone), prizes: board.values.prizes }
}

/**
 * What the running period of a live board comes to so far: until when it runs, how many members are ranked,
 * and what their places would be paid, in minor units. Null: none runs.
 */
export async function boardStanding(
  reader: Reader,
  live: LiveBoard,
  now: Date,
): Promise<{ until: Date; memberCount: number; prizeAmount: bigint } | null> {
  const running = await runningPeriod(reader, live, now)
  if (!running) return null
  const { period, prizes } = running
  const memberCount = await countRanked(reader, { promotionId: live.promotionId, period: period.id })
  const prizeAmount = prizes.slice(0, memberCount).reduce((sum, prize) => sum + BigInt(prize), 0n)
  return { until: period.before, memberCount, prizeAmount }
}

/**
 * Ends the running period of a live board that is being stopped: play counts until now, and the places
 * reached are paid or not. It stays decided if the board is started again. The board's row is locked.
 * Returns false if no period runs. REQUEST_INVALID at `prizes` if it is not said.
 */
export async function endRunningPeriod(
  tx: Tx,
  live: LiveBoard,
  prizes: BoardPrizes | undefined,
  now: Date,
): Promise<boolean> {
  const running = await runningPeriod(tx, live, now)
  if (!running) return false
  if (prizes === undefined) refuseFields([{ field: 'prizes', rule: 'required' }])
  const { id: period, before: until } = running.period
  await insertStop(
    tx,
    { promotionId: live.promotionId, period },
    { stoppedAt: now, until, isPaid: prizes === 'PAY' },
  )
  return true
}

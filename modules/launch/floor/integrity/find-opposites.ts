/**
 * Checks who bets against whom at shared tables, and flags suspected collusion for compliance
 * (domain/economy.md §9).
 */
import { businessDate, startOfBusinessDate } from '../../../../kernel/calendar.ts'
import type { Tx } from '../../../../platform/postgres.ts'
import { settingsOf } from '../../../system/index.ts'
import { launchSettings } from '../../shared/settings.ts'
import type { Watch } from './find-pairs.ts'
import { looksAgreed } from './rules/judge-opposites.ts'

const HOUR_MS = 3_600_000

/**
 * Of a business day, once a day for each pair; in a day's first hour the day before is checked to its end.
 */
export async function findOpposites(
  tx: Tx,
  { book, suspicions, merchantId, now, timeZone }: Watch & { readonly timeZone: string },
): Promise<void> {
  const { oppositeLeastRounds: leastRounds, oppositePercent: percent } = await settingsOf(
    tx,
    merchantId,
    launchSettings,
  )
  const day = businessDate(new Date(now.getTime() - HOUR_MS), timeZone)
  const pairs = await book.opposites({ merchantId, since: startOfBusinessDate(day, timeZone), leastRounds })
  for (const { memberA, memberB, opposed, amount } of pairs.filter((pair) =>
    looksAgreed(pair, { leastRounds, percent }),
  )) {
    for (const [memberId, withMember] of [
      [memberA, memberB],
      [memberB, memberA],
    ] as const) {
      await suspicions.raise(tx, {
        merchantId,
        memberId,
        kind: 'OPPOSITE_BETTING',
        reference: `${day} ${withMember}`,
        detail: { withMember, count: opposed, staked: amount },
      })
    }
  }
}

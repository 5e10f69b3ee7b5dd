/** What members lost in a week: settled stakes less payouts less bonuses received (domain/economy.md §6.1). */
import { addDays, businessDate, periodOf } from '../../../kernel/calendar.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { playSumsOf } from '../../wallet/index.ts'
import { givenBetween } from '../bonus-cap/cap.ts'

export interface Week {
  /** As the calendar names it. */
  readonly id: string
  /** Business dates, half-open. */
  readonly from: string
  readonly to: string
}

/** The week that contains a moment. */
export function weekOf(moment: Date, timeZone: string): Week {
  const { id, from } = periodOf('WEEK', moment, timeZone)
  const day = businessDate(from, timeZone)
  return { id, from: day, to: addDays(day, 7) }
}

/** By member; below zero for who won more than they staked. Who did not play is left out. */
export async function lossesOf(
  reader: Reader,
  { from, to }: Week,
  memberIds: readonly string[],
): Promise<Map<string, bigint>> {
  const sums = await playSumsOf(reader, { memberIds, from, to })
  const bonuses = await givenBetween(reader, { cap: 'BONUS', from, to }, memberIds)
  return new Map(
    sums.map(({ memberId, stake, payout }) => [memberId, stake - payout - (bonuses.get(memberId) ?? 0n)]),
  )
}

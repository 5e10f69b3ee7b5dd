/** What some members moved, by business day: read from the roll-up, so a second behind the ledger. */
import { rowsOf, sql, type Reader } from '../../../platform/postgres.ts'

export interface MemberDay {
  date: string
  /** Of the asked members, how many staked something. */
  players: number
  deposits: bigint
  depositCount: number
  stakes: bigint
  payouts: bigint
}

const HALF_HOUR_MS = 1_800_000

/**
 * Real money of these members together in [from, to), to whole half hours: the one in which it begins and the
 * one in which it ends count. Days without movement are left out.
 */
export async function memberDays(
  reader: Reader,
  asked: { memberIds: readonly string[]; from: Date; to: Date; timeZone: string },
): Promise<MemberDay[]> {
  const from = new Date(Math.floor(asked.from.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS)
  return rowsOf(
    reader,
    sql<MemberDay>`
    SELECT (s.slot AT TIME ZONE ${asked.timeZone})::date::text AS date,
           count(DISTINCT s.owner_no) FILTER (WHERE s.stake > 0)::int AS players,
           sum(s.deposit)::bigint AS deposits, sum(s.deposit_count)::int AS "depositCount",
           sum(s.stake)::bigint AS stakes, sum(s.payout)::bigint AS payouts
    FROM wallet.owner o
    JOIN wallet.member_slot s ON s.owner_no = o.owner_no AND s.shard = o.shard AND s.slot >= ${from} AND s.slot < ${asked.to}
    WHERE o.family = 1 AND o.owner_id = ANY (${asked.memberIds}) GROUP BY 1 ORDER BY 1`,
  )
}

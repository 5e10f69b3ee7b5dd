/** What members played within spans of their own. */
import { rowsOf, sql, type Reader } from '../../../platform/postgres.ts'

export interface PlaySpan {
  readonly memberId: string
  /** The business days in [from, to), YYYY-MM-DD. */
  readonly from: string
  readonly to: string
}

/**
 * What the settled play of each span counts for turnover, in minor units, by the day of the settlement;
 * members without play in theirs are left out. A second behind the ledger.
 */
export async function validWithin(
  reader: Reader,
  spans: readonly PlaySpan[],
): Promise<ReadonlyMap<string, bigint>> {
  if (spans.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<{ memberId: string; valid: bigint }>`
    SELECT s.member_id AS "memberId", sum(d.valid)::bigint AS valid
    FROM unnest(${spans.map(({ memberId }) => memberId)}::text[], ${spans.map(({ from }) => from)}::date[],
      ${spans.map(({ to }) => to)}::date[]) AS s(member_id, since, until)
    JOIN wallet.owner o ON o.family = 1 AND o.owner_id = s.member_id
    JOIN wallet.member_play_day d ON d.owner_no = o.owner_no AND d.shard = o.shard AND d.day >= s.since AND d.day < s.until
    GROUP BY 1`,
  )
  return new Map(rows.map(({ memberId, valid }) => [memberId, valid]))
}

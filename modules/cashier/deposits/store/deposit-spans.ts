/** What members paid in within spans of their own. */
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface DepositSpan {
  readonly memberId: string
  /** The deposits that were credited in [from, to). */
  readonly from: Date
  readonly to: Date
}

/** The sum of each span, in minor units; members without a deposit in theirs are left out. */
export async function creditedWithin(
  reader: Reader,
  spans: readonly DepositSpan[],
): Promise<ReadonlyMap<string, bigint>> {
  if (spans.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<{ memberId: string; amount: bigint }>`
    SELECT s.member_id AS "memberId", sum(d.credited_amount)::bigint AS amount
    FROM unnest(${spans.map(({ memberId }) => memberId)}::text[], ${spans.map(({ from }) => from)}::timestamptz[],
      ${spans.map(({ to }) => to)}::timestamptz[]) AS s(member_id, since, until)
    JOIN cashier.deposit d ON d.member_id = s.member_id AND d.state = 'CONFIRMED' AND d.credited_amount > 0
      AND d.changed_at >= s.since AND d.changed_at < s.until
    GROUP BY 1`,
  )
  return new Map(rows.map(({ memberId, amount }) => [memberId, amount]))
}

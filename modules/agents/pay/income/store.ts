/** Credits of an account by code and business day. */
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface CreditDay {
  readonly day: string
  readonly code: number
  readonly amount: bigint
}

export async function creditsByDay(
  reader: Reader,
  asked: { agentId: string; from: Date; before: Date; timeZone: string; codes: readonly number[] },
): Promise<CreditDay[]> {
  return rowsOf(
    reader,
    sql<CreditDay>`
    SELECT (s.slot AT TIME ZONE ${asked.timeZone})::date::text AS day, s.code::int AS code, sum(s.in_amount - s.out_amount)::bigint AS amount
    FROM wallet.owner o
    JOIN wallet.line_slot s ON s.owner_no = o.owner_no AND s.shard = o.shard AND s.grain = 0 AND s.slot >= ${asked.from} AND s.slot < ${asked.before}
    WHERE o.owner_id = ${asked.agentId} AND o.family = 1 AND s.code = ANY (${[...asked.codes]}::smallint[])
    GROUP BY 1, 2 ORDER BY 1, 2`,
  )
}

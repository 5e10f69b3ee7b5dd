/** Accounts that take the same selection from one address within a minute. */
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

/** Fewer are a household. */
const LEAST_ACCOUNTS = 3
const WITHIN_S = 60

export interface RingRow {
  fixture_id: string
  market_no: bigint
  code: string
  address: string
  /** All accounts that were there since the asked moment. */
  accounts: number
  /** From the first of them to the last. */
  seconds: number
  first_at: Date
  at: Date
}

/** Of a house's bets since a moment, the latest first; each account counts once, from its first bet. */
export function ringsOf(
  reader: Reader,
  { merchantId, since }: { merchantId: string; since: Date },
): Promise<RingRow[]> {
  return rowsOf(
    reader,
    sql<RingRow>`
    WITH backer AS (
      SELECT g.fixture_id, g.market_no, g.code, b.address, b.member_id, min(b.placed_at) AS at
      FROM sports.bet b JOIN sports.leg g ON g.bet_id = b.bet_id
      WHERE b.merchant_id = ${merchantId} AND b.placed_at >= ${since} AND b.address IS NOT NULL
        AND b.state <> 'REJECTED'
      GROUP BY 1, 2, 3, 4, 5
    ), placed AS (
      SELECT backer.*, lag(at, ${LEAST_ACCOUNTS - 1}) OVER side AS before FROM backer
      WINDOW side AS (PARTITION BY market_no, code, address ORDER BY at))
    SELECT fixture_id, market_no, code, address, count(*)::int AS accounts,
      min(at) AS first_at, max(at) AS at,
      greatest(1, ceil(extract(epoch FROM max(at) - min(at))))::int AS seconds
    FROM placed GROUP BY fixture_id, market_no, code, address
    HAVING bool_or(at - before <= ${WITHIN_S} * interval '1 second') ORDER BY max(at) DESC LIMIT 50`,
  )
}

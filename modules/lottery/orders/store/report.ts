/** The report of lotteries by day and game. */
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface GameDay {
  readonly date: string
  readonly gameCode: string
  readonly placedCount: number
  /** Minor units; cancelled bets are left out. */
  readonly placedAmount: bigint
  readonly cancelledAmount: bigint
  readonly settledAmount: bigint
  readonly validAmount: bigint
  readonly winAmount: bigint
  readonly rebateAmount: bigint
}

/** By the day on which issues draw, newest first; days without bets are left out. */
export async function readGameDays(
  reader: Reader,
  asked: { merchantId: string; timeZone: string; from: Date; before: Date; gameCode?: string | undefined },
): Promise<GameDay[]> {
  const issues = sql`
    SELECT i.game_code, i.numero, to_char(i.draws_at AT TIME ZONE ${asked.timeZone}, 'YYYY-MM-DD') AS date FROM lottery.issue i
    WHERE i.draws_at >= ${asked.from} AND i.draws_at < ${asked.before} AND (${asked.gameCode ?? ''} = '' OR i.game_code = ${asked.gameCode ?? ''})`
  const rows = await rowsOf(
    reader,
    sql<{
      date: string
      game_code: string
      placed_count: number
      placed: bigint
      cancelled: bigint
      settled: bigint
      valid: bigint
      won: bigint
      rebate: bigint
    }>`
    WITH asked AS (${issues}), placed AS (
      SELECT a.date, a.game_code, (count(*) FILTER (WHERE NOT o.is_cancelled))::int AS placed_count,
             coalesce(sum(o.stake_amount) FILTER (WHERE NOT o.is_cancelled), 0)::bigint AS placed,
             coalesce(sum(o.stake_amount) FILTER (WHERE o.is_cancelled), 0)::bigint AS cancelled
      FROM asked a JOIN lottery.orders o ON o.game_code = a.game_code AND o.numero = a.numero AND o.merchant_id = ${asked.merchantId}
      GROUP BY 1, 2
    ), settled AS (
      SELECT a.date, a.game_code, sum(s.stake_amount)::bigint AS settled, sum(s.valid_amount)::bigint AS valid,
             sum(s.paid_amount)::bigint AS won, sum(s.paid_rebate_amount)::bigint AS rebate
      FROM asked a JOIN lottery.share s ON s.game_code = a.game_code AND s.numero = a.numero AND s.merchant_id = ${asked.merchantId}
      WHERE s.paid_version > 0 GROUP BY 1, 2
    )
    SELECT p.date, p.game_code, p.placed_count, p.placed, p.cancelled, coalesce(s.settled, 0)::bigint AS settled,
           coalesce(s.valid, 0)::bigint AS valid, coalesce(s.won, 0)::bigint AS won, coalesce(s.rebate, 0)::bigint AS rebate
    FROM placed p LEFT JOIN settled s ON s.date = p.date AND s.game_code = p.game_code
    ORDER BY p.date DESC, p.game_code`,
  )
  return rows.map((row) => ({
    date: row.date,
    gameCode: row.game_code,
    placedCount: row.placed_count,
    placedAmount: row.placed,
    cancelledAmount: row.cancelled,
    settledAmount: row.settled,
    validAmount: row.valid,
    winAmount: row.won,
    rebateAmount: row.rebate,
  }))
}

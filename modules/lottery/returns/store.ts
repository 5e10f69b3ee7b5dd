/** Returns of lotteries by day: sums of whole draws. */
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface SettledIssue {
  readonly gameCode: string
  readonly numero: string
}

/** Issues that are corrected later stay counted as they were drawn first. */
const counted = sql`i.state = 'SETTLED' AND i.settled_at IS NOT NULL AND i.order_count > 0
  AND i.version = 1 AND i.source IN ('HOUSE', 'SHOTS')`

/**
 * The next settled issues behind the cursor, which stays locked until the transaction ends. Younger ones than
 * `before` may still be joined by others that were settled earlier.
 */
export async function nextSettled(tx: Tx, before: Date, limit: number): Promise<SettledIssue[]> {
  await run(tx, sql`SELECT FROM lottery.return_cursor FOR UPDATE`)
  const rows = await rowsOf(
    tx,
    sql<{ game_code: string; numero: string }>`
    SELECT i.game_code, i.numero FROM lottery.return_cursor c
    JOIN lottery.issue i ON (i.settled_at, i.game_code, i.numero) > (c.settled_at, c.game_code, c.numero)
    WHERE ${counted} AND i.settled_at < ${before}
    ORDER BY i.settled_at, i.game_code, i.numero LIMIT ${limit}`,
  )
  return rows.map((row) => ({ gameCode: row.game_code, numero: row.numero }))
}

export async function moveCursor(tx: Tx, last: SettledIssue | undefined, until: Date): Promise<void> {
  await run(
    tx,
    last
      ? sql`UPDATE lottery.return_cursor c SET settled_at = i.settled_at, game_code = i.game_code,
          numero = i.numero, counted_until = i.settled_at
        FROM lottery.issue i WHERE i.game_code = ${last.gameCode} AND i.numero = ${last.numero}`
      : sql`UPDATE lottery.return_cursor SET counted_until = ${until}`,
  )
}

export interface StakedGroup {
  readonly merchantId: string
  readonly playCode: string
  readonly selection: string
  readonly refundsTies: boolean
  readonly oddsE4: readonly bigint[]
  readonly stakeAmount: bigint
}

/**
 * The stakes of an issue by what they were put on and their odds; selections are told apart for those plays
 * where they decide which prizes a line has.
 */
export async function stakedGroups(
  reader: Reader,
  { gameCode, numero }: SettledIssue,
  playsBySelection: readonly string[],
): Promise<StakedGroup[]> {
  const rows = await rowsOf(
    reader,
    sql<{
      merchant_id: string
      play_code: string
      selection: string
      refunds_ties: boolean
      odds_e4: string[]
      stake: bigint
    }>`
    SELECT o.merchant_id, l.play_code, CASE WHEN l.play_code = ANY (${playsBySelection}::text[]) THEN l.selection ELSE '' END AS selection, l.refunds_ties, l.odds_e4, sum(l.stake_amount)::bigint AS stake
    FROM lottery.line l JOIN lottery.orders o USING (order_id)
    WHERE l.game_code = ${gameCode} AND l.numero = ${numero} AND NOT o.is_cancelled GROUP BY 1, 2, 3, 4, 5`,
  )
  return rows.map((row) => ({
    merchantId: row.merchant_id,
    playCode: row.play_code,
    selection: row.selection,
    refundsTies: row.refunds_ties,
    oddsE4: row.odds_e4.map(BigInt),
    stakeAmount: row.stake,
  }))
}

export interface DrawReturn {
  readonly merchantId: string
  readonly timeZone: string
  readonly expectedAmount: number
  readonly variance: number
  readonly cubes: number
}

/** Adds a draw to the merchant's day on which it was drawn. */
export async function addDraw(tx: Tx, { gameCode, numero }: SettledIssue, drawn: DrawReturn): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO lottery.return_day AS d (
      merchant_id, game_code, day, round_count, stake_amount, payout_amount, expected_amount, variance, cubes)
    SELECT ${drawn.merchantId}, ${gameCode}, (i.draws_at AT TIME ZONE ${drawn.timeZone})::date, 1,
           s.stake, s.win, ${drawn.expectedAmount}, ${drawn.variance}, ${drawn.cubes}
    FROM lottery.issue i CROSS JOIN LATERAL (
      SELECT sum(t.stake_amount)::bigint AS stake, sum(t.win_amount)::bigint AS win FROM lottery.share t
      WHERE t.game_code = i.game_code AND t.numero = i.numero AND t.merchant_id = ${drawn.merchantId}) AS s
    WHERE i.game_code = ${gameCode} AND i.numero = ${numero} AND s.stake > 0
    ON CONFLICT (merchant_id, game_code, day) DO UPDATE SET
      round_count = d.round_count + 1, stake_amount = d.stake_amount + excluded.stake_amount,
      payout_amount = d.payout_amount + excluded.payout_amount, expected_amount = d.expected_amount + excluded.expected_amount,
      variance = d.variance + excluded.variance, cubes = d.cubes + excluded.cubes`,
  )
}

export interface ReturnSum {
  readonly rounds: bigint
  readonly stakeAmount: bigint
  readonly payoutAmount: bigint
  readonly expectedAmount: number
  readonly variance: number
  readonly cubes: number
}

const sums = sql`sum(round_count)::bigint AS rounds, sum(stake_amount)::bigint AS "stakeAmount", sum(payout_amount)::bigint AS "payoutAmount",
  sum(expected_amount) AS "expectedAmount", sum(variance) AS variance, sum(cubes) AS cubes`

/** Every game of a merchant with draws since a day (YYYY-MM-DD, null: ever). */
export async function readReturns(
  reader: Reader,
  merchantId: string,
  since: string | null,
): Promise<ReadonlyMap<string, ReturnSum>> {
  const rows = await rowsOf(
    reader,
    sql<ReturnSum & { game_code: string }>`
    SELECT game_code, ${sums} FROM lottery.return_day
    WHERE merchant_id = ${merchantId} AND (${since}::date IS NULL OR day >= ${since}::date) GROUP BY game_code`,
  )
  return new Map(rows.map(({ game_code: gameCode, ...sum }) => [gameCode, sum]))
}

/** A game's days, newest first. */
export function readReturnDays(
  reader: Reader,
  merchantId: string,
  gameCode: string,
  limit: number,
): Promise<(ReturnSum & { day: string })[]> {
  return rowsOf(
    reader,
    sql<ReturnSum & { day: string }>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, ${sums} FROM lottery.return_day
    WHERE merchant_id = ${merchantId} AND game_code = ${gameCode} GROUP BY day ORDER BY day DESC LIMIT ${limit}`,
  )
}

/** The moment up to which issues are counted, or null before the first count. */
export async function readCountedUntil(reader: Reader): Promise<Date | null> {
  const { until } = await oneOf(
    reader,
    sql<{ until: Date | null }>`
    SELECT CASE WHEN counted_until > '-infinity' THEN counted_until END AS until FROM lottery.return_cursor`,
  )
  return until
}

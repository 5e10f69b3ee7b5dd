/** Returns by day: sums of whole rounds for real money, never of a member. */
import { DEFAULT_TIME_ZONE } from '../../kernel/time-zone.ts'
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../platform/postgres.ts'
import type { Studio } from '../house/studio.ts'

/** Where the days of each merchant begin. */
export type Zones = ReturnType<Studio['zones']>

export type ReturnSource = 'SOLO' | 'TABLE' | 'HAND' | 'FISH'

/**
 * What is known of a game, or of one of its spots, besides its rounds. `spot` is '' if a game has one figure.
 */
export interface SpotFigure extends Spread {
  readonly gameCode: string
  readonly spot: string
  readonly rtp: number
  /**
   * Of a table that pays by a tote: how likely the spot is to be paid out of it. What it brings then is in
   * the round, and `rtp` is what it returns besides. 0 for a spot with fixed prizes.
   */
  readonly tote?: { readonly win: number }
}

/**
 * How far a round's return is from its mean, in stakes: the root of the mean square, and the cube root of the
 * mean cube, of the distance.
 */
export interface Spread {
  readonly deviation: number
  readonly skew: number
}

/** Days are those of the merchant. */
const zone = sql`coalesce(z.time_zone, ${DEFAULT_TIME_ZONE})`
const withZones = (zones: Zones) => sql`
  LEFT JOIN unnest(${zones.map(({ merchantId }) => merchantId)}::text[], ${zones.map(({ timeZone }) => timeZone)}::text[])
    AS z(merchant_id, time_zone) USING (merchant_id)`

/**
 * How far a kind of round is counted, locked until the transaction ends, and how far it may be: everything
 * that began before is decided.
 */
export async function lockCursor(
  tx: Tx,
  source: ReturnSource,
  now: Date,
): Promise<{ from: Date | null; until: Date | null }> {
  const { counted } = await oneOf(
    tx,
    sql<{ counted: Date | null }>`
    SELECT CASE WHEN counted_until > '-infinity' THEN counted_until END AS counted FROM studio.return_cursor WHERE source = ${source} FOR UPDATE`,
  )
  // The oldest round is searched once; undecided rounds are found by partial indexes.
  const { until } = await oneOf(tx, undecided[source](now))
  return {
    from:
      counted ??
      (
        await oneOf(
          tx,
          sql<{
            first: Date | null
          }>`SELECT min(${sql.ref(began[source][1])}) AS first FROM ${sql.table(began[source][0])}`,
        )
      ).first,
    until,
  }
}

const began = {
  SOLO: ['studio.round', 'played_at'],
  TABLE: ['studio.table_round', 'opened_at'],
  HAND: ['studio.hand', 'played_at'],
  FISH: ['studio.fish_window', 'opened_at'],
} as const
const undecided: Record<ReturnSource, (now: Date) => ReturnType<typeof sql<{ until: Date | null }>>> = {
  SOLO: () =>
    sql<{
      until: Date | null
    }>`SELECT CASE WHEN swept_until > '-infinity' THEN swept_until END AS until FROM studio.sweep`,
  TABLE: (now) =>
    sql<{
      until: Date | null
    }>`SELECT coalesce((SELECT min(opened_at) FROM studio.table_round WHERE step NOT IN ('SETTLED', 'VOID')), ${now}) AS until`,
  HAND: (now) =>
    sql<{
      until: Date | null
    }>`SELECT coalesce((SELECT min(played_at) FROM studio.hand WHERE state < 3), ${now}) AS until`,
  FISH: (now) =>
    sql<{
      until: Date | null
    }>`SELECT coalesce((SELECT min(opened_at) FROM studio.fish_window WHERE state < 2), ${now}) AS until`,
}

export async function writeCursor(tx: Tx, source: ReturnSource, until: Date): Promise<void> {
  await run(tx, sql`UPDATE studio.return_cursor SET counted_until = ${until} WHERE source = ${source}`)
}

const figures = (list: readonly SpotFigure[]) => sql`
  unnest(${list.map(({ gameCode }) => gameCode)}::text[], ${list.map(({ spot }) => spot)}::text[], ${list.map(({ rtp }) => rtp)}::float8[], ${list.map(({ deviation }) => deviation)}::float8[],
         ${list.map(({ skew }) => skew)}::float8[])
  AS f(game_code, spot, rtp, deviation, skew)`

const upsert = sql`
  ON CONFLICT (merchant_id, game_code, math_version, day) DO UPDATE SET
    round_count = return_day.round_count + excluded.round_count, stake_amount = return_day.stake_amount + excluded.stake_amount,
    payout_amount = return_day.payout_amount + excluded.payout_amount, expected_amount = return_day.expected_amount + excluded.expected_amount,
    variance = return_day.variance + excluded.variance, cubes = return_day.cubes + excluded.cubes`
const columns = sql.raw(
  '(merchant_id, game_code, math_version, day, round_count, stake_amount, payout_amount, expected_amount, variance, cubes)',
)

/** Solo rounds that began in [from, until). */
export async function countSoloRounds(
  tx: Tx,
  from: Date,
  until: Date,
  list: readonly SpotFigure[],
  zones: Zones,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO studio.return_day ${columns}
    SELECT r.merchant_id, r.game_code, r.math_version, (r.played_at AT TIME ZONE ${zone})::date, count(*), sum(r.bet_amount), sum(r.win_amount),
           sum(r.bet_amount * f.rtp), sum((r.bet_amount * f.deviation) ^ 2), sum((r.bet_amount * f.skew) ^ 3)
    FROM studio.round r JOIN ${figures(list)} USING (game_code) ${withZones(zones)}
    WHERE r.played_at >= ${from} AND r.played_at < ${until} AND r.state = 1 AND NOT r.is_free GROUP BY 1, 2, 3, 4 ${upsert}`,
  )
}

const tableFigures = (list: readonly SpotFigure[]) => sql`
  unnest(${list.map(({ gameCode }) => gameCode)}::text[], ${list.map(({ spot }) => spot)}::text[], ${list.map(({ rtp }) => rtp)}::float8[], ${list.map(({ deviation }) => deviation)}::float8[],
         ${list.map(({ skew }) => skew)}::float8[], ${list.map(({ tote }) => tote !== undefined)}::boolean[], ${list.map(({ tote }) => tote?.win ?? 0)}::float8[])
  AS f(game_code, spot, rtp, deviation, skew, is_tote, win)`

/**
 * What a spot of a round should have returned, and how far it may be from that; a side of a tote by what the
 * round brought.
 */
const judgedSpot = sql`
  LATERAL (
    SELECT coalesce((SELECT (side->>'per100')::float8 / 100 FROM jsonb_array_elements(r.tote::jsonb->'sides') side WHERE side->>'spot' = p.spot), 0) AS brings) AS t
  CROSS JOIN LATERAL (SELECT f.rtp + f.win * t.brings AS rtp) AS m
  CROSS JOIN LATERAL (SELECT CASE WHEN f.win = 0 THEN f.deviation ELSE sqrt(f.rtp + f.win * t.brings ^ 2 - m.rtp ^ 2) END AS deviation) AS d
  CROSS JOIN LATERAL (SELECT CASE WHEN f.win = 0 THEN f.skew ELSE cbrt(greatest(t.brings - m.rtp, m.rtp) * d.deviation ^ 2) END AS skew) AS c`

/**
 * Rounds of shared tables. All bets of a round depend on one outcome, so the deviations of its stakes are
 * added before they are squared, and the cube roots before they are cubed: that is the most they can move
 * together. What is held beyond a stake came back with the payout; a bet that lost more than its stake
 * returned less than nothing.
 */
export async function countTableRounds(
  tx: Tx,
  from: Date,
  until: Date,
  list: readonly SpotFigure[],
  zones: Zones,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO studio.return_day ${columns}
    SELECT r.merchant_id, r.game_code, r.math_version, (r.opened_at AT TIME ZONE ${zone})::date, count(*), sum(s.stake), sum(r.payout_amount - r.stake_amount + s.stake), sum(s.expected), sum(s.spread ^ 2), sum(s.skew ^ 3)
    FROM studio.table_round r ${withZones(zones)}
    CROSS JOIN LATERAL (
      SELECT sum(p.stake)::bigint AS stake, sum(p.stake * m.rtp) AS expected, sum(p.stake * d.deviation) AS spread, sum(p.stake * c.skew) AS skew
      FROM studio.table_bet b CROSS JOIN LATERAL unnest(b.spots, b.stakes) AS p(spot, stake)
      JOIN ${tableFigures(list)} ON f.game_code = r.game_code AND f.spot = p.spot AND f.is_tote = (r.tote IS NOT NULL)
      CROSS JOIN ${judgedSpot}
      WHERE b.round_id = r.round_id AND b.state = 1 AND NOT b.is_free) AS s
    WHERE r.opened_at >= ${from} AND r.opened_at < ${until} AND r.step = 'SETTLED' AND s.stake > 0 GROUP BY 1, 2, 3, 4 ${upsert}`,
  )
}

/**
 * Hands against the dealer, relative to the first stake: a double or a split stakes more to win or lose more,
 * not to return more often.
 */
export async function countHands(
  tx: Tx,
  from: Date,
  until: Date,
  list: readonly SpotFigure[],
  zones: Zones,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO studio.return_day ${columns}
    SELECT h.merchant_id, h.game_code, h.math_version, (h.played_at AT TIME ZONE ${zone})::date, count(*), sum(h.start_amount), sum(h.start_amount + h.win_amount - h.bet_amount),
           sum(h.start_amount * f.rtp), sum((h.start_amount * f.deviation) ^ 2), sum((h.start_amount * f.skew) ^ 3)
    FROM studio.hand h JOIN ${figures(list)} USING (game_code) ${withZones(zones)}
    WHERE h.played_at >= ${from} AND h.played_at < ${until} AND h.state = 3 AND NOT h.is_free GROUP BY 1, 2, 3, 4 ${upsert}`,
  )
}

/**
 * Windows of shooting: every hit is an independent trial, and each window has the deviation of its own hits.
 */
export async function countFishWindows(
  tx: Tx,
  from: Date,
  until: Date,
  list: readonly SpotFigure[],
  zones: Zones,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO studio.return_day ${columns}
    SELECT w.merchant_id, w.game_code, w.math_version, (w.opened_at AT TIME ZONE ${zone})::date, count(*), sum(w.bet_amount), sum(w.win_amount), sum(w.bet_amount * f.rtp), sum(w.variance), sum(w.cubes)
    FROM studio.fish_window w JOIN ${figures(list)} USING (game_code) ${withZones(zones)}
    WHERE w.opened_at >= ${from} AND w.opened_at < ${until} AND w.state = 2 AND NOT w.is_free GROUP BY 1, 2, 3, 4 ${upsert}`,
  )
}

export interface ReturnSum {
  gameCode: string
  mathVersion: string
  rounds: bigint
  stakeAmount: bigint
  payoutAmount: bigint
  expectedAmount: number
  variance: number
  cubes: number
}

const sums = sql`
  game_code AS "gameCode", math_version AS "mathVersion", sum(round_count)::bigint AS rounds, sum(stake_amount)::bigint AS "stakeAmount", sum(payout_amount)::bigint AS "payoutAmount",
  sum(expected_amount) AS "expectedAmount", sum(variance) AS variance, sum(cubes) AS cubes`

/** Every game of a merchant with rounds since a day (YYYY-MM-DD, null: ever). */
export async function readReturns(
  reader: Reader,
  merchantId: string,
  since: string | null,
): Promise<ReturnSum[]> {
  return rowsOf(
    reader,
    sql<ReturnSum>`
    SELECT ${sums} FROM studio.return_day WHERE merchant_id = ${merchantId} AND (${since}::date IS NULL OR day >= ${since}::date) GROUP BY game_code, math_version ORDER BY game_code, math_version`,
  )
}

/** A game's days, newest first. */
export async function readReturnDays(
  reader: Reader,
  merchantId: string,
  gameCode: string,
  limit: number,
): Promise<(ReturnSum & { day: string })[]> {
  return rowsOf(
    reader,
    sql<ReturnSum & { day: string }>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, ${sums} FROM studio.return_day WHERE merchant_id = ${merchantId} AND game_code = ${gameCode}
    GROUP BY day, game_code, math_version ORDER BY day DESC, math_version DESC LIMIT ${limit}`,
  )
}

/** The moment up to which every kind is counted, or null before the first count. */
export async function readCountedUntil(reader: Reader): Promise<Date | null> {
  return (
    await oneOf(
      reader,
      sql<{
        until: Date | null
      }>`SELECT max(counted_until) FILTER (WHERE counted_until > '-infinity') AS until FROM studio.return_cursor`,
    )
  ).until
}

/** What alarms are worked out from, and who has seen them. */
import type { MarketType, Period } from '../../../../kernel/sports/words.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { Chances } from '../rules/fair-price.ts'

/** A goal or a red card this soon after a bet makes the bet a late one. */
export const LATE_SECONDS = 5

export function largeBets(
  reader: Reader,
  { merchantId, from, since }: { merchantId: string; from: bigint; since: Date },
): Promise<
  {
    bet_id: string
    member_id: string
    stake: bigint
    at: Date
    fixture_id: string
    market_no: bigint
    code: string
  }[]
> {
  return rowsOf(
    reader,
    sql<{
      bet_id: string
      member_id: string
      stake: bigint
      at: Date
      fixture_id: string
      market_no: bigint
      code: string
    }>`
    SELECT b.bet_id, b.member_id, b.stake, b.placed_at AS at, g.fixture_id, g.market_no, g.code
    FROM sports.bet b JOIN sports.leg g ON g.bet_id = b.bet_id AND g.leg_no = (SELECT min(l.leg_no) FROM sports.leg l WHERE l.bet_id = b.bet_id)
    WHERE b.merchant_id = ${merchantId} AND b.stake >= ${from} AND b.placed_at >= ${since} AND b.state IN ('PENDING', 'ACCEPTED')
    ORDER BY b.placed_at DESC LIMIT 50`,
  )
}

/** Open markets that may lose this much or more at their worst outcome. */
export function heavyMarkets(
  reader: Reader,
  { merchantId, from }: { merchantId: string; from: bigint },
): Promise<{ market_no: bigint; fixture_id: string; worst: bigint; code: string }[]> {
  return rowsOf(
    reader,
    sql<{ market_no: bigint; fixture_id: string; worst: bigint; code: string }>`
    SELECT m.market_no, m.fixture_id, (sum(e.stake) - max(e.payout))::bigint AS worst,
      (array_agg(e.code ORDER BY e.payout DESC, e.code))[1] AS code
    FROM sports.exposure e JOIN sports.market m ON m.market_no = e.market_no
    WHERE e.merchant_id = ${merchantId} AND m.state IN ('OPEN', 'SUSPENDED')
    GROUP BY m.market_no, m.fixture_id HAVING max(e.payout) - sum(e.stake) >= ${from}
    ORDER BY max(e.payout) - sum(e.stake) DESC LIMIT 50`,
  )
}

/** Events of the last minutes with live bets that came in right before them. */
export function lateBets(
  reader: Reader,
  { merchantId, since }: { merchantId: string; since: Date },
): Promise<{ fixture_id: string; incident_no: number; kind: string; at: Date; bets: number }[]> {
  return rowsOf(
    reader,
    sql<{ fixture_id: string; incident_no: number; kind: string; at: Date; bets: number }>`
    SELECT i.fixture_id, i.incident_no, i.kind, i.at, count(*)::int AS bets
    FROM sports.incident i
    JOIN sports.leg g ON g.fixture_id = i.fixture_id AND g.is_live
    JOIN sports.bet b ON b.bet_id = g.bet_id AND b.merchant_id = ${merchantId} AND b.state <> 'REJECTED'
      AND b.placed_at BETWEEN i.at - ${LATE_SECONDS} * interval '1 second' AND i.at
    WHERE i.at >= ${since} AND NOT i.is_cancelled AND i.kind IN ('GOAL', 'OWN_GOAL', 'PENALTY', 'SECOND_YELLOW', 'RED')
    GROUP BY i.fixture_id, i.incident_no, i.kind, i.at ORDER BY i.at DESC LIMIT 50`,
  )
}

export interface OwnPricesRow {
  market_no: bigint
  fixture_id: string
  type_code: MarketType
  codes: string[]
  prices_e4: number[]
  chances: Chances[] | null
  own_e4: number[]
  /** Null only without prices of its own. */
  own_at: Date | null
}

/** All prices by hand of a house. */
export function ownPrices(reader: Reader, merchantId: string): Promise<OwnPricesRow[]> {
  return rowsOf(
    reader,
    sql<OwnPricesRow>`
    SELECT m.market_no, m.fixture_id, m.type_code, m.codes, m.prices_e4, m.chances, h.own_e4, h.own_at
    FROM sports.house_line h JOIN sports.market m ON m.market_no = h.market_no
    WHERE h.merchant_id = ${merchantId} AND h.own_e4 IS NOT NULL AND m.state IN ('OPEN', 'SUSPENDED') ORDER BY m.market_no LIMIT 200`,
  )
}

export function priceJumps(
  reader: Reader,
  since: Date,
): Promise<
  {
    jump_no: bigint
    fixture_id: string
    market_no: bigint
    code: string
    before_e4: number
    after_e4: number
    at: Date
  }[]
> {
  return rowsOf(
    reader,
    sql<{
      jump_no: bigint
      fixture_id: string
      market_no: bigint
      code: string
      before_e4: number
      after_e4: number
      at: Date
    }>`
    SELECT jump_no, fixture_id, market_no, code, before_e4, after_e4, at FROM sports.price_jump
    WHERE at >= ${since} ORDER BY jump_no DESC LIMIT 30`,
  )
}

export async function forgetJumps(tx: Tx, before: Date): Promise<void> {
  await run(tx, sql`DELETE FROM sports.price_jump WHERE at < ${before}`)
}

/** Feeds whose fixtures are suspended because nothing is heard of them, or because a number is missing. */
export function silentFeeds(
  reader: Reader,
): Promise<{ provider: string; state: string; state_at: Date; seconds: number; markets: number }[]> {
  return rowsOf(
    reader,
    sql<{ provider: string; state: string; state_at: Date; seconds: number; markets: number }>`
    SELECT d.provider, d.state, d.state_at, extract(epoch FROM clock_timestamp() - coalesce(d.heard_at, d.state_at))::int AS seconds,
      (SELECT count(*)::int FROM sports.fixture f JOIN sports.market m ON m.fixture_id = f.fixture_id
        WHERE f.provider = d.provider AND f.status IN ('SCHEDULED', 'LIVE') AND m.state = 'OPEN') AS markets
    FROM sports.feed d
    WHERE d.state IN ('SILENT', 'SNAPSHOT') AND EXISTS (SELECT FROM sports.fixture f WHERE f.provider = d.provider)
    ORDER BY d.state_at`,
  )
}

/**
 * Fixtures without a result that are over, or of which their feed says nothing any more, and on which members
 * of the house have open bets.
 */
export function withoutResult(
  reader: Reader,
  { merchantId, startedBefore }: { merchantId: string; startedBefore: Date },
): Promise<{ fixture_id: string; start_at: Date }[]> {
  return rowsOf(
    reader,
    sql<{ fixture_id: string; start_at: Date }>`
    SELECT f.fixture_id, f.start_at FROM sports.fixture f
    WHERE f.start_at < ${startedBefore}
      AND (f.status = 'ENDED'
        OR (f.suspended_for = 'DROPPED' AND f.status IN ('SCHEDULED', 'LIVE', 'INTERRUPTED')))
      AND EXISTS (
      SELECT FROM sports.leg g JOIN sports.bet b ON b.bet_id = g.bet_id
      WHERE g.fixture_id = f.fixture_id AND g.result IS NULL AND b.merchant_id = ${merchantId} AND b.state = 'ACCEPTED')
    ORDER BY f.start_at LIMIT 30`,
  )
}

export async function overdueLiveBets(
  reader: Reader,
  { merchantId, before }: { merchantId: string; before: Date },
): Promise<{ bets: number; oldest: Date | null }> {
  const row = await firstOf(
    reader,
    sql<{ bets: number; oldest: Date | null }>`
    SELECT count(*)::int AS bets, min(decide_at) AS oldest FROM sports.bet
    WHERE state = 'PENDING' AND merchant_id = ${merchantId} AND decide_at < ${before}`,
  )
  return row ?? { bets: 0, oldest: null }
}

export interface AlarmMarket {
  market_no: bigint
  type_code: MarketType
  period: Period
  line_q: number | null
}

export async function marketsByNo(
  reader: Reader,
  marketNos: readonly bigint[],
): Promise<ReadonlyMap<bigint, AlarmMarket>> {
  const rows = await rowsOf(
    reader,
    sql<AlarmMarket>`
    SELECT market_no, type_code, period, line_q FROM sports.market WHERE market_no = ANY (${[...marketNos]}::bigint[])`,
  )
  return new Map(rows.map((row) => [row.market_no, row]))
}

export async function seenAlarms(
  reader: Reader,
  merchantId: string,
  alarmIds: readonly string[],
): Promise<ReadonlyMap<string, { seen_by: string; seen_at: Date }>> {
  const rows = await rowsOf(
    reader,
    sql<{ alarm_id: string; seen_by: string; seen_at: Date }>`
    SELECT alarm_id, seen_by, seen_at FROM sports.seen_alarm
    WHERE merchant_id = ${merchantId} AND alarm_id = ANY (${[...alarmIds]}::text[])`,
  )
  return new Map(rows.map((row) => [row.alarm_id, row]))
}

/** The first one who says so is kept. */
export async function noteSeen(
  tx: Tx,
  { merchantId, alarmId, by, at }: { merchantId: string; alarmId: string; by: string; at: Date },
): Promise<{ seen_by: string; seen_at: Date }> {
  await run(
    tx,
    sql`
    INSERT INTO sports.seen_alarm (merchant_id, alarm_id, seen_by, seen_at) VALUES (${merchantId}, ${alarmId}, ${by}, ${at})
    ON CONFLICT DO NOTHING`,
  )
  return (await seenAlarms(tx, merchantId, [alarmId])).get(alarmId)!
}

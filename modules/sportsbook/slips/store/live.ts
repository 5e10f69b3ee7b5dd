/** Live bets that wait for their moment, each leased to the process that decides it. */
import type { SportCode } from '../../../../kernel/sports/words.ts'
import { rowsOf, sql, withoutDisk, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { LiveIncident } from '../rules/live.ts'

export interface WaitingBet {
  readonly betId: string
  readonly merchantId: string
  readonly memberId: string
  readonly vendor: string
}

export interface WaitingLeg {
  readonly betId: string
  readonly legNo: number
  readonly marketNo: bigint
  readonly code: string
  readonly priceE4: number
  /** By how much bets on it were stopped since it was placed. */
  readonly newHalts: number
  /** What has happened since then, in the order of play. */
  readonly incidents: readonly LiveIncident[]
  readonly sportCode: SportCode
}

/** What is due later gets its timer in a later look. */
const NEAR_MS = 40_000
/** So many moments have a timer. */
const MOST_MOMENTS = 200
const isFree = sql`(leased_until IS NULL OR leased_until <= app.now())`

/** The moments at which bets are due, each once. */
export function readMoments(reader: Reader): Promise<{ due_at: Date }[]> {
  return rowsOf(
    reader,
    sql<{ due_at: Date }>`
    SELECT DISTINCT greatest(decide_at, leased_until) AS due_at FROM sports.bet
    WHERE state = 'PENDING' AND decide_at <= app.now() + ${NEAR_MS}::float8 * interval '1 millisecond'
    ORDER BY due_at LIMIT ${MOST_MOMENTS}`,
  )
}

/** Leases bets whose moment has come, the first ones first. A lease that a crash loses is taken again. */
export async function takeDueBets(reader: Reader, leaseMs: number, most: number): Promise<WaitingBet[]> {
  const rows = await rowsOf(
    reader,
    sql<{ bet_id: string; merchant_id: string; member_id: string; vendor: string }>`
    UPDATE sports.bet b SET leased_until = app.now() + ${leaseMs}::float8 * interval '1 millisecond'
    FROM (
      SELECT bet_id FROM sports.bet WHERE state = 'PENDING' AND decide_at <= app.now() AND ${isFree}
      ORDER BY decide_at LIMIT ${most} FOR UPDATE SKIP LOCKED) AS s
    WHERE b.bet_id = s.bet_id
    RETURNING b.bet_id, b.merchant_id, b.member_id, b.vendor, ${withoutDisk}`,
  )
  return rows.map((row) => ({
    betId: row.bet_id,
    merchantId: row.merchant_id,
    memberId: row.member_id,
    vendor: row.vendor,
  }))
}

/** Any process may try these again after this long. */
export async function releaseBets(reader: Reader, betIds: readonly string[], againMs: number): Promise<void> {
  await rowsOf(
    reader,
    sql`
    UPDATE sports.bet SET leased_until = app.now() + ${againMs}::float8 * interval '1 millisecond'
    WHERE bet_id = ANY (${betIds}::text[]) AND state = 'PENDING'`,
  )
}

/** The live legs of bets with what has happened since they were placed. */
export async function liveLegsOf(reader: Reader, betIds: readonly string[]): Promise<WaitingLeg[]> {
  const rows = await rowsOf(
    reader,
    sql<{
      bet_id: string
      leg_no: number
      market_no: bigint
      code: string
      price_e4: number
      new_halts: number
      incidents: LiveIncident[]
      sport_code: SportCode
    }>`
    SELECT l.bet_id, l.leg_no, l.market_no, l.code, l.price_e4, f.sport_code,
      m.halts + f.halts - l.halts AS new_halts,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', i.kind, 'side', i.side,
            'score', CASE jsonb_typeof(i.detail->'score') WHEN 'object' THEN i.detail->'score' END)
          ORDER BY i.incident_no), '[]')
        FROM sports.incident i WHERE i.fixture_id = l.fixture_id AND i.incident_no > l.incident_no) AS incidents
    FROM sports.leg l JOIN sports.market m ON m.market_no = l.market_no JOIN sports.fixture f ON f.fixture_id = l.fixture_id
    WHERE l.bet_id = ANY (${betIds}::text[]) AND l.is_live ORDER BY l.bet_id, l.leg_no`,
  )
  return rows.map((row) => ({
    betId: row.bet_id,
    legNo: row.leg_no,
    marketNo: row.market_no,
    code: row.code,
    priceE4: row.price_e4,
    newHalts: row.new_halts,
    incidents: row.incidents,
    sportCode: row.sport_code,
  }))
}

/** Accepts bets that still wait; returns what they are named by. */
export async function acceptBets(
  tx: Tx,
  betIds: readonly string[],
): Promise<{ betId: string; betNo: string; memberId: string }[]> {
  const rows = await rowsOf(
    tx,
    sql<{ bet_id: string; bet_no: bigint; member_id: string }>`
    UPDATE sports.bet b SET state = 'ACCEPTED', accepted_at = app.now(), leased_until = NULL
    FROM (
      SELECT bet_id FROM sports.bet WHERE bet_id = ANY (${betIds}::text[]) AND state = 'PENDING'
      ORDER BY bet_id FOR NO KEY UPDATE) AS s
    WHERE b.bet_id = s.bet_id RETURNING b.bet_id, b.bet_no, b.member_id`,
  )
  return rows.map((row) => ({ betId: row.bet_id, betNo: String(row.bet_no), memberId: row.member_id }))
}

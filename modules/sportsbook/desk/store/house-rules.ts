/** What a house stops as a whole, and the margins that it adds. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import { openStatuses } from '../../book/door.ts'

export interface StopRow {
  scope: 'ALL' | 'SPORT' | 'LEAGUE'
  subject: string
  league_name: string | null
  reason: string
  stopped_by: string
  stopped_at: Date
}

export function readStops(reader: Reader, merchantId: string, language: string): Promise<StopRow[]> {
  return rowsOf(
    reader,
    sql<StopRow>`
    SELECT s.scope, s.subject, coalesce(l.names->>${language}, l.names->>'en') AS league_name, s.reason, s.stopped_by, s.stopped_at
    FROM sports.house_stop s LEFT JOIN sports.league l ON s.scope = 'LEAGUE' AND l.league_id = s.subject
    WHERE s.merchant_id = ${merchantId} ORDER BY s.scope, s.stopped_at DESC, s.subject`,
  )
}

interface Stopping {
  readonly merchantId: string
  readonly scope: 'ALL' | 'SPORT' | 'LEAGUE'
  readonly subject: string
}

export async function writeStop(
  tx: Tx,
  { merchantId, scope, subject }: Stopping,
  { reason, by, at }: { reason: string; by: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO sports.house_stop (merchant_id, scope, subject, reason, stopped_by, stopped_at)
    VALUES (${merchantId}, ${scope}, ${subject}, ${reason}, ${by}, ${at})
    ON CONFLICT (merchant_id, scope, subject) DO UPDATE
    SET reason = excluded.reason, stopped_by = excluded.stopped_by, stopped_at = excluded.stopped_at`,
  )
}

export async function deleteStop(tx: Tx, { merchantId, scope, subject }: Stopping): Promise<void> {
  await run(
    tx,
    sql`
    DELETE FROM sports.house_stop WHERE merchant_id = ${merchantId} AND scope = ${scope} AND subject = ${subject}`,
  )
}

/** Brings the suspensions of fixtures in step with what houses have stopped; they are locked. */
export async function applyStops(tx: Tx, fixtureIds: readonly string[]): Promise<void> {
  await run(tx, sql`SELECT sports.apply_stops(${[...fixtureIds]}::text[])`)
}

/** Open fixtures whose suspension does not say what a house has stopped, such as one that came meanwhile. */
export async function fixturesOutOfStep(reader: Reader): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ fixture_id: string }>`
    SELECT DISTINCT f.fixture_id FROM sports.house_stop s JOIN sports.fixture f
      ON s.scope = 'ALL' OR (s.scope = 'SPORT' AND s.subject = f.sport_code) OR (s.scope = 'LEAGUE' AND s.subject = f.league_id)
    LEFT JOIN sports.house_line h ON h.merchant_id = s.merchant_id AND h.fixture_id = f.fixture_id AND h.market_no IS NULL
    WHERE f.status IN ${openStatuses} AND coalesce(h.is_suspended, false) = false
    ORDER BY f.fixture_id`,
  )
  return rows.map((row) => row.fixture_id)
}

export interface MarginRow {
  league_id: string
  league_name: string | null
  type_code: string
  margin_ppm: number
  changed_by: string
  changed_at: Date
}

/** Those of whole leagues and of every league, the most exact last. */
export function readMargins(reader: Reader, merchantId: string, language: string): Promise<MarginRow[]> {
  return rowsOf(
    reader,
    sql<MarginRow>`
    SELECT g.league_id, coalesce(l.names->>${language}, l.names->>'en') AS league_name, g.type_code, g.margin_ppm, g.changed_by, g.changed_at
    FROM sports.house_margin g LEFT JOIN sports.league l ON l.league_id = g.league_id
    WHERE g.merchant_id = ${merchantId} ORDER BY g.league_id, g.type_code`,
  )
}

export interface MarginKey {
  readonly merchantId: string
  /** Empty: every league, every type. */
  readonly leagueId: string
  readonly typeCode: string
}

/** Null: the rule ends. Returns what it was. */
export async function writeMargin(
  tx: Tx,
  { merchantId, leagueId, typeCode }: MarginKey,
  marginPpm: number | null,
  { by, at }: { by: string; at: Date },
): Promise<number | null> {
  const before = await firstOf(
    tx,
    sql<{ margin_ppm: number }>`
    SELECT margin_ppm FROM sports.house_margin
    WHERE merchant_id = ${merchantId} AND league_id = ${leagueId} AND type_code = ${typeCode}`,
  )
  await run(
    tx,
    marginPpm === null
      ? sql`DELETE FROM sports.house_margin WHERE merchant_id = ${merchantId} AND league_id = ${leagueId} AND type_code = ${typeCode}`
      : sql`
    INSERT INTO sports.house_margin (merchant_id, league_id, type_code, margin_ppm, changed_by, changed_at)
    VALUES (${merchantId}, ${leagueId}, ${typeCode}, ${marginPpm}, ${by}, ${at})
    ON CONFLICT (merchant_id, league_id, type_code) DO UPDATE
    SET margin_ppm = excluded.margin_ppm, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
  )
  return before?.margin_ppm ?? null
}

/** Markets that bets are still taken on, of a league or all, and of a type or all. */
export async function openMarketsOf(
  reader: Reader,
  leagueId: string,
  typeCode: string,
): Promise<{ fixtureIds: string[]; marketNos: bigint[] }> {
  const rows = await rowsOf(
    reader,
    sql<{ fixture_id: string; market_no: bigint }>`
    SELECT f.fixture_id, m.market_no FROM sports.fixture f JOIN sports.market m ON m.fixture_id = f.fixture_id
    WHERE f.status IN ${openStatuses} AND m.state IN ('OPEN', 'SUSPENDED')
      AND (${leagueId} = '' OR f.league_id = ${leagueId}) AND (${typeCode} = '' OR m.type_code = ${typeCode})
    ORDER BY f.fixture_id, m.market_no`,
  )
  return {
    fixtureIds: [...new Set(rows.map((row) => row.fixture_id))],
    marketNos: rows.map((row) => row.market_no),
  }
}

export async function leagueNamed(reader: Reader, leagueId: string): Promise<string | undefined> {
  const row = await firstOf(
    reader,
    sql<{ name: string }>`
    SELECT coalesce(names->>'th', names->>'en', league_id) AS name FROM sports.league WHERE league_id = ${leagueId}`,
  )
  return row?.name
}

/** Prices by hand whose time is over: their fixtures and markets, by house. */
export function overduePrices(
  reader: Reader,
  now: Date,
): Promise<{ merchant_id: string; fixture_id: string; market_no: bigint }[]> {
  return rowsOf(
    reader,
    sql<{ merchant_id: string; fixture_id: string; market_no: bigint }>`
    SELECT h.merchant_id, h.fixture_id, h.market_no FROM sports.house_line h
    WHERE h.own_until <= ${now} AND h.market_no IS NOT NULL ORDER BY h.fixture_id, h.market_no, h.merchant_id`,
  )
}

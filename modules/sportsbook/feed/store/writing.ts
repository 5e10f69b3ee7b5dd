/** Writes what the messages of a delivery changed: a few statements, however many messages there were. */
import { rowsOf, run, sql, type Tx } from '../../../../platform/postgres.ts'
import type { FixtureDraft } from '../rules/fixture-draft.ts'

export async function writeFixtures(
  tx: Tx,
  provider: string,
  drafts: readonly FixtureDraft[],
): Promise<void> {
  if (drafts.length === 0) return
  const rows = drafts.map(({ id, terms }) => ({
    fixture_id: id,
    sport_code: terms.sportCode,
    league_id: terms.leagueId,
    kind: terms.kind,
    home_id: terms.homeId,
    away_id: terms.awayId,
    start_at: terms.startAt,
    status: terms.status,
    is_neutral: terms.isNeutral,
    has_live: terms.hasLive,
    is_virtual: terms.isVirtual,
    best_of: terms.bestOf,
    clock: terms.clock,
    facts: terms.facts,
    suspended_for: terms.suspendedFor,
  }))
  await run(
    tx,
    sql`
    /* prepared */ INSERT INTO sports.fixture AS f (fixture_id, provider, sport_code, league_id, kind, home_id, away_id, first_start_at,
      start_at, status, is_neutral, has_live, is_virtual, best_of, clock, facts, suspended_for, version)
    SELECT fixture_id, ${provider}, sport_code, league_id, kind, home_id, away_id, start_at, start_at, status, is_neutral,
      has_live, is_virtual, best_of, clock, facts, suspended_for, 1
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (fixture_id text, sport_code text, league_id text, kind text,
      home_id text, away_id text, start_at timestamptz, status text, is_neutral boolean, has_live boolean,
      is_virtual boolean, best_of int, clock jsonb, facts jsonb, suspended_for text)
    ORDER BY fixture_id
    ON CONFLICT (fixture_id) DO UPDATE SET league_id = excluded.league_id, start_at = excluded.start_at,
      status = excluded.status, is_neutral = excluded.is_neutral, has_live = excluded.has_live,
      best_of = excluded.best_of, clock = excluded.clock, facts = excluded.facts,
      suspended_for = excluded.suspended_for, version = f.version + 1`,
  )
}

const marketColumns = sql`(market_no bigint, fixture_id text, type_code text, period text, line_q int, codes text[],
  prices_e4 int[], chances jsonb, runners jsonb, is_main boolean, is_live boolean, state text)`

/** The numbers of the markets that are new or changed. */
export async function writeMarkets(tx: Tx, drafts: readonly FixtureDraft[]): Promise<bigint[]> {
  const rows = drafts.flatMap(({ id, changedMarkets }) =>
    changedMarkets.map((market) => ({
      market_no: market.marketNo === undefined ? null : `${market.marketNo}`,
      fixture_id: id,
      type_code: market.typeCode,
      period: market.period,
      line_q: market.lineQ,
      codes: market.codes,
      prices_e4: market.pricesE4,
      chances: market.chances,
      runners: market.runners,
      is_main: market.isMain,
      is_live: market.isLive,
      state: market.state,
    })),
  )
  const known = rows.filter(({ market_no }) => market_no !== null)
  const added = rows.filter(({ market_no }) => market_no === null)
  const numbers: bigint[] = []
  if (known.length > 0) {
    const changed = await rowsOf(
      tx,
      sql<{ market_no: bigint }>`
      /* prepared */ UPDATE sports.market m SET codes = x.codes, prices_e4 = x.prices_e4, chances = x.chances, runners = x.runners,
        is_main = x.is_main, is_live = x.is_live, state = x.state, version = m.version + 1, changed_at = app.now()
      FROM jsonb_to_recordset(${JSON.stringify(known)}::jsonb) AS x ${marketColumns}
      WHERE m.market_no = x.market_no RETURNING m.market_no`,
    )
    numbers.push(...changed.map(({ market_no }) => market_no))
  }
  if (added.length > 0) {
    const made = await rowsOf(
      tx,
      sql<{ market_no: bigint }>`
      INSERT INTO sports.market (fixture_id, type_code, period, line_q, codes, prices_e4, chances, runners, is_main, is_live, state)
      SELECT fixture_id, type_code, period, line_q, codes, prices_e4, chances, runners, is_main, is_live, state
      FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb) AS x ${marketColumns} RETURNING market_no`,
    )
    numbers.push(...made.map(({ market_no }) => market_no))
  }
  return numbers
}

export async function writeIncidents(tx: Tx, drafts: readonly FixtureDraft[]): Promise<void> {
  const rows = drafts.flatMap(({ id, incidents }) =>
    [...incidents.values()].map(({ no, kind, side, minute, added, score }) => ({
      fixture_id: id,
      incident_no: no,
      kind,
      side,
      minute,
      added,
      detail: { score },
    })),
  )
  if (rows.length > 0)
    await run(
      tx,
      sql`
      /* prepared */ INSERT INTO sports.incident (fixture_id, incident_no, kind, side, minute, added, detail)
      SELECT fixture_id, incident_no, kind, side, minute, added, detail
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (fixture_id text, incident_no int, kind text, side text,
        minute int, added int, detail jsonb)`,
    )
  const gone = drafts.flatMap(({ id, cancelled }) =>
    [...cancelled].map((no) => ({ fixture_id: id, incident_no: no })),
  )
  if (gone.length > 0)
    await run(
      tx,
      sql`
      UPDATE sports.incident i SET is_cancelled = true
      FROM jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) AS x (fixture_id text, incident_no int)
      WHERE i.fixture_id = x.fixture_id AND i.incident_no = x.incident_no`,
    )
}

export async function writeResults(tx: Tx, provider: string, drafts: readonly FixtureDraft[]): Promise<void> {
  const rows = drafts.flatMap(({ id, results }) =>
    results.map(({ version, feedVersion, facts, state, reason }) => ({
      fixture_id: id,
      version,
      feed_version: feedVersion,
      facts,
      state,
      reason,
    })),
  )
  if (rows.length === 0) return
  await run(
    tx,
    sql`
    INSERT INTO sports.result (fixture_id, version, feed_version, facts, source, state, made_by, reason, confirmed_at)
    SELECT fixture_id, version, feed_version, facts, 'FEED', state, ${`feed:${provider}`}, reason,
      CASE WHEN state = 'CONFIRMED' THEN app.now() END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (fixture_id text, version int, feed_version int,
      facts jsonb, state text, reason text)`,
  )
}

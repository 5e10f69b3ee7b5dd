/** What the book has of the fixtures that a delivery speaks of. */
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import type { FeedClock } from '../../../../kernel/sports/feed.ts'
import type {
  FixtureStatus,
  MarketState,
  MarketType,
  Period,
  SportCode,
} from '../../../../kernel/sports/words.ts'
import { rowsOf, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { Chances, Runners, Suspension } from '../../book/door.ts'
import type { KnownFixture } from '../rules/fixture-draft.ts'
import type { KnownIncident } from '../rules/incidents.ts'
import type { KnownResult } from '../rules/known-results.ts'
import type { KnownMarket } from '../rules/market-draft.ts'

interface FixtureRow {
  fixture_id: string
  kind: 'MATCH' | 'OUTRIGHT'
  sport_code: SportCode
  league_id: string
  home_id: string | null
  away_id: string | null
  start_at: Date
  status: FixtureStatus
  is_neutral: boolean
  has_live: boolean
  is_virtual: boolean
  best_of: number | null
  clock: FeedClock | null
  facts: FixtureFacts
  suspended_for: string | null
  incidents: Record<string, KnownIncident> | null
  results: StoredResult[] | null
}
interface StoredResult {
  version: number
  feedVersion: number | null
  facts: FixtureFacts
  state: KnownResult['state']
  confirmedAt: string | null
}

const noFacts: FixtureFacts = { scores: {}, ended: [], ending: null }

/** The fixtures of these ids, locked in their order before; by id. */
export async function readKnown(
  tx: Tx,
  provider: string,
  fixtureIds: readonly string[],
): Promise<Map<string, KnownFixture>> {
  const rows = await rowsOf(
    tx,
    sql<FixtureRow>`
    /* prepared */ SELECT f.fixture_id, f.kind, f.sport_code, f.league_id, f.home_id, f.away_id, f.start_at, f.status, f.is_neutral,
      f.has_live, f.is_virtual, f.best_of, f.clock, f.facts, f.suspended_for,
      (SELECT jsonb_object_agg(i.incident_no, jsonb_build_object('kind', i.kind, 'side', i.side, 'score', i.detail -> 'score'))
        FROM sports.incident i WHERE i.fixture_id = f.fixture_id) AS incidents,
      (SELECT jsonb_agg(jsonb_build_object('version', r.version, 'feedVersion', r.feed_version, 'facts', r.facts,
          'state', r.state, 'confirmedAt', r.confirmed_at) ORDER BY r.version)
        FROM sports.result r WHERE r.fixture_id = f.fixture_id) AS results
    FROM sports.fixture f WHERE f.fixture_id = ANY (${fixtureIds}::text[]) AND f.provider = ${provider}`,
  )
  return new Map(rows.map((row) => [row.fixture_id, fixtureOf(row)]))
}

const fixtureOf = (row: FixtureRow): KnownFixture => ({
  fixtureId: row.fixture_id,
  kind: row.kind,
  sportCode: row.sport_code,
  leagueId: row.league_id,
  homeId: row.home_id,
  awayId: row.away_id,
  startAt: row.start_at,
  status: row.status,
  isNeutral: row.is_neutral,
  hasLive: row.has_live,
  isVirtual: row.is_virtual,
  bestOf: row.best_of,
  clock: row.clock,
  facts: { ...noFacts, ...row.facts },
  suspendedFor: row.suspended_for as Suspension | null,
  incidents: new Map(Object.entries(row.incidents ?? {}).map(([no, incident]) => [Number(no), incident])),
  results: (row.results ?? []).map((result) => ({
    ...result,
    confirmedAt: result.confirmedAt === null ? null : new Date(result.confirmedAt),
  })),
})

interface MarketRow {
  market_no: bigint
  fixture_id: string
  type_code: MarketType
  period: Period
  line_q: number | null
  codes: string[]
  prices_e4: number[]
  chances: (Chances | null)[] | null
  runners: Runners | null
  is_main: boolean
  is_live: boolean
  state: MarketState
}

/** All their markets, by fixture. */
export async function readMarketsOf(
  tx: Tx,
  fixtureIds: readonly string[],
): Promise<ReadonlyMap<string, KnownMarket[]>> {
  const rows = await rowsOf(
    tx,
    sql<MarketRow>`
    /* prepared */ SELECT m.market_no, m.fixture_id, m.type_code, m.period, m.line_q, m.codes, m.prices_e4, m.chances, m.runners,
      m.is_main, m.is_live, m.state
    FROM sports.market m WHERE m.fixture_id = ANY (${fixtureIds}::text[])`,
  )
  const found = new Map<string, KnownMarket[]>()
  for (const row of rows) {
    const list = found.get(row.fixture_id) ?? []
    found.set(row.fixture_id, list)
    list.push({
      marketNo: row.market_no,
      typeCode: row.type_code,
      period: row.period,
      lineQ: row.line_q,
      codes: row.codes,
      pricesE4: row.prices_e4,
      chances: row.chances,
      runners: row.runners,
      isMain: row.is_main,
      isLive: row.is_live,
      state: row.state,
    })
  }
  return found
}

/** Of these ids those that are fixtures of another provider. */
export async function foreignOf(
  reader: Reader,
  provider: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    reader,
    sql<{ fixture_id: string }>`
    SELECT f.fixture_id FROM sports.fixture f WHERE f.fixture_id = ANY (${ids}::text[]) AND f.provider <> ${provider}`,
  )
  return new Set(rows.map(({ fixture_id }) => fixture_id))
}

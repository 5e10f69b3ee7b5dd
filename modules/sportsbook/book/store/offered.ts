/** What of fixtures is offered, as a house sells it, and what has happened in them. */
import type { IncidentKind, MarketState, MarketType, Period, Side } from '../../../../kernel/sports/words.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { Runners } from './markets.ts'

export interface OfferedRow {
  market_no: bigint
  fixture_id: string
  type_code: MarketType
  period: Period
  line_q: number | null
  codes: string[]
  prices_e4: number[]
  runners: Runners | null
  is_main: boolean
  state: MarketState
  version: number
}

/** Those that are or may again be bet on; of a match that is played those that are live. */
export function offeredMarkets(
  reader: Reader,
  merchantId: string,
  fixtureIds: readonly string[],
  onlyMain: boolean,
): Promise<OfferedRow[]> {
  return rowsOf(
    reader,
    sql<OfferedRow>`
    SELECT m.market_no, m.fixture_id, m.type_code, m.period, m.line_q, m.codes, m.runners, m.is_main, m.version,
      CASE WHEN cardinality(own.prices_e4) = cardinality(m.prices_e4) THEN own.prices_e4 ELSE m.prices_e4 END AS prices_e4,
      CASE WHEN own.is_suspended AND m.state = 'OPEN' THEN 'SUSPENDED' ELSE m.state END AS state
    FROM sports.market m JOIN sports.fixture f ON f.fixture_id = m.fixture_id
    LEFT JOIN sports.house_line own ON own.merchant_id = ${merchantId} AND own.fixture_id = m.fixture_id
      AND own.market_no = m.market_no
    WHERE m.fixture_id = ANY (${fixtureIds}::text[]) AND m.state IN ('OPEN', 'SUSPENDED')
      AND (f.status <> 'LIVE' OR m.is_live) AND (m.is_main OR NOT ${onlyMain}::boolean)`,
  )
}

export interface IncidentRow {
  incident_no: number
  kind: IncidentKind
  side: Side | null
  minute: number
  added: number | null
  is_cancelled: boolean
  score: { home: number; away: number } | null
}

const MOST_INCIDENTS = 300

/** The newest first. */
export function incidentsOf(reader: Reader, fixtureId: string): Promise<IncidentRow[]> {
  return rowsOf(
    reader,
    sql<IncidentRow>`
    SELECT i.incident_no, i.kind, i.side, i.minute, i.added, i.is_cancelled,
      CASE jsonb_typeof(i.detail->'score') WHEN 'object' THEN i.detail->'score' END AS score
    FROM sports.incident i WHERE i.fixture_id = ${fixtureId} ORDER BY i.incident_no DESC LIMIT ${MOST_INCIDENTS}`,
  )
}

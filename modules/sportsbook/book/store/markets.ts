/** Markets with the fixture that they belong to and with what a house changes of them. */
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import type { FeedClock } from '../../../../kernel/sports/feed.ts'
import type {
  FixtureStatus,
  MarketState,
  MarketType,
  Period,
  SportCode,
  SportVendor,
} from '../../../../kernel/sports/words.ts'
import {
  question,
  rowsOf,
  run,
  sql,
  type Question,
  type Reader,
  type Tx,
} from '../../../../platform/postgres.ts'
import { marketFault, type MarketFault } from '../rules/market-fault.ts'

/** Of a selection, in millionths, without the margin. */
export type Chances = readonly [win: number, halfWin: number, push: number, halfLose: number]
export type Runners = Readonly<Record<string, { th: string; en: string; teamId: string | null }>>

/** Everything that decides whether and at which price a house takes a bet on a market. */
export interface BookMarket {
  readonly marketNo: bigint
  readonly fixtureId: string
  readonly typeCode: MarketType
  readonly period: Period
  readonly lineQ: number | null
  readonly codes: readonly string[]
  /** As the house sells them: its own, or the feed's; 0: not offered. */
  readonly pricesE4: readonly number[]
  readonly feedPricesE4: readonly number[]
  /** By selection, in the order of `codes`; null: not known. */
  readonly chances: readonly (Chances | null)[] | null
  readonly runners: Runners | null
  readonly isMain: boolean
  readonly isLive: boolean
  readonly marketState: MarketState
  /** Grows with every change of price or state. */
  readonly version: number
  /** The house's own limit of a stake here, beside those of its tiers. */
  readonly maxStake: bigint | null
  /** The code with which a bet is refused; null: bets are taken. */
  readonly fault: MarketFault | null
  readonly provider: string
  readonly sportCode: SportCode
  readonly vendor: SportVendor
  readonly liveDelayS: number
  readonly leagueId: string
  readonly tier: 'A' | 'B' | 'C'
  /** The house does not show its league. */
  readonly isHidden: boolean
  readonly kind: 'MATCH' | 'OUTRIGHT'
  /** Of a match its two; of an outright those of its runners. */
  readonly teamIds: readonly string[]
  readonly startAt: Date
  readonly status: FixtureStatus
  readonly isVirtual: boolean
  readonly clock: FeedClock | null
  readonly facts: FixtureFacts
  readonly fixtureVersion: number
  /** The database's clock, by which `fault` was decided. */
  readonly now: Date
}

interface MarketRow {
  market_no: bigint
  fixture_id: string
  type_code: MarketType
  period: Period
  line_q: number | null
  codes: string[]
  prices_e4: number[]
  feed_prices_e4: number[]
  chances: Chances[] | null
  runners: Runners | null
  is_main: boolean
  is_live: boolean
  market_state: MarketState
  version: number
  max_stake: bigint | null
  is_house_suspended: boolean
  provider: string
  sport_code: SportCode
  vendor: SportVendor
  live_delay_s: number
  league_id: string
  tier: 'A' | 'B' | 'C'
  is_hidden: boolean
  kind: 'MATCH' | 'OUTRIGHT'
  home_id: string | null
  away_id: string | null
  start_at: Date
  status: FixtureStatus
  suspended_for: string | null
  is_virtual: boolean
  clock: FeedClock | null
  facts: FixtureFacts
  fixture_version: number
}

/**
 * Locks the fixtures of these markets FOR SHARE in the order of their ids. Whoever changes a fixture, one of
 * its markets or a house's line of them has locked the fixture for it, so all of them stand still.
 */
export async function lockForBets(tx: Tx, marketNos: readonly bigint[]): Promise<void> {
  await run(
    tx,
    sql`
    /* prepared */ SELECT FROM sports.fixture f WHERE f.fixture_id IN (
      SELECT m.fixture_id FROM sports.market m WHERE m.market_no = ANY (${marketNos}::bigint[]))
    ORDER BY f.fixture_id FOR SHARE OF f`,
  )
}

/** Locks fixtures in the order of their ids, for whoever changes them, their markets or a house's lines. */
export async function lockForChange(tx: Tx, fixtureIds: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`
    /* prepared */ SELECT FROM sports.fixture f WHERE f.fixture_id = ANY (${fixtureIds}::text[])
    ORDER BY f.fixture_id FOR NO KEY UPDATE OF f`,
  )
}

const columns = sql`m.market_no, m.fixture_id, m.type_code, m.period, m.line_q, m.codes, m.prices_e4 AS feed_prices_e4,
      CASE WHEN cardinality(own.prices_e4) = cardinality(m.prices_e4) THEN own.prices_e4 ELSE m.prices_e4 END AS prices_e4, m.chances, m.runners, m.is_main, m.is_live,
      m.state AS market_state, m.version, least(own.max_stake, whole.max_stake) AS max_stake,
      coalesce(own.is_suspended, false) OR coalesce(whole.is_suspended, false) AS is_house_suspended,
      f.provider, f.sport_code, s.vendor, s.live_delay_s, f.league_id, coalesce(hl.tier, l.tier) AS tier,
      coalesce(hl.is_hidden, false) AS is_hidden, f.kind, f.home_id, f.away_id, f.start_at,
      f.status, f.suspended_for, f.is_virtual, f.clock, f.facts, f.version AS fixture_version`

/** All rows that a market is made of, beside `sports.market m`. */
const partsFor = (merchantId: string) => sql`
    JOIN sports.fixture f ON f.fixture_id = m.fixture_id
    JOIN sports.league l ON l.league_id = f.league_id
    JOIN sports.sport s ON s.sport_code = f.sport_code
    LEFT JOIN sports.house_league hl ON hl.merchant_id = ${merchantId} AND hl.league_id = f.league_id
    LEFT JOIN sports.house_line own ON own.merchant_id = ${merchantId} AND own.fixture_id = m.fixture_id
      AND own.market_no = m.market_no
    LEFT JOIN sports.house_line whole ON whole.merchant_id = ${merchantId} AND whole.fixture_id = m.fixture_id
      AND whole.market_no IS NULL`

export async function readMarkets(
  reader: Reader,
  merchantId: string,
  marketNos: readonly bigint[],
): Promise<BookMarket[]> {
  const rows = await rowsOf(
    reader,
    sql<MarketRow & { now: Date }>`
    /* prepared */ SELECT ${columns}, (SELECT app.now()) AS now FROM sports.market m ${partsFor(merchantId)}
    WHERE m.market_no = ANY (${marketNos}::bigint[]) ORDER BY m.fixture_id, m.market_no`,
  )
  return rows.map((row) => marketOf(row, row.now))
}

/** A market as it was read. Its `mark` changes with every write to one of the rows that it is made of. */
export interface MarkedMarket {
  readonly mark: string
  readonly row: MarketRow
}

export interface ChangedMarkets {
  /** By number; undefined: the market is not there. */
  readonly changed: ReadonlyMap<bigint, MarkedMarket | undefined>
  /** The database's clock. */
  readonly now: Date
}

/** Of these markets the ones whose marks are not the known ones; '' for one that is not known. */
export const changedMarkets = (
  merchantId: string,
  known: readonly (readonly [marketNo: bigint, mark: string])[],
): Question<ChangedMarkets> =>
  question(
    sql<MarketRow & { asked_no: bigint | null; mark: string | null; now: Date }>`
    /* prepared */ SELECT c.now, n.* FROM (SELECT app.now() AS now) AS c LEFT JOIN LATERAL (
      SELECT k.market_no AS asked_no, found.* FROM unnest(
        ${known.map(([marketNo]) => marketNo)}::bigint[], ${known.map(([, mark]) => mark)}::text[]) AS k(market_no, mark)
      LEFT JOIN LATERAL (
        SELECT ${columns}, concat(
          m.xmin, ',', f.xmin, ',', l.xmin, ',', s.xmin, ',', hl.xmin, ',', own.xmin, ',', whole.xmin) AS mark
        FROM sports.market m ${partsFor(merchantId)} WHERE m.market_no = k.market_no) AS found ON true
      WHERE found.mark IS DISTINCT FROM k.mark) AS n ON true`,
    (rows) => ({
      now: rows[0]!.now,
      changed: new Map(
        rows.flatMap(({ asked_no, mark, ...row }) =>
          asked_no === null ? [] : [[asked_no, mark === null ? undefined : { mark, row }] as const],
        ),
      ),
    }),
  )

export const marketOf = (row: MarketRow, now: Date): BookMarket => ({
  marketNo: row.market_no,
  fixtureId: row.fixture_id,
  typeCode: row.type_code,
  period: row.period,
  lineQ: row.line_q,
  codes: row.codes,
  pricesE4: row.prices_e4,
  feedPricesE4: row.feed_prices_e4,
  chances: row.chances,
  runners: row.runners,
  isMain: row.is_main,
  isLive: row.is_live,
  marketState: row.market_state,
  version: row.version,
  maxStake: row.max_stake,
  fault: marketFault({
    status: row.status,
    suspendedFor: row.suspended_for,
    isHouseSuspended: row.is_house_suspended,
    marketState: row.market_state,
    isLive: row.is_live,
    isStarted: now >= row.start_at,
  }),
  provider: row.provider,
  sportCode: row.sport_code,
  vendor: row.vendor,
  liveDelayS: row.live_delay_s,
  leagueId: row.league_id,
  tier: row.tier,
  isHidden: row.is_hidden,
  kind: row.kind,
  teamIds:
    row.home_id && row.away_id
      ? [row.home_id, row.away_id]
      : Object.values(row.runners ?? {}).flatMap(({ teamId }) => (teamId ? [teamId] : [])),
  startAt: row.start_at,
  status: row.status,
  isVirtual: row.is_virtual,
  clock: row.clock,
  facts: row.facts,
  fixtureVersion: row.fixture_version,
  now,
})

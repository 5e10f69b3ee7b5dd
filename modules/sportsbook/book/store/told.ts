/** What readers are told, and how far they have been. */
import { fixtureTopicOf, sportTopicOf } from '../../../../contract/pushes/sports.ts'
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import type { FeedClock } from '../../../../kernel/sports/feed.ts'
import type { FixtureStatus, MarketState, SportCode } from '../../../../kernel/sports/words.ts'
import { rowsOf, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface ToldFixture {
  fixture_id: string
  sport_code: SportCode
  status: FixtureStatus
  suspended_for: string | null
  clock: FeedClock | null
  facts: FixtureFacts
  version: number
  /** Houses that suspended it. */
  suspended_in: string[]
}

export function readToldFixtures(reader: Reader, fixtureIds: readonly string[]): Promise<ToldFixture[]> {
  return rowsOf(
    reader,
    sql<ToldFixture>`
    /* prepared */ SELECT f.fixture_id, f.sport_code, f.status, f.suspended_for, f.clock, f.facts, f.version,
      ARRAY(SELECT h.merchant_id FROM sports.house_line h
        WHERE h.fixture_id = f.fixture_id AND h.market_no IS NULL AND h.is_suspended) AS suspended_in
    FROM sports.fixture f WHERE f.fixture_id = ANY (${fixtureIds}::text[])`,
  )
}

export interface ToldMarket {
  market_no: bigint
  fixture_id: string
  sport_code: SportCode
  state: MarketState
  version: number
  prices_e4: number[]
  is_main: boolean
}

export interface HouseLine {
  merchant_id: string
  fixture_id: string
  market_no: bigint
  is_suspended: boolean
  prices_e4: number[] | null
}

/** The next version of every topic in which these markets are told, in the order of the topics. */
export async function bumpTold(tx: Tx, marketNos: readonly bigint[]): Promise<ReadonlyMap<string, number>> {
  const found = await rowsOf(
    tx,
    sql<{ fixture_id: string; sport_code: SportCode; has_main: boolean }>`
    /* prepared */ SELECT f.fixture_id, f.sport_code, bool_or(m.is_main) AS has_main
    FROM sports.market m JOIN sports.fixture f USING (fixture_id)
    WHERE m.market_no = ANY (${marketNos}::bigint[]) GROUP BY f.fixture_id`,
  )
  const topics = new Set(found.map(({ fixture_id }) => fixtureTopicOf(fixture_id)))
  for (const { sport_code, has_main } of found) if (has_main) topics.add(sportTopicOf(sport_code))
  const rows = await rowsOf(
    tx,
    sql<{ topic: string; version: number }>`
    /* prepared */ INSERT INTO sports.told AS t (topic, version)
    SELECT topic, 1 FROM unnest(${[...topics].sort()}::text[]) AS topic ORDER BY topic
    ON CONFLICT (topic) DO UPDATE SET version = t.version + 1 RETURNING topic, version`,
  )
  return new Map(rows.map(({ topic, version }) => [topic, version]))
}

export async function readToldMarkets(
  tx: Tx,
  marketNos: readonly bigint[],
): Promise<{ markets: ToldMarket[]; lines: HouseLine[] }> {
  const markets = await rowsOf(
    tx,
    sql<ToldMarket>`
    /* prepared */ SELECT m.market_no, m.fixture_id, f.sport_code, m.state, m.version, m.prices_e4, m.is_main
    FROM sports.market m JOIN sports.fixture f USING (fixture_id) WHERE m.market_no = ANY (${marketNos}::bigint[])`,
  )
  const lines = await rowsOf(
    tx,
    sql<HouseLine>`
    /* prepared */ SELECT h.merchant_id, h.fixture_id, h.market_no, h.is_suspended, h.prices_e4 FROM sports.house_line h
    WHERE h.market_no = ANY (${marketNos}::bigint[])`,
  )
  return { markets, lines }
}

/** Markets with what a house changes of them, and what stands on their selections. */
import type { MarketState, MarketType, Period } from '../../../../kernel/sports/words.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { Chances } from '../rules/fair-price.ts'
import type { Standing } from '../rules/market-liability.ts'

export interface DeskMarketRow {
  market_no: bigint
  fixture_id: string
  type_code: MarketType
  period: Period
  line_q: number | null
  codes: string[]
  feed_e4: number[]
  sold_e4: number[]
  chances: Chances[] | null
  runners: Readonly<Record<string, { th: string; en: string; teamId: string | null }>> | null
  is_main: boolean
  is_live: boolean
  state: MarketState
  version: number
  is_held: boolean | null
  held_reason: string | null
  held_by: string | null
  held_at: Date | null
  is_closed: boolean | null
  own_e4: number[] | null
  own_until: Date | null
  own_by: string | null
  own_at: Date | null
  margin_ppm: number | null
  max_stake: bigint | null
}

const columns = sql`
  m.market_no, m.fixture_id, m.type_code, m.period, m.line_q, m.codes, m.prices_e4 AS feed_e4,
  coalesce(o.prices_e4, m.prices_e4) AS sold_e4, m.chances, m.runners, m.is_main, m.is_live, m.state, m.version,
  o.is_held, o.held_reason, o.held_by, o.held_at, o.is_closed, o.own_e4, o.own_until, o.own_by, o.own_at, o.margin_ppm, o.max_stake`

const own = (merchantId: string) => sql`
  LEFT JOIN sports.house_line o ON o.merchant_id = ${merchantId} AND o.fixture_id = m.fixture_id AND o.market_no = m.market_no`

/** All markets of fixtures, or the main ones: by type, period and line. */
export function marketsOfFixtures(
  reader: Reader,
  merchantId: string,
  fixtureIds: readonly string[],
  { isMainOnly }: { isMainOnly: boolean },
): Promise<DeskMarketRow[]> {
  return rowsOf(
    reader,
    sql<DeskMarketRow>`
    SELECT ${columns} FROM sports.market m ${own(merchantId)}
    WHERE m.fixture_id = ANY (${[...fixtureIds]}::text[]) AND (m.is_main OR NOT ${isMainOnly})
    ORDER BY m.fixture_id, m.is_main DESC, m.type_code, m.period, m.line_q, m.market_no`,
  )
}

export async function readMarketRow(
  reader: Reader,
  merchantId: string,
  marketNo: bigint,
): Promise<DeskMarketRow | undefined> {
  const [row] = await rowsOf(
    reader,
    sql<DeskMarketRow>`SELECT ${columns} FROM sports.market m ${own(merchantId)} WHERE m.market_no = ${marketNo}`,
  )
  return row
}

/** What the house has taken on each selection, by market. */
export async function standingsOf(
  reader: Reader,
  merchantId: string,
  marketNos: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly Standing[]>> {
  const rows = await rowsOf(
    reader,
    sql<{ market_no: bigint; code: string; stake: bigint; payout: bigint; bets: number }>`
    SELECT e.market_no, e.code, e.stake, e.payout, e.bets FROM sports.exposure e
    WHERE e.merchant_id = ${merchantId} AND e.market_no = ANY (${[...marketNos]}::bigint[])
    ORDER BY e.market_no, e.code`,
  )
  return Map.groupBy(rows, (row) => row.market_no)
}

export interface StandingRow extends Standing {
  market_no: bigint
  fixture_id: string
  type_code: MarketType
  codes: string[]
}

/** What stands on the undecided markets of fixtures, selection by selection. */
export function standingsOfFixtures(
  reader: Reader,
  merchantId: string,
  fixtureIds: readonly string[],
): Promise<StandingRow[]> {
  return rowsOf(
    reader,
    sql<StandingRow>`
    SELECT m.market_no, m.fixture_id, m.type_code, m.codes, e.code, e.stake, e.payout, e.bets
    FROM sports.market m JOIN sports.exposure e ON e.market_no = m.market_no AND e.merchant_id = ${merchantId}
    WHERE m.fixture_id = ANY (${[...fixtureIds]}::text[]) AND m.state NOT IN ('SETTLED', 'VOID') AND (e.stake > 0 OR e.payout > 0)
    ORDER BY m.fixture_id, m.market_no, e.code`,
  )
}

/** What a market belongs to and what it is called, in both languages. */
import type { MarketType, Period, SportCode } from '../../../../kernel/sports/words.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface Names {
  readonly th: string
  readonly en: string
}

export interface MarketCard {
  readonly marketNo: bigint
  readonly fixtureId: string
  readonly sportCode: SportCode
  readonly vendor: string
  readonly typeCode: MarketType
  readonly period: Period
  readonly leagueNames: Names
  readonly homeNames: Names | null
  readonly awayNames: Names | null
  /** Of an outright: by selection. */
  readonly runners: Readonly<Record<string, Names>> | null
  readonly isVirtual: boolean
}

interface Row {
  market_no: bigint
  fixture_id: string
  sport_code: SportCode
  vendor: string
  type_code: MarketType
  period: Period
  league_names: Names
  home_names: Names | null
  away_names: Names | null
  runners: Record<string, Names> | null
  is_virtual: boolean
}

export async function readCards(
  reader: Reader,
  marketNos: readonly bigint[],
): Promise<ReadonlyMap<bigint, MarketCard>> {
  const rows = await rowsOf(
    reader,
    sql<Row>`
    /* prepared */ SELECT m.market_no, m.fixture_id, f.sport_code, s.vendor, m.type_code, m.period, l.names AS league_names,
      h.names AS home_names, a.names AS away_names, m.runners, f.is_virtual
    FROM sports.market m JOIN sports.fixture f USING (fixture_id) JOIN sports.sport s USING (sport_code)
    JOIN sports.league l ON l.league_id = f.league_id
    LEFT JOIN sports.team h ON h.team_id = f.home_id LEFT JOIN sports.team a ON a.team_id = f.away_id
    WHERE m.market_no = ANY (${marketNos}::bigint[])`,
  )
  return new Map(
    rows.map((row) => [
      row.market_no,
      {
        marketNo: row.market_no,
        fixtureId: row.fixture_id,
        sportCode: row.sport_code,
        vendor: row.vendor,
        typeCode: row.type_code,
        period: row.period,
        leagueNames: row.league_names,
        homeNames: row.home_names,
        awayNames: row.away_names,
        runners: row.runners,
        isVirtual: row.is_virtual,
      },
    ]),
  )
}

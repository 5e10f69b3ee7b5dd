/** A book made by hand: fixtures, markets, and slips on them. */
import type { FixtureFacts } from '../../kernel/sports/facts.ts'
import type { FixtureStatus, IncidentKind, MarketType, Period, SportCode } from '../../kernel/sports/words.ts'
import type { Slip } from '../../modules/sportsbook/slips/place.ts'
import type { AskedLeg } from '../../modules/sportsbook/slips/ride.ts'
import { oneOf, run, sql, type Database } from '../../platform/postgres.ts'

export interface FixtureDraft {
  readonly sportCode: SportCode
  readonly tier: 'A' | 'B' | 'C'
  readonly kind: 'MATCH' | 'OUTRIGHT'
  readonly startsInS: number
  readonly status: FixtureStatus
  readonly facts: FixtureFacts
  readonly homeId: string
  readonly awayId: string
}
export interface MarketDraft {
  readonly typeCode: MarketType
  readonly period: Period
  readonly lineQ: number | null
  readonly codes: readonly string[]
  readonly prices: readonly number[]
  readonly chances: readonly (readonly number[])[] | null
  readonly runners: Readonly<Record<string, { th: string; en: string; teamId: string | null }>> | null
  readonly isLive: boolean
}

export const noFacts: FixtureFacts = { scores: {}, ended: [], ending: null }
export const scored = (home: number, away: number): FixtureFacts => ({
  ...noFacts,
  scores: { FT: { home, away } },
})

/** Prices of home, draw and away that nobody can lose track of. */
const winner: MarketDraft = {
  typeCode: '1X2',
  period: 'FT',
  lineQ: null,
  codes: ['1', 'X', '2'],
  prices: [20_000, 34_000, 40_000],
  chances: null,
  runners: null,
  isLive: true,
}

export class TestBook {
  readonly owner: Database
  #made = 0

  constructor(owner: Database) {
    this.owner = owner
  }

  async fixture(draft: Partial<FixtureDraft> = {}): Promise<string> {
    const no = ++this.#made
    const { sportCode = 'FOOTBALL', tier = 'A', kind = 'MATCH', startsInS = 3_600 } = draft
    const { status = 'SCHEDULED', facts = noFacts } = draft
    const league = `TEST-${sportCode}-${tier}`
    const [home, away] = [draft.homeId ?? `TEST-h${no}`, draft.awayId ?? `TEST-a${no}`]
    const names = (of: string) => JSON.stringify({ th: `${of}-th`, en: of })
    await this.change(sql`
      INSERT INTO sports.league (league_id, provider, sport_code, country, names, country_names, tier)
      VALUES (${league}, 'TEST', ${sportCode}, 'XX', ${names(league)}, ${names('Land')}, ${tier}) ON CONFLICT DO NOTHING`)
    await this.change(sql`
      INSERT INTO sports.team (team_id, provider, sport_code, names)
      SELECT t, 'TEST', ${sportCode}, jsonb_build_object('th', t || '-th', 'en', t) FROM unnest(${[home, away]}::text[]) AS t
      ON CONFLICT DO NOTHING`)
    const isMatch = kind === 'MATCH'
    await this.change(sql`
      INSERT INTO sports.fixture (fixture_id, provider, sport_code, league_id, kind, home_id, away_id, first_start_at, start_at, status, facts)
      SELECT ${`TEST-${no}`}, 'TEST', ${sportCode}, ${league}, ${kind}, ${isMatch ? home : null}, ${isMatch ? away : null},
        t, t, ${status}, ${JSON.stringify(facts)} FROM (SELECT app.now() + ${startsInS}::int * interval '1 second' AS t) AS s`)
    return `TEST-${no}`
  }

  async market(fixtureId: string, draft: Partial<MarketDraft> = {}): Promise<bigint> {
    const market = { ...winner, ...draft }
    const { market_no: marketNo } = await oneOf(
      this.owner.kysely,
      sql<{ market_no: bigint }>`
      INSERT INTO sports.market (fixture_id, type_code, period, line_q, codes, prices_e4, chances, runners, is_main, is_live)
      VALUES (${fixtureId}, ${market.typeCode}, ${market.period}, ${market.lineQ}, ${[...market.codes]}::text[],
        ${[...market.prices]}::int[], ${market.chances && JSON.stringify(market.chances)}, ${market.runners && JSON.stringify(market.runners)},
        true, ${market.isLive}) RETURNING market_no`,
    )
    return marketNo
  }

  /** A fixture with one market of winners; more of each if asked for. */
  async match(
    fixture: Partial<FixtureDraft> = {},
    market: Partial<MarketDraft> = {},
  ): Promise<{ fixtureId: string; marketNo: bigint }> {
    const fixtureId = await this.fixture(fixture)
    return { fixtureId, marketNo: await this.market(fixtureId, market) }
  }

  /** A slip of so many legs, each on a match of its own. */
  async parlay(count: number, more: Partial<Slip> = {}, price = 20_000): Promise<Slip> {
    const matches = await Promise.all(
      Array.from({ length: count }, () => this.match({}, { prices: [price, 34_000, 40_000] })),
    )
    const legs = matches.map(({ marketNo }) => on(marketNo, '1', price))
    return slipOn(legs, { kind: 'PARLAY', ...more })
  }

  async change(statement: ReturnType<typeof sql>): Promise<void> {
    await run(this.owner.kysely, statement)
  }

  /** Something happens in a match that is played; the home side leads by a goal. */
  incident = (fixtureId: string, kind: IncidentKind, no = 1) =>
    this.change(
      sql`INSERT INTO sports.incident (fixture_id, incident_no, kind, side, minute, detail)
        VALUES (${fixtureId}, ${no}, ${kind}, 'HOME', 61, '{"score": {"home": 1, "away": 0}}')`,
    )

  score = (fixtureId: string, home: number, away: number) =>
    this.change(
      sql`UPDATE sports.fixture SET facts = ${JSON.stringify(scored(home, away))}, version = version + 1 WHERE fixture_id = ${fixtureId}`,
    )

  price = (marketNo: bigint, prices: readonly number[]) =>
    this.change(
      sql`UPDATE sports.market SET prices_e4 = ${[...prices]}::int[], version = version + 1 WHERE market_no = ${marketNo}`,
    )
}

/** A leg as its member saw it, 2.00 on the home side if nothing else is said. */
export const on = (
  marketNo: bigint,
  code = '1',
  priceE4 = 20_000,
  lineQ: number | null = null,
): AskedLeg => ({
  marketNo,
  code,
  lineQ,
  priceE4,
})

/** Twenty baht on one selection or several. */
export const slipOn = (legs: readonly AskedLeg[], more: Partial<Slip> = {}): Slip => ({
  kind: legs.length === 1 ? 'SINGLE' : 'PARLAY',
  systemCode: null,
  stake: 2_000n,
  acceptChange: 'NONE',
  oddsFormat: 'DECIMAL',
  legs,
  ...more,
})

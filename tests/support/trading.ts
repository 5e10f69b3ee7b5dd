/** Fixtures, markets and bets by hand, for tests of the trading desk. */
import { randomUUID } from 'node:crypto'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import type { MarketType, Period } from '../../kernel/sports/words.ts'
import { oneOf, run, sql, type Database } from '../../platform/postgres.ts'

export interface MarketDraft {
  readonly typeCode: MarketType
  readonly period?: Period
  readonly lineQ?: number | null
  readonly codes: readonly string[]
  readonly prices: readonly number[]
  readonly chances?: readonly (readonly number[])[] | null
  readonly isMain?: boolean
}

/** Home, draw and away with the chances of λ 1.55 and μ 1.10 (domain/sportsbook.md §10), at a margin of 6 %. */
export const winner: MarketDraft = {
  typeCode: '1X2',
  codes: ['1', 'X', '2'],
  prices: [19_700, 37_200, 34_900],
  chances: [
    [477_018, 0, 0, 0],
    [253_296, 0, 0, 0],
    [269_686, 0, 0, 0],
  ],
}
/** Home gives half a goal, at 4 %. */
export const handicap: MarketDraft = {
  typeCode: 'AH',
  lineQ: -2,
  codes: ['HOME', 'AWAY'],
  prices: [20_100, 18_300],
  chances: [
    [477_018, 0, 0, 0],
    [522_982, 0, 0, 0],
  ],
}
/** Over two and a half, at 4 %. */
export const goals: MarketDraft = {
  typeCode: 'OU',
  lineQ: 10,
  codes: ['OVER', 'UNDER'],
  prices: [19_400, 19_000],
  chances: [
    [494_049, 0, 0, 0],
    [505_951, 0, 0, 0],
  ],
}

export interface TradedFixture {
  readonly fixtureId: string
  readonly leagueId: string
  /** In the order in which they were asked for. */
  readonly marketIds: readonly string[]
}

let made = 0

/** A football match of a league of its own, or of one that is given. */
export async function openTradedFixture(
  owner: Database,
  markets: readonly MarketDraft[] = [winner, handicap, goals],
  { leagueId = `DESK-L${++made}`, startsInS = 3_600 }: { leagueId?: string; startsInS?: number } = {},
): Promise<TradedFixture> {
  const fixtureId = `DESK-F${++made}`
  await run(
    owner.kysely,
    sql`
    INSERT INTO sports.league (league_id, provider, sport_code, country, names, country_names, tier)
    VALUES (${leagueId}, 'DESK', 'FOOTBALL', 'XA', ${JSON.stringify({ th: `ลีก ${leagueId}`, en: `League ${leagueId}` })}::jsonb,
      '{"th":"แดนทดลอง","en":"Testland"}', 'A') ON CONFLICT DO NOTHING`,
  )
  for (const side of ['H', 'A'])
    await run(
      owner.kysely,
      sql`
      INSERT INTO sports.team (team_id, provider, sport_code, names)
      VALUES (${`${fixtureId}${side}`}, 'DESK', 'FOOTBALL', ${JSON.stringify({ th: `ทีม ${side}${made}`, en: `Team ${side}${made}` })}::jsonb)`,
    )
  await run(
    owner.kysely,
    sql`
    INSERT INTO sports.fixture (fixture_id, provider, sport_code, league_id, home_id, away_id, first_start_at, start_at, is_virtual, facts)
    VALUES (${fixtureId}, 'DESK', 'FOOTBALL', ${leagueId}, ${`${fixtureId}H`}, ${`${fixtureId}A`},
      app.now() + ${startsInS} * interval '1 second', app.now() + ${startsInS} * interval '1 second', false,
      '{"scores":{},"ended":[],"ending":null}')`,
  )
  const marketIds = []
  for (const market of markets) {
    const { market_no } = await oneOf(
      owner.kysely,
      sql<{ market_no: bigint }>`
      INSERT INTO sports.market (fixture_id, type_code, period, line_q, codes, prices_e4, chances, is_main, is_live)
      VALUES (${fixtureId}, ${market.typeCode}, ${market.period ?? 'FT'}, ${market.lineQ ?? null}, ${[...market.codes]}::text[],
        ${[...market.prices]}::int[], ${market.chances ? JSON.stringify(market.chances) : null}::jsonb, ${market.isMain ?? true}, true)
      RETURNING market_no`,
    )
    marketIds.push(`${market_no}`)
  }
  return { fixtureId, leagueId, marketIds }
}

/** The feed sells a market at other prices. */
export async function feedPrices(
  owner: Database,
  marketId: string,
  prices: readonly number[],
): Promise<void> {
  await run(
    owner.kysely,
    sql`
    UPDATE sports.market SET prices_e4 = ${[...prices]}::int[], chances = NULL, version = version + 1
    WHERE market_no = ${BigInt(marketId)}`,
  )
}

interface BetDraft {
  readonly memberId: string
  readonly stake: bigint
  readonly legs: readonly { fixtureId: string; marketId: string; code: string; price: number }[]
  readonly isLive?: boolean
  readonly placedAgoS?: number
  readonly score?: { home: number; away: number }
}

/** A bet that was taken, with what it adds to the exposure; a parlay counts in full on each of its legs. */
export async function takenBet(owner: Database, draft: BetDraft): Promise<string> {
  const { memberId, stake, legs, isLive = false, placedAgoS = 0, score } = draft
  const betId = randomUUID()
  const payout = legs.reduce((product, { price }) => (product * BigInt(price)) / 10_000n, stake)
  await run(
    owner.kysely,
    sql`
    INSERT INTO sports.bet (bet_id, merchant_id, member_id, vendor, game_code, currency, kind, stake, price_e4, potential,
      odds_format, accept_change, state, is_live, wallet_txn, placed_at, accepted_at,
      held_stake, held_payout)
    VALUES (${betId}, ${DEMO_MERCHANT}, ${memberId}, 'TCG_SPORT', 'SPORT-FOOTBALL', 'THB', ${legs.length > 1 ? 'PARLAY' : 'SINGLE'},
      ${stake}, ${(payout * 10_000n) / stake}, ${payout}, 'DECIMAL', 'NONE', 'ACCEPTED', ${isLive}, ${randomUUID()},
      app.now() - ${placedAgoS} * interval '1 second', app.now(), ${stake}, ${payout})`,
  )
  for (const [place, leg] of legs.entries()) {
    const marketNo = BigInt(leg.marketId)
    await run(
      owner.kysely,
      sql`
      INSERT INTO sports.leg (bet_id, leg_no, fixture_id, market_no, type_code, period, line_q, code, price_e4, is_live, score_home, score_away)
      SELECT ${betId}, ${place + 1}, ${leg.fixtureId}, market_no, type_code, period, line_q, ${leg.code}, ${leg.price}, ${isLive},
        ${score?.home ?? null}, ${score?.away ?? null}
      FROM sports.market WHERE market_no = ${marketNo}`,
    )
    await run(
      owner.kysely,
      sql`
      INSERT INTO sports.exposure AS e (merchant_id, market_no, code, stake, payout, bets)
      VALUES (${DEMO_MERCHANT}, ${marketNo}, ${leg.code}, ${stake}, ${payout}, 1)
      ON CONFLICT (merchant_id, market_no, code) DO UPDATE
      SET stake = e.stake + excluded.stake, payout = e.payout + excluded.payout, bets = e.bets + 1`,
    )
  }
  return betId
}

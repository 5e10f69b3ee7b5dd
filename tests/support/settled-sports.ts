/** Bets on sports to be settled: fixtures, bets with their money, results, and what must hold. */
import type { FixtureFacts, Score } from '../../kernel/sports/facts.ts'
import type { BetKind, BetState, MarketType, Period, SportCode } from '../../kernel/sports/words.ts'
import { combinationsOf } from '../../kernel/sports/systems.ts'
import { selectionsOf } from '../../kernel/sports/markets.ts'
import { potentialOf, totalPriceE4 } from '../../kernel/sports/bets.ts'
import { SettleLane } from '../../modules/sportsbook/settling/lane.ts'
import type { SettleParts } from '../../modules/sportsbook/settling/steps.ts'
import { proveSportBets } from '../../modules/sportsbook/index.ts'
import { balancesOf, openPoster, runAudit, setGameGuards, type Poster } from '../../modules/wallet/index.ts'
import { oneOf, openDatabase, rowsOf, run, sql, type Database, type Reader } from '../../platform/postgres.ts'
import { MERCHANT, openMember } from '../ledger/support.ts'
import { freshDatabase, type FreshDatabase } from './database.ts'
import { rollUpAll } from './ledger-marks.ts'

export interface Pick {
  readonly marketNo: bigint
  readonly code: string
  readonly price: number
  /** Placed live, at this score. */
  readonly at?: Score
}
export interface BetDraft {
  readonly kind?: BetKind
  readonly systemCode?: string
  readonly state?: BetState
  readonly cashedStake?: bigint
  readonly cashedAmount?: bigint
}

export interface MarketDraft {
  readonly typeCode: MarketType
  readonly period?: Period
  readonly lineQ?: number
  readonly codes?: readonly string[]
}

export const played = (home: number, away: number, more: Partial<FixtureFacts> = {}): FixtureFacts => ({
  scores: { FT: { home, away }, H1: { home: 0, away: 0 }, ...more.scores },
  ended: ['H1', 'H2', 'FT'],
  ending: 'PLAYED',
  ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'scores')),
})

let made = 0

/** The merchant and the doors of the games in the wallet. */
export async function openSportGames(database: Database): Promise<void> {
  await database.transaction((tx) =>
    setGameGuards(tx, [
      { vendor: 'TCG_SPORT', gameCode: 'SPORT-FOOTBALL', product: 'SPORTS', isOpen: true },
      { vendor: 'TCG_ESPORT', gameCode: 'SPORT-MOBA', product: 'ESPORTS', isOpen: true },
    ]),
  )
}

export async function openFixture(
  reader: Reader,
  fixtureId: string,
  { sportCode = 'FOOTBALL', status = 'LIVE', startedHoursAgo = 1, kind = 'MATCH' } = {} as {
    sportCode?: SportCode
    status?: string
    startedHoursAgo?: number
    kind?: 'MATCH' | 'OUTRIGHT'
  },
): Promise<void> {
  const names = JSON.stringify({ th: 'ลีก', en: 'League' })
  await run(
    reader,
    sql`INSERT INTO sports.league (league_id, provider, sport_code, country, names, country_names)
      VALUES (${`T-${sportCode}`}, 'T', ${sportCode}, 'XX', ${names}::jsonb, ${names}::jsonb) ON CONFLICT DO NOTHING`,
  )
  await run(
    reader,
    sql`INSERT INTO sports.team (team_id, provider, sport_code, names)
      SELECT t, 'T', ${sportCode}, jsonb_build_object('th', t, 'en', t) FROM unnest(${[`${fixtureId}-h`, `${fixtureId}-a`]}::text[]) AS t
      ON CONFLICT DO NOTHING`,
  )
  await run(
    reader,
    sql`INSERT INTO sports.fixture (fixture_id, provider, sport_code, league_id, kind, home_id, away_id, first_start_at, start_at, status, facts)
      SELECT ${fixtureId}, 'T', ${sportCode}, ${`T-${sportCode}`}, ${kind}, ${kind === 'MATCH' ? `${fixtureId}-h` : null},
        ${kind === 'MATCH' ? `${fixtureId}-a` : null}, t, t, ${status},
        '{"scores": {}, "ended": [], "ending": null}'
      FROM (SELECT app.now() - ${startedHoursAgo}::float8 * interval '1 hour' AS t) AS s ON CONFLICT DO NOTHING`,
  )
}

export async function openMarket(
  reader: Reader,
  fixtureId: string,
  { typeCode, period = 'FT', lineQ, codes = selectionsOf(typeCode)! }: MarketDraft,
): Promise<bigint> {
  const { market_no: marketNo } = await oneOf(
    reader,
    sql<{ market_no: bigint }>`
    INSERT INTO sports.market (fixture_id, type_code, period, line_q, codes, prices_e4)
    VALUES (${fixtureId}, ${typeCode}, ${period}, ${lineQ ?? null}, ${[...codes]}::text[],
      array_fill(20000, ARRAY[${codes.length}::int])) RETURNING market_no`,
  )
  return marketNo
}

/** A bet as if it had been placed, with its stake in one round of its own. */
export async function writeBet(
  reader: Reader,
  poster: Poster,
  memberId: string,
  betId: string,
  picks: readonly Pick[],
  stake: bigint,
  draft: BetDraft = {},
): Promise<void> {
  const kind = draft.kind ?? (picks.length === 1 ? 'SINGLE' : 'PARLAY')
  const systemCode = draft.systemCode ?? null
  const [{ vendor, game_code: gameCode }] = (await rowsOf(
    reader,
    sql<{ vendor: string; game_code: string }>`
    SELECT s.vendor, 'SPORT-' || s.sport_code AS game_code FROM sports.market m
    JOIN sports.fixture f USING (fixture_id) JOIN sports.sport s USING (sport_code) WHERE m.market_no = ${picks[0]!.marketNo}`,
  )) as [{ vendor: string; game_code: string }]
  const posted = await poster.post({
    kind: 'BET',
    vendor,
    gameCode,
    memberId,
    roundId: betId,
    transactionId: betId,
    amount: stake,
    mode: 'REAL',
  })
  if (posted.status !== 'OK') throw new Error(`the stake of ${betId} was answered ${posted.status}`)
  const prices = picks.map(({ price }) => price)
  const potential = potentialOf({ kind, systemCode, stake, prices })
  await run(
    reader,
    sql`
    WITH bet AS (
      INSERT INTO sports.bet (bet_id, merchant_id, member_id, vendor, game_code, currency, kind, system_code, combinations,
        stake, price_e4, potential, odds_format, accept_change, state, is_live, wallet_txn, placed_at, held_stake, held_payout)
      VALUES (${betId}, ${MERCHANT}, ${memberId}, ${vendor}, ${gameCode}, 'THB', ${kind}, ${systemCode},
        ${systemCode === null ? 1 : combinationsOf(systemCode, picks.length)!.length}, ${stake}, ${totalPriceE4(prices)},
        ${potential}, 'DECIMAL', 'NONE', ${draft.state ?? 'ACCEPTED'}, ${picks.some(({ at }) => at)},
        ${posted.walletTransactionId!}, app.now(), ${stake}, ${potential})
      ON CONFLICT DO NOTHING RETURNING bet_id
    ), leg AS (
      INSERT INTO sports.leg (bet_id, leg_no, fixture_id, market_no, type_code, period, line_q, code, price_e4, is_live, score_home, score_away)
      SELECT b.bet_id, p.n, m.fixture_id, m.market_no, m.type_code, m.period, m.line_q, p.code, p.price, p.home IS NOT NULL, p.home, p.away
      FROM bet b CROSS JOIN unnest(${picks.map(({ marketNo }) => marketNo)}::bigint[], ${picks.map(({ code }) => code)}::text[],
        ${prices}::int[], ${picks.map(({ at }) => at?.home ?? null)}::int[], ${picks.map(({ at }) => at?.away ?? null)}::int[])
        WITH ORDINALITY AS p(market_no, code, price, home, away, n)
      JOIN sports.market m ON m.market_no = p.market_no RETURNING market_no, code
    )
    INSERT INTO sports.exposure AS e (merchant_id, market_no, code, stake, payout, bets)
    SELECT ${MERCHANT}, market_no, code, ${stake}::bigint, ${potential}::bigint, 1 FROM leg
    ON CONFLICT (merchant_id, market_no, code) DO UPDATE
    SET stake = e.stake + excluded.stake, payout = e.payout + excluded.payout, bets = e.bets + 1`,
  )
}

export async function stateResult(
  reader: Reader,
  fixtureId: string,
  version: number,
  facts: FixtureFacts,
  hoursAgo = 0,
): Promise<void> {
  await run(
    reader,
    sql`
    INSERT INTO sports.result (fixture_id, version, facts, source, made_by, confirmed_at)
    VALUES (${fixtureId}, ${version}, ${JSON.stringify(facts)}::jsonb, 'FEED', 'T', app.now() - ${hoursAgo}::float8 * interval '1 hour')
    ON CONFLICT DO NOTHING`,
  )
}

/** Settles everything that there is to settle now; throws what goes wrong. */
export const settleAll = (database: Database, more: Partial<SettleParts> = {}): Promise<void> =>
  new SettleLane({
    database,
    onError(error) {
      throw error
    },
    ...more,
  }).runAll()

export interface ShownBet {
  state: BetState
  result: string | null
  payout: bigint
  valid: bigint
  bonus_valid: bigint
  version: number
  open_legs: number
  void_reason: string | null
}

export class SettledSports {
  readonly errors: unknown[] = []
  readonly fresh: FreshDatabase
  readonly database: Database
  readonly owner: Database
  readonly poster: Poster

  private constructor(fresh: FreshDatabase, database: Database, owner: Database, poster: Poster) {
    this.fresh = fresh
    this.database = database
    this.owner = owner
    this.poster = poster
  }

  static async open(): Promise<SettledSports> {
    const fresh = await freshDatabase()
    const database = openDatabase({ url: fresh.url, max: 10 })
    const owner = openDatabase({ url: fresh.ownerUrl, role: null, max: 2 })
    await openSportGames(database)
    return new SettledSports(fresh, database, owner, openPoster({ url: fresh.url }))
  }

  async shut(): Promise<void> {
    await this.poster.close()
    await Promise.all([this.database.close(), this.owner.close()])
    await this.fresh.drop()
  }

  member = (memberId: string, main = 1_000_000n, bonus = 0n) =>
    openMember(this.database, memberId, { main, bonus })

  async fixture(draft?: Parameters<typeof openFixture>[2]): Promise<string> {
    const fixtureId = `T-${++made}`
    await openFixture(this.owner.kysely, fixtureId, draft)
    return fixtureId
  }

  market = (fixtureId: string, draft: MarketDraft) => openMarket(this.owner.kysely, fixtureId, draft)

  async bet(memberId: string, picks: readonly Pick[], stake: bigint, draft?: BetDraft): Promise<string> {
    const betId = `b-${++made}`
    await writeBet(this.owner.kysely, this.poster, memberId, betId, picks, stake, draft)
    return betId
  }

  result = (fixtureId: string, version: number, facts: FixtureFacts, hoursAgo?: number) =>
    stateResult(this.owner.kysely, fixtureId, version, facts, hoursAgo)

  /** Everything that there is to settle now. */
  async settle(more: Partial<SettleParts> = {}): Promise<void> {
    await new SettleLane({
      database: this.database,
      onError: (error) => this.errors.push(error),
      ...more,
    }).runAll()
  }

  async shown(betId: string): Promise<ShownBet> {
    return oneOf(
      this.owner.kysely,
      sql<ShownBet>`
      SELECT b.state, b.result, b.payout, b.valid, b.bonus_valid, b.version, b.void_reason,
        (SELECT count(*) FROM sports.leg l WHERE l.bet_id = b.bet_id AND l.result IS NULL)::int AS open_legs
      FROM sports.bet b WHERE b.bet_id = ${betId}`,
    )
  }

  legs = (betId: string) =>
    rowsOf(
      this.owner.kysely,
      sql<{ result: string | null; shared_by: number; result_version: number }>`
      SELECT result, shared_by, result_version FROM sports.leg WHERE bet_id = ${betId} ORDER BY leg_no`,
    )

  main = async (memberId: string): Promise<bigint> => (await balancesOf(this.database.kysely, memberId)).main

  change = (statement: ReturnType<typeof sql>) => run(this.owner.kysely, statement)

  /** What is wrong between bets, exposure and ledger. */
  async faults(): Promise<string[]> {
    await rollUpAll(this.database)
    const proofs = [...(await proveSportBets(this.owner.kysely)), ...(await runAudit(this.database.kysely))]
    return [
      ...proofs.filter(({ ok }) => !ok).map(({ detail }) => detail),
      ...this.errors.map((error) => String(error)),
    ]
  }
}

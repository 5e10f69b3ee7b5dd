/** Legs of a fixture, decided by set. */
import type { MarketType, Period } from '../../../../kernel/sports/words.ts'
import { LEAST_BONUS_PRICE_E4 } from '../../../../kernel/sports/bonus-price.ts'
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { DecidedKind, LegKind } from '../rules/decide.ts'

/** What was bet on in a fixture: legs are many, kinds of legs are few. */
export async function kindsOf(reader: Reader, fixtureId: string): Promise<LegKind[]> {
  const rows = await rowsOf(
    reader,
    sql<{
      market_no: bigint
      type_code: MarketType
      period: Period
      line_q: number | null
      code: string
      score_home: number | null
      score_away: number | null
    }>`
    SELECT DISTINCT market_no, type_code, period, line_q, code, score_home, score_away FROM sports.leg
    WHERE fixture_id = ${fixtureId}`,
  )
  return rows.map((row) => ({
    marketNo: row.market_no,
    typeCode: row.type_code,
    period: row.period,
    lineQ: row.line_q,
    code: row.code,
    scoreAtBet:
      row.score_home === null || row.score_away === null
        ? null
        : { home: row.score_home, away: row.score_away },
  }))
}

/** Marks single bets of members who stand on several selections of a market; it has closed. */
export async function markOpposites(reader: Reader, fixtureId: string): Promise<void> {
  await run(
    reader,
    sql`
    WITH single AS (
      SELECT b.bet_id, b.member_id, l.market_no, l.code FROM sports.leg l JOIN sports.bet b USING (bet_id)
      WHERE l.fixture_id = ${fixtureId} AND b.kind = 'SINGLE' AND b.state <> 'REJECTED' AND NOT b.has_opposite
    ), opposed AS (
      SELECT member_id, market_no FROM single GROUP BY 1, 2 HAVING min(code) <> max(code)
    )
    UPDATE sports.bet b SET has_opposite = true
    FROM single s JOIN opposed o USING (member_id, market_no) WHERE b.bet_id = s.bet_id`,
  )
}

/** A bet that was lost by a leg, and closed with it. */
export interface LostNow {
  readonly betId: string
  readonly betNo: string
  readonly vendor: string
  readonly merchantId: string
  readonly memberId: string
  readonly valid: string
  readonly bonusValid: string
  /** What it held of the exposure of its markets. */
  readonly heldStake: string
  readonly heldPayout: string
}

export interface DecideAsked {
  readonly fixtureId: string
  readonly version: number
  readonly kinds: readonly DecidedKind[]
  readonly after: string
  readonly limit: number
  readonly lane: DecidingLane
  /** Whether bets that are simply lost are closed at once; their rounds are to be closed with them. */
  readonly closes: boolean
}

/** Parts of all bets by their ids, which are made of hexadecimal digits and drawn evenly. */
export const decidingLanes = [
  { no: 0, after: '', below: '8' },
  { no: 1, after: '8', below: '~' },
] as const
type DecidingLane = (typeof decidingLanes)[number]

export interface DecidedChunk {
  /** Null: there were no legs left. */
  readonly last: string | null
  readonly legs: number
  /** Bets to be settled, or settled again. */
  readonly due: readonly string[]
  readonly lost: readonly LostNow[]
}

/** Decides a chunk of the fixture's legs, of bets after `after` (db/functions/sports/decide_legs.sql). */
export async function decideLegs(tx: Tx, asked: DecideAsked): Promise<DecidedChunk> {
  const { fixtureId, version, kinds, after, limit, lane, closes } = asked
  const row = await oneOf(
    tx,
    sql<{
      o_last: string | null
      o_legs: number
      o_due: string[] | null
      o_lost: string[] | null
      o_numbers: string[] | null
      o_vendors: string[] | null
      o_merchants: string[] | null
      o_members: string[] | null
      o_valids: string[] | null
      o_bonus_valids: string[] | null
      o_stakes: string[] | null
      o_payouts: string[] | null
    }>`
    SELECT o_last, o_legs, o_due, o_lost, o_numbers::text[], o_vendors, o_merchants, o_members, o_valids::text[],
      o_bonus_valids::text[], o_stakes::text[], o_payouts::text[]
    FROM sports.decide_legs(${fixtureId}, ${version}, ${JSON.stringify(Object.fromEntries(kinds.map(verdictOf)))}::jsonb,
      ${after}, ${lane.below}, ${limit}, ${lane.no}, ${closes}, ${BigInt(LEAST_BONUS_PRICE_E4)})`,
  )
  return {
    last: row.o_last,
    legs: row.o_legs,
    due: row.o_due ?? [],
    lost: (row.o_lost ?? []).map((betId, place) => ({
      betId,
      betNo: row.o_numbers![place]!,
      vendor: row.o_vendors![place]!,
      merchantId: row.o_merchants![place]!,
      memberId: row.o_members![place]!,
      valid: row.o_valids![place]!,
      bonusValid: row.o_bonus_valids![place]!,
      heldStake: row.o_stakes![place]!,
      heldPayout: row.o_payouts![place]!,
    })),
  }
}

const verdictOf = ({ marketNo, code, scoreAtBet, result, sharedBy }: DecidedKind) =>
  [
    `${marketNo} ${code}${scoreAtBet ? ` ${scoreAtBet.home}:${scoreAtBet.away}` : ''}`,
    [result, sharedBy],
  ] as const

/** Hands from which the pairs are counted, and the pairs' own rows. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../platform/postgres.ts'
import type { PairCount } from './count-hand.ts'

/** The position of the count; another worker waits until this one has moved it. */
export async function lockMark(tx: Tx): Promise<void> {
  await run(tx, sql`SELECT 1 FROM studio.room_pair_mark FOR UPDATE`)
}

export interface HandRow {
  hand_id: string
  merchant_id: string
  game_code: string
  ended_at: Date
  day: string
}

/**
 * Settled hands of real money after the mark, oldest first; the newest are left until none can appear before
 * them.
 */
export async function readHandsAfterMark(tx: Tx, until: Date, limit: number): Promise<HandRow[]> {
  return rowsOf(
    tx,
    sql<HandRow>`
    SELECT h.hand_id::text, h.merchant_id, h.game_code, h.ended_at, to_char(h.ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day
    FROM studio.room_hand h CROSS JOIN studio.room_pair_mark m
    WHERE h.state = 'SETTLED' AND NOT h.is_free AND (h.ended_at, h.hand_id) > (m.ended_at, m.hand_id) AND h.ended_at < ${until}
    ORDER BY h.ended_at, h.hand_id LIMIT ${limit}`,
  )
}

export async function moveMark(tx: Tx, to: Pick<HandRow, 'hand_id'>): Promise<void> {
  await run(
    tx,
    sql`UPDATE studio.room_pair_mark m SET ended_at = h.ended_at, hand_id = h.hand_id FROM studio.room_hand h WHERE h.hand_id = ${to.hand_id}::uuid`,
  )
}

export interface SeatRow {
  hand_id: string
  seat: number
  member_id: string
  is_house: boolean
  stake_amount: bigint
  win_amount: bigint
}

export async function readSeatsOf(reader: Reader, handIds: readonly string[]): Promise<SeatRow[]> {
  return rowsOf(
    reader,
    sql<SeatRow>`SELECT hand_id::text, seat, member_id, is_house, stake_amount, win_amount FROM studio.room_hand_seat WHERE hand_id = ANY (${[...handIds]}::uuid[]) ORDER BY hand_id, seat`,
  )
}

export interface ActionRow {
  hand_id: string
  seat: number | null
  events: { type: string; seat?: number }[]
}

export async function readActionsOf(reader: Reader, handIds: readonly string[]): Promise<ActionRow[]> {
  return rowsOf(
    reader,
    sql<ActionRow>`SELECT hand_id::text, seat, events::jsonb AS events FROM studio.room_action WHERE hand_id = ANY (${[...handIds]}::uuid[]) ORDER BY hand_id, step`,
  )
}

export interface DayCount extends PairCount {
  readonly merchantId: string
  readonly gameCode: string
  readonly day: string
  hands: number
}

export async function addPairs(tx: Tx, pairs: readonly DayCount[]): Promise<void> {
  const rows = JSON.stringify(
    pairs.map((one) => ({
      merchant_id: one.merchantId,
      member_a: one.memberA,
      member_b: one.memberB,
      game_code: one.gameCode,
      day: one.day,
      hands: one.hands,
      a_to_b: one.aToB.toString(),
      b_to_a: one.bToA.toString(),
      a_decisions: one.a.decisions,
      a_passive: one.a.passive,
      b_decisions: one.b.decisions,
      b_passive: one.b.passive,
    })),
  )
  await run(
    tx,
    sql`
    INSERT INTO studio.room_pair_day AS p (merchant_id, member_a, member_b, game_code, day, hands, a_to_b, b_to_a, a_decisions, a_passive, b_decisions, b_passive)
    SELECT merchant_id, member_a, member_b, game_code, day, hands, a_to_b, b_to_a, a_decisions, a_passive, b_decisions, b_passive
    FROM jsonb_to_recordset(${rows}::jsonb) AS r (merchant_id text, member_a text, member_b text, game_code text, day date, hands int, a_to_b bigint, b_to_a bigint, a_decisions int, a_passive int, b_decisions int, b_passive int)
    ORDER BY merchant_id, member_a, member_b, game_code, day
    ON CONFLICT (merchant_id, member_a, member_b, game_code, day) DO UPDATE SET hands = p.hands + excluded.hands, a_to_b = p.a_to_b + excluded.a_to_b, b_to_a = p.b_to_a + excluded.b_to_a,
      a_decisions = p.a_decisions + excluded.a_decisions, a_passive = p.a_passive + excluded.a_passive, b_decisions = p.b_decisions + excluded.b_decisions, b_passive = p.b_passive + excluded.b_passive`,
  )
}

export async function dropPairsBefore(tx: Tx, before: Date): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM studio.room_pair_day WHERE day < (${before}::timestamptz AT TIME ZONE 'UTC')::date`,
  )
}

export interface PairRow {
  member_a: string
  member_b: string
  game_code: string
  hands: bigint
  a_to_b: bigint
  b_to_a: bigint
  a_decisions: bigint
  a_passive: bigint
  b_decisions: bigint
  b_passive: bigint
  /** Against everybody, including the other of the two. */
  a_all_decisions: bigint
  a_all_passive: bigint
  b_all_decisions: bigint
  b_all_passive: bigint
  first_day: string
  last_day: string
}

export interface PairsAsked {
  readonly merchantId: string
  readonly since: string
  readonly leastHands: number
  readonly pair?: { memberA: string; memberB: string; gameCode: string }
}

/** Sums of the days from `since` (YYYY-MM-DD) on, of pairs with enough hands together. */
export async function readPairs(
  reader: Reader,
  { merchantId, since, leastHands, pair }: PairsAsked,
): Promise<PairRow[]> {
  const only = pair
    ? sql`AND member_a = ${pair.memberA} AND member_b = ${pair.memberB} AND game_code = ${pair.gameCode}`
    : sql``
  return rowsOf(
    reader,
    sql<PairRow>`
    WITH days AS (SELECT * FROM studio.room_pair_day WHERE merchant_id = ${merchantId} AND day >= ${since}::date),
    pairs AS (
      SELECT member_a, member_b, game_code, sum(hands)::bigint AS hands, sum(a_to_b)::bigint AS a_to_b, sum(b_to_a)::bigint AS b_to_a,
        sum(a_decisions)::bigint AS a_decisions, sum(a_passive)::bigint AS a_passive, sum(b_decisions)::bigint AS b_decisions, sum(b_passive)::bigint AS b_passive,
        min(day)::text AS first_day, max(day)::text AS last_day
      FROM days WHERE true ${only} GROUP BY member_a, member_b, game_code HAVING sum(hands) >= ${leastHands}),
    alone AS (
      SELECT member_id, game_code, sum(decisions)::bigint AS decisions, sum(passive)::bigint AS passive FROM (
        SELECT member_a AS member_id, game_code, a_decisions AS decisions, a_passive AS passive FROM days
        UNION ALL SELECT member_b, game_code, b_decisions, b_passive FROM days) AS one GROUP BY member_id, game_code)
    SELECT p.*, a.decisions AS a_all_decisions, a.passive AS a_all_passive, b.decisions AS b_all_decisions, b.passive AS b_all_passive
    FROM pairs p JOIN alone a ON a.member_id = p.member_a AND a.game_code = p.game_code JOIN alone b ON b.member_id = p.member_b AND b.game_code = p.game_code
    ORDER BY p.member_a, p.member_b, p.game_code`,
  )
}

export interface PairHandRow {
  hand_id: string
  room_id: string
  hand_no: number
  ended_at: Date
  a_stake: bigint
  a_win: bigint
  b_stake: bigint
  b_win: bigint
  players: number
}

/** The hands in which two members were dealt cards together, newest first. */
export async function readPairHands(
  reader: Reader,
  asked: {
    merchantId: string
    memberA: string
    memberB: string
    gameCode: string
    pageNo: number
    pageSize: number
  },
): Promise<{ rows: PairHandRow[]; total: number }> {
  const from = sql`
    FROM studio.room_hand_seat a JOIN studio.room_hand_seat b ON b.hand_id = a.hand_id AND b.member_id = ${asked.memberB} JOIN studio.room_hand h ON h.hand_id = a.hand_id
    WHERE a.member_id = ${asked.memberA} AND a.game_code = ${asked.gameCode} AND h.merchant_id = ${asked.merchantId} AND h.state = 'SETTLED' AND NOT h.is_free`
  const counted = await firstOf(reader, sql<{ total: bigint }>`SELECT count(*) AS total ${from}`)
  const rows = await rowsOf(
    reader,
    sql<PairHandRow>`
    SELECT h.hand_id::text, h.room_id, h.hand_no, h.ended_at, a.stake_amount AS a_stake, a.win_amount AS a_win, b.stake_amount AS b_stake, b.win_amount AS b_win,
      (SELECT count(*)::int FROM studio.room_hand_seat s WHERE s.hand_id = h.hand_id) AS players
    ${from} ORDER BY h.ended_at DESC, h.hand_id DESC LIMIT ${asked.pageSize} OFFSET ${(asked.pageNo - 1) * asked.pageSize}`,
  )
  return { rows, total: Number(counted?.total ?? 0n) }
}

/** Periods of boards that have ended, and their prizes. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { BoardKey } from './scores.ts'

export interface PrizeKey extends BoardKey {
  rank: number
}
/** Before every prize. */
export const FIRST: PrizeKey = { promotionId: '', period: '', rank: 0 }

export interface Prize extends PrizeKey {
  memberId: string
  validAmount: bigint
  reachedAt: Date
  amount: bigint
}
export interface WaitingPrize extends Prize {
  /** Of the promotion. */
  names: Readonly<Record<'th' | 'en', string>>
}
export type PrizeState = 'WAITING' | 'PAID' | 'LEFT_OUT' | 'SPENT'

const columns = sql`promotion_id AS "promotionId", period, rank, member_id AS "memberId", valid_amount AS "validAmount",
  reached_at AS "reachedAt", amount`

export interface Result {
  period: string
  from: Date
  until: Date
}

const resultColumns = sql`r.period, r.starts_at AS "from", r.ends_at AS "until"`

/** The latest period that was closed. */
export async function readLastResult(reader: Reader, promotionId: string): Promise<Result | undefined> {
  return firstOf(
    reader,
    sql<Result>`
    SELECT ${resultColumns} FROM promotions.board_result r
    WHERE promotion_id = ${promotionId} ORDER BY ends_at DESC LIMIT 1`,
  )
}

/** The latest periods with winners, the newest first. */
export async function readWon(reader: Reader, promotionId: string, limit: number): Promise<Result[]> {
  return rowsOf(
    reader,
    sql<Result>`
    SELECT ${resultColumns} FROM promotions.board_result r
    WHERE promotion_id = ${promotionId} AND EXISTS (
      SELECT FROM promotions.board_prize p WHERE p.promotion_id = r.promotion_id AND p.period = r.period)
    ORDER BY ends_at DESC LIMIT ${limit}`,
  )
}

/** False if the period was closed before. */
export async function insertResult(
  tx: Tx,
  { promotionId, period, from, until }: BoardKey & Omit<Result, 'period'>,
  now: Date,
): Promise<boolean> {
  const row = await firstOf(
    tx,
    sql`
    INSERT INTO promotions.board_result (promotion_id, period, starts_at, ends_at, closed_at)
    VALUES (${promotionId}, ${period}, ${from}, ${until}, ${now}) ON CONFLICT DO NOTHING RETURNING 1`,
  )
  return row !== undefined
}

export async function insertPrizes(tx: Tx, merchantId: string, prizes: readonly Prize[]): Promise<void> {
  const of = <Key extends keyof Prize>(key: Key) => prizes.map((prize) => prize[key])
  await run(
    tx,
    sql`
    INSERT INTO promotions.board_prize (promotion_id, period, rank, member_id, merchant_id, valid_amount, reached_at, amount,
      state)
    SELECT u.promotion_id, u.period, u.rank, u.member_id, ${merchantId}, u.valid, u.reached_at, u.amount, 'WAITING'
    FROM unnest(${of('promotionId')}::text[], ${of('period')}::text[], ${of('rank')}::int[], ${of('memberId')}::text[],
      ${of('validAmount').map(String)}::bigint[], ${of('reachedAt')}::timestamptz[], ${of('amount').map(String)}::bigint[])
      AS u(promotion_id, period, rank, member_id, valid, reached_at, amount)`,
  )
}

/** The winners of a period by rank. */
export async function readPrizes(
  reader: Reader,
  board: BoardKey,
): Promise<(Prize & { state: PrizeState })[]> {
  return rowsOf(
    reader,
    sql<Prize & { state: PrizeState }>`
    SELECT ${columns}, state FROM promotions.board_prize
    WHERE promotion_id = ${board.promotionId} AND period = ${board.period} ORDER BY rank`,
  )
}

/** The next prizes of a merchant that wait to be paid, behind this one, locked. */
export async function lockWaiting(
  tx: Tx,
  merchantId: string,
  after: PrizeKey,
  limit: number,
): Promise<WaitingPrize[]> {
  return rowsOf(
    tx,
    sql<WaitingPrize>`
    SELECT ${columns},
      (SELECT p.names FROM promotions.promotion p WHERE p.promotion_id = promotions.board_prize.promotion_id) AS names
    FROM promotions.board_prize WHERE merchant_id = ${merchantId} AND state = 'WAITING'
      AND (promotion_id, period, rank) > (${after.promotionId}, ${after.period}, ${after.rank}::int)
    ORDER BY promotion_id, period, rank LIMIT ${limit} FOR UPDATE`,
  )
}

export async function markPrizes(
  tx: Tx,
  marked: readonly { prize: Prize; state: PrizeState }[],
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE promotions.board_prize p SET state = m.state
    FROM unnest(${marked.map(({ prize }) => prize.promotionId)}::text[], ${marked.map(({ prize }) => prize.period)}::text[],
      ${marked.map(({ prize }) => prize.rank)}::int[], ${marked.map(({ state }) => state)}::text[])
      AS m(promotion_id, period, rank, state)
    WHERE p.promotion_id = m.promotion_id AND p.period = m.period AND p.rank = m.rank`,
  )
}

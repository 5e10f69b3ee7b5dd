/** Periods of boards that have ended, and their prizes. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { BoardKey } from './scores.ts'

export interface Prize extends BoardKey {
  rank: number
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

/** The latest periods that have ended, the newest first. */
export async function readResults(reader: Reader, promotionId: string, limit: number): Promise<Result[]> {
  return rowsOf(
    reader,
    sql<Result>`
    SELECT period, starts_at AS "from", ends_at AS "until" FROM promotions.board_result
    WHERE promotion_id = ${promotionId} ORDER BY ends_at DESC LIMIT ${limit}`,
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
export async function readPrizes(reader: Reader, board: BoardKey): Promise<Prize[]> {
  return rowsOf(
    reader,
    sql<Prize>`
    SELECT ${columns} FROM promotions.board_prize
    WHERE promotion_id = ${board.promotionId} AND period = ${board.period} ORDER BY rank`,
  )
}

/** Prizes of a merchant that wait to be paid, locked. */
export async function lockWaiting(tx: Tx, merchantId: string, limit: number): Promise<WaitingPrize[]> {
  return rowsOf(
    tx,
    sql<WaitingPrize>`
    SELECT ${columns},
      (SELECT p.names FROM promotions.promotion p WHERE p.promotion_id = promotions.board_prize.promotion_id) AS names
    FROM promotions.board_prize WHERE merchant_id = ${merchantId} AND state = 'WAITING'
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

/** What was settled of members' play by business day and product. */
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface PlayedDay {
  memberId: string
  merchantId: string
  /** `YYYY-MM-DD` in the merchant's zone. */
  day: string
  product: string
  validAmount: bigint
  roundCount: number
  winCount: number
}

export async function addPlayed(tx: Tx, rows: readonly PlayedDay[]): Promise<void> {
  if (rows.length === 0) return
  const of = <Key extends keyof PlayedDay>(key: Key) => rows.map((row) => row[key])
  await run(
    tx,
    sql`
    INSERT INTO promotions.play_day AS p (member_id, day, product, merchant_id, valid_amount, round_count, win_count)
    SELECT u.member_id, u.day, u.product, u.merchant_id, sum(u.valid)::bigint, sum(u.rounds)::int, sum(u.wins)::int
    FROM unnest(${of('memberId')}::text[], ${of('day')}::date[], ${of('product')}::text[], ${of('merchantId')}::text[],
      ${of('validAmount').map(String)}::bigint[], ${of('roundCount')}::int[], ${of('winCount')}::int[])
      AS u(member_id, day, product, merchant_id, valid, rounds, wins)
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3
    ON CONFLICT (member_id, day, product) DO UPDATE
    SET valid_amount = p.valid_amount + excluded.valid_amount, round_count = p.round_count + excluded.round_count,
        win_count = p.win_count + excluded.win_count`,
  )
}

export interface PlayedSum {
  validAmount: bigint
  roundCount: number
  winCount: number
}

/** A member's play on the business days in [from, to), of the products that count. */
export async function playedOf(
  reader: Reader,
  asked: { memberId: string; from: string; to: string; products?: readonly string[] },
): Promise<PlayedSum> {
  return oneOf(
    reader,
    sql<PlayedSum>`
    SELECT greatest(coalesce(sum(valid_amount), 0), 0)::bigint AS "validAmount",
           greatest(coalesce(sum(round_count), 0), 0)::int AS "roundCount",
           greatest(coalesce(sum(win_count), 0), 0)::int AS "winCount"
    FROM promotions.play_day
    WHERE member_id = ${asked.memberId} AND day >= ${asked.from}::date AND day < ${asked.to}::date
      ${asked.products ? sql`AND product = ANY (${[...asked.products]})` : sql``}`,
  )
}

/** The same by day and product, for who looks at several spans of days at once. */
export async function playedDays(
  reader: Reader,
  asked: { memberId: string; from: string; to: string },
): Promise<Omit<PlayedDay, 'memberId' | 'merchantId'>[]> {
  return rowsOf(
    reader,
    sql<Omit<PlayedDay, 'memberId' | 'merchantId'>>`
    SELECT day::text, product, valid_amount AS "validAmount", round_count AS "roundCount", win_count AS "winCount"
    FROM promotions.play_day
    WHERE member_id = ${asked.memberId} AND day >= ${asked.from}::date AND day < ${asked.to}::date`,
  )
}

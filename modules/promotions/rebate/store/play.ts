/** Valid bet that waits for its rebate. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface PlayRow {
  memberId: string
  product: string
  /** Id of the ISO week of the settlement, as kernel/calendar.ts names it. */
  week: string
  validAmount: bigint
  carriedAmount: bigint
}

/** Adds what was settled; a correction may bring a row below zero. */
export async function addPlay(
  tx: Tx,
  rows: readonly (Omit<PlayRow, 'carriedAmount'> & { merchantId: string })[],
): Promise<void> {
  if (rows.length === 0) return
  const of = <Key extends keyof (typeof rows)[number]>(key: Key) => rows.map((row) => row[key])
  await run(
    tx,
    sql`
    INSERT INTO promotions.rebate_play AS p (member_id, product, week, merchant_id, valid_amount)
    SELECT u.member_id, u.product, u.week, u.merchant_id, sum(u.valid)::bigint
    FROM unnest(${of('memberId')}::text[], ${of('product')}::text[], ${of('week')}::text[], ${of('merchantId')}::text[],
      ${rows.map(({ validAmount }) => String(validAmount))}::bigint[]) AS u(member_id, product, week, merchant_id, valid)
    GROUP BY 1, 2, 3, 4 HAVING sum(u.valid) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (member_id, product, week) DO UPDATE SET valid_amount = p.valid_amount + excluded.valid_amount`,
  )
}

/** Which of these rounds were settled while a bonus was open. */
export async function readLeftOut(reader: Reader, roundNos: readonly bigint[]): Promise<Set<bigint>> {
  const rows = await rowsOf(
    reader,
    sql<{ round_no: bigint }>`
    SELECT round_no FROM promotions.rebate_left_out WHERE round_no = ANY (${roundNos.map(String)}::bigint[])`,
  )
  return new Set(rows.map(({ round_no }) => round_no))
}

export async function leaveOut(tx: Tx, roundNos: readonly bigint[]): Promise<void> {
  if (roundNos.length === 0) return
  await run(
    tx,
    sql`
    INSERT INTO promotions.rebate_left_out (round_no) SELECT DISTINCT unnest(${roundNos.map(String)}::bigint[])
      ON CONFLICT DO NOTHING`,
  )
}

const columns = sql`member_id AS "memberId", product, week, valid_amount AS "validAmount", carried_amount AS "carriedAmount"`

export async function readPlay(reader: Reader, memberId: string): Promise<PlayRow[]> {
  return rowsOf(
    reader,
    sql<PlayRow>`SELECT ${columns} FROM promotions.rebate_play WHERE member_id = ${memberId} ORDER BY product, week`,
  )
}

/** Rows of these members up to a week (all if none is named), locked in one order. */
export async function lockPlay(tx: Tx, memberIds: readonly string[], upToWeek?: string): Promise<PlayRow[]> {
  return rowsOf(
    tx,
    sql<PlayRow>`
    SELECT ${columns} FROM promotions.rebate_play
    WHERE member_id = ANY (${memberIds}) ${upToWeek === undefined ? sql`` : sql`AND week <= ${upToWeek}`}
    ORDER BY member_id, product, week FOR UPDATE`,
  )
}

type PlayKey = Pick<PlayRow, 'memberId' | 'product' | 'week'>

/** Takes what was claimed out of the locked rows; what a cap left over stays in the row that is named. */
export async function takePlay(
  tx: Tx,
  taken: readonly PlayKey[],
  carried: readonly (PlayKey & { merchantId: string; amount: bigint })[],
): Promise<void> {
  await run(
    tx,
    sql`
    DELETE FROM promotions.rebate_play p
    USING unnest(${taken.map(({ memberId }) => memberId)}::text[],
      ${taken.map(({ product }) => product)}::text[], ${taken.map(({ week }) => week)}::text[]) AS t(member_id,
      product, week)
    WHERE p.member_id = t.member_id AND p.product = t.product AND p.week = t.week`,
  )
  if (carried.length === 0) return
  await run(
    tx,
    sql`
    INSERT INTO promotions.rebate_play (member_id, product, week, merchant_id, valid_amount, carried_amount)
    SELECT c.member_id, c.product, c.week, c.merchant_id, 0, c.amount
    FROM unnest(${carried.map(({ memberId }) => memberId)}::text[],
      ${carried.map(({ product }) => product)}::text[], ${carried.map(({ week }) => week)}::text[],
      ${carried.map(({ merchantId }) => merchantId)}::text[], ${carried.map(({ amount }) => String(amount))}::bigint[])
      AS c(member_id, product, week, merchant_id, amount)`,
  )
}

/** The next members of a merchant with play up to a week, in the order of their ids. */
export async function readMembersWithPlay(
  reader: Reader,
  asked: { merchantId: string; upToWeek: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ member_id: string }>`
    SELECT DISTINCT member_id FROM promotions.rebate_play
    WHERE merchant_id = ${asked.merchantId} AND member_id > ${asked.after} AND week <= ${asked.upToWeek}
    ORDER BY member_id LIMIT ${asked.limit}`,
  )
  return rows.map(({ member_id }) => member_id)
}

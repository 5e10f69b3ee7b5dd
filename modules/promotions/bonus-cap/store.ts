/** Rows of what members were given on a day. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export type CapName = 'BONUS' | 'REBATE'

export interface GivenKey {
  cap: CapName
  /** `YYYY-MM-DD` in the merchant's time zone. */
  day: string
}

/** Makes the rows that are missing and locks all of them in the order of the members. */
export async function lockGiven(
  tx: Tx,
  { cap, day }: GivenKey,
  memberIds: readonly string[],
): Promise<Map<string, bigint>> {
  return mapOf(
    await rowsOf(
      tx,
      // The update changes nothing; it locks the row that is there.
      sql<GivenRow>`
      INSERT INTO promotions.given_day AS d (member_id, day, cap)
      SELECT m.member_id, ${day}::date, ${cap} FROM unnest(${memberIds}::text[]) AS m(member_id) ORDER BY 1
      ON CONFLICT (member_id, day, cap) DO UPDATE SET amount = d.amount
      RETURNING member_id AS "memberId", amount`,
    ),
  )
}

export async function readGiven(
  reader: Reader,
  { cap, day }: GivenKey,
  memberIds: readonly string[],
): Promise<Map<string, bigint>> {
  return mapOf(
    await rowsOf(
      reader,
      sql<GivenRow>`
      SELECT member_id AS "memberId", amount FROM promotions.given_day
      WHERE member_id = ANY (${memberIds}) AND day = ${day}::date AND cap = ${cap}`,
    ),
  )
}

/** What these members were given on the days in [from, to). */
export async function readGivenBetween(
  reader: Reader,
  { cap, from, to }: { cap: CapName; from: string; to: string },
  memberIds: readonly string[],
): Promise<Map<string, bigint>> {
  return mapOf(
    await rowsOf(
      reader,
      sql<GivenRow>`
      SELECT member_id AS "memberId", sum(amount)::bigint AS amount FROM promotions.given_day
      WHERE member_id = ANY (${[...memberIds]}) AND day >= ${from}::date AND day < ${to}::date AND cap = ${cap} GROUP BY 1`,
    ),
  )
}

/**
 * Adds to rows that exist and are locked. An update that joins a list would read every row of the day for
 * each member as long as the planner knows little of a new day; a conflict looks each row up by its key.
 */
export async function addGiven(
  tx: Tx,
  { cap, day }: GivenKey,
  given: readonly { memberId: string; amount: bigint }[],
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO promotions.given_day AS d (member_id, day, cap, amount)
    SELECT g.member_id, ${day}::date, ${cap}, sum(g.amount)::bigint
    FROM unnest(${given.map(({ memberId }) => memberId)}::text[],
      ${given.map(({ amount }) => String(amount))}::bigint[]) AS g(member_id, amount) GROUP BY 1
    ON CONFLICT (member_id, day, cap) DO UPDATE SET amount = d.amount + excluded.amount`,
  )
}

/** Takes off what was added in this transaction; the rows are locked. */
export async function takeOff(
  tx: Tx,
  { cap, day }: GivenKey,
  given: readonly { memberId: string; amount: bigint }[],
): Promise<void> {
  for (const { memberId, amount } of given)
    await run(
      tx,
      sql`
      UPDATE promotions.given_day SET amount = amount - ${amount}
      WHERE member_id = ${memberId} AND day = ${day}::date AND cap = ${cap}`,
    )
}

interface GivenRow {
  memberId: string
  amount: bigint
}

const mapOf = (rows: readonly GivenRow[]): Map<string, bigint> =>
  new Map(rows.map(({ memberId, amount }) => [memberId, amount]))

/** What many members played and deposited on one business day: for those who pay a day to everybody. */
import { oneOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'

/** Real money in minor units. */
interface DayEarnings {
  ownerNo: bigint
  memberId: string
  /** What counts of the settled play (domain/agents.md §3.1), by product, corrections of the day included. */
  valid: Readonly<Record<string, bigint>>
  /** Deposits less returned ones. */
  deposits: bigint
}

interface DayRow {
  ownerNo: bigint
  memberId: string
  products: string[]
  valid: string[]
  deposits: bigint
}

/**
 * The members of a merchant who played or deposited on a business day, in the order of their numbers behind
 * `after`: those among the next `limit` members, and the number up to which all were looked at, null behind
 * the last one. Members and agents only. Deposits are by the hour in which they came, so in a zone that is
 * not whole hours from UTC the hour over midnight counts for the day in which it begins.
 */
export async function dayEarningsOf(
  reader: Reader,
  asked: { merchantId: string; day: string; from: Date; to: Date; after: bigint; limit: number },
): Promise<{ members: DayEarnings[]; lastOwner: bigint | null }> {
  const { last } = await oneOf(
    reader,
    sql<{ last: bigint | null }>`
    SELECT max(o.owner_no) AS last FROM (
      SELECT owner_no FROM wallet.owner
      WHERE merchant_id = ${asked.merchantId} AND family = 1 AND owner_no > ${asked.after}
      ORDER BY owner_no LIMIT ${asked.limit}) AS o`,
  )
  if (last === null) return { members: [], lastOwner: null }
  const rows = await rowsOf(
    reader,
    sql<DayRow>`
    SELECT o.owner_no AS "ownerNo", o.owner_id AS "memberId", p.products, p.valid, s.deposits
    FROM wallet.owner o
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(d.product), '{}') AS products, coalesce(array_agg(d.valid::text), '{}') AS valid
      FROM (
        SELECT product, sum(valid)::bigint AS valid FROM wallet.member_play_day
        WHERE owner_no = o.owner_no AND day = ${asked.day}::date GROUP BY product) AS d
      WHERE d.valid <> 0) AS p
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(deposit), 0)::bigint AS deposits FROM wallet.member_slot
      WHERE owner_no = o.owner_no AND shard = o.shard AND slot >= ${asked.from} AND slot < ${asked.to}) AS s
    WHERE o.merchant_id = ${asked.merchantId} AND o.family = 1 AND o.owner_kind IN ('member', 'agent')
      AND o.owner_no > ${asked.after} AND o.owner_no <= ${last}
      AND (s.deposits <> 0 OR p.products <> '{}')
    ORDER BY o.owner_no`,
  )
  return {
    members: rows.map(({ products, valid, ...row }) => ({
      ...row,
      valid: Object.fromEntries(products.map((product, place) => [product, BigInt(valid[place]!)])),
    })),
    lastOwner: last,
  }
}

/**
 * Whether everything that moved before a moment is in the sums of days and hours: whoever pays a day asks
 * first, since the sums follow the ledger and may be behind it.
 */
export async function isFoldedUpTo(reader: Reader, moment: Date): Promise<boolean> {
  const { isBehind } = await oneOf(
    reader,
    sql<{ isBehind: boolean }>`
    SELECT EXISTS (
      SELECT FROM wallet.transfer t
      WHERE t.id > (SELECT min(position) FROM wallet.follower WHERE name IN ('records', 'roll-up'))
        AND t.created_at < ${moment}) AS "isBehind"`,
  )
  return !isBehind
}

/**
 * What the account record and the betting record share: both are read by days and half hours. The sums of the
 * days give the totals and the days that a page touches, their half hours the place in these days, so only
 * the rows of those half hours are read.
 */
import { oneOf, sql, type Reader } from '../../../platform/postgres.ts'

type Statement = ReturnType<typeof sql>

/** `from` and `to` are half-open and on half hours, as business days are; absent: unbounded. */
export interface RecordRange {
  memberId: string
  from?: Date | undefined
  to?: Date | undefined
  /**
   * Nothing after this mark of an earlier answer, so that pages stay as they were while new rows arrive.
   * Absent: everything.
   */
  upTo?: bigint | undefined
}

/** By whole days if they are within the range, or by half hours alone. */
export type Grain = 'day' | 'slot'

/** The location of a page: the days or half hours to read, and how many of their rows precede it. */
export interface PagePlace {
  slots: SlotPlace[]
  skip: number
}
export interface SlotPlace {
  slot: Date
  first: string
  last: string
}

export const ownerNo = (memberId: string): Statement =>
  sql`(SELECT owner_no FROM wallet.owner WHERE owner_id = ${memberId} AND family = 1)`
/** The account of a member that a movement changed, as the index over movements names it. */
export const movedAccount = sql`(CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END)`
export const foldedTo = sql`wallet.records_position()`
export const slotOf = (moment: Statement): Statement => sql`date_bin('30 minutes', ${moment}, '2000-01-01Z')`
const DAY_MS = 86_400_000
/**
 * Members of a list as rows `o` of wallet.owner, each looked up by its id. Given the list as a condition, the
 * planner would read every account of the house for a few hundred of them.
 */
export const ownersOf = (memberIds: readonly string[]): Statement =>
  sql`(SELECT DISTINCT unnest(${[...memberIds]}::text[]) AS member_id) AS asked
    CROSS JOIN LATERAL (
      SELECT w.owner_no, w.shard, w.owner_id FROM wallet.owner w
      WHERE w.owner_id = asked.member_id AND w.family = 1 OFFSET 0) AS o`
/** From where the stored days are counted; in whichever zone, half hours make up their difference. */
const MIDNIGHT_MS = Date.UTC(1999, 11, 31, 17)
const dayOf = (moment: Statement): Statement => sql`date_bin('1 day', ${moment}, '1999-12-31 17:00Z')`
/** The number of a half hour within a grain. */
export const placedAt = (slot: Statement, grain: Grain): Statement => (grain === 'day' ? dayOf(slot) : slot)

export const inRange = (column: Statement, { from, to }: Pick<RecordRange, 'from' | 'to'>): Statement =>
  sql`true ${from ? sql`AND ${column} >= ${from}` : sql``} ${to ? sql`AND ${column} < ${to}` : sql``}`

/** The mark after the newest movement of the member's main and bonus money. */
export const newestMark = (memberId: string): Statement => sql`
  (SELECT t.id FROM wallet.transfer t WHERE t.guarded_side > 0 AND ${movedAccount} >> 16 = ${ownerNo(memberId)} AND ${movedAccount} & 65535 IN (4, 8)
   ORDER BY t.id DESC LIMIT 1)`

/**
 * CTEs of the stored sums that make up a range, from wallet.line_slot, round_slot or play_slot: `whole` has
 * its whole days up to the mark, `half` the half hours of all the rest.
 */
export function storedSums(
  table: 'line_slot' | 'round_slot' | 'play_slot',
  { memberId, from, to, upTo }: RecordRange,
  grain: Grain,
): Statement {
  const stored = sql`SELECT s.* FROM ${sql.table(`wallet.${table}`)} s`
  const own = sql`s.owner_no = ${ownerNo(memberId)}`
  const halves = (range: Pick<RecordRange, 'from' | 'to'>) =>
    sql`${stored} WHERE ${own} AND s.grain = 0 AND ${inRange(sql`s.slot`, range)}`
  const days = {
    from: from && new Date(toMidnight(from, Math.ceil)),
    to: to && new Date(toMidnight(to, Math.floor)),
  }
  if (grain === 'slot' || (days.from && days.to && days.from >= days.to))
    return sql`whole AS (${stored} WHERE false), half AS (${halves({ from, to })})`
  const isWhole = sql`${own} AND s.grain = 1 AND ${inRange(sql`s.slot`, days)}`
  const behind = table === 'round_slot' ? sql`s.last_no > ${upTo ?? 0n}` : sql`s.last_id > ${upTo ?? 0n}`
  const edges = [
    ...(from && days.from && from < days.from ? [halves({ from, to: days.from })] : []),
    ...(to && days.to && days.to < to ? [halves({ from: days.to, to })] : []),
  ]
  return sql`
    cut_day AS (SELECT DISTINCT s.slot AS day FROM ${sql.table(`wallet.${table}`)} s WHERE ${upTo === undefined ? sql`false` : sql`${isWhole} AND ${behind}`}),
    whole AS (${stored} WHERE ${isWhole} ${upTo === undefined ? sql`` : sql`AND s.slot NOT IN (SELECT day FROM cut_day)`}),
    half AS (
      ${sql.join([...edges, sql`SELECT s.* FROM cut_day d JOIN ${sql.table(`wallet.${table}`)} s ON ${own} AND s.grain = 0 AND s.slot >= d.day AND s.slot < d.day + interval '1 day'`], sql` UNION ALL `)})`
}

const toMidnight = (moment: Date, round: (days: number) => number) =>
  MIDNIGHT_MS + round((moment.getTime() - MIDNIGHT_MS) / DAY_MS) * DAY_MS

/**
 * The days or half hours of `parts` (slot, count, first, last) that a page of `limit` rows after `offset`
 * touches, as JSON.
 */
export const placeOf = (limit: number, offset: number): Statement => sql`
  by_slot AS (SELECT slot, sum(count)::bigint AS count, min(first) AS first, max(last) AS last FROM parts GROUP BY slot HAVING sum(count) > 0),
  placed AS (SELECT by_slot.*, sum(count) OVER (ORDER BY slot DESC) AS upto FROM by_slot),
  place AS (
    SELECT jsonb_agg(jsonb_build_object('slot', slot, 'first', first::text, 'last', last::text) ORDER BY slot DESC) AS slots,
           ${offset}::bigint - min(upto - count) AS skip
    FROM placed WHERE upto > ${offset}::bigint AND upto - count < ${offset + limit}::bigint)`

export function toPlace(row: { slots: SlotPlace[] | null; skip: bigint | string | null }): PagePlace {
  return { slots: row.slots ?? [], skip: row.skip === null ? 0 : Number.parseInt(String(row.skip), 10) }
}

/** The half hours of a location as rows `p(slot, first, last)`. */
export const placeRows = (place: PagePlace): Statement => sql`
  jsonb_to_recordset(${JSON.stringify(place.slots)}::jsonb) AS p(slot timestamptz, first bigint, last bigint)`

/** The days of a location as a range of its own, and where in them the page begins. */
export function narrowTo<Filter extends RecordRange>(filter: Filter, { slots }: PagePlace): Filter {
  const [newest, oldest] = [slots[0]!, slots.at(-1)!]
  const later = (a: Date, b: Date | undefined) => (b && b > a ? b : a)
  const earlier = (a: Date, b: Date | undefined) => (b && b < a ? b : a)
  return {
    ...filter,
    from: later(new Date(oldest.slot), filter.from),
    to: earlier(new Date(new Date(newest.slot).getTime() + DAY_MS), filter.to),
  }
}

/** The location of a page within days, by half hours. */
export async function placeWithin(
  reader: Reader,
  parts: Statement,
  days: PagePlace,
  limit: number,
): Promise<PagePlace> {
  return toPlace(
    await oneOf(
      reader,
      sql<{
        slots: SlotPlace[] | null
        skip: string | null
      }>`WITH ${parts}, ${placeOf(limit, days.skip)} SELECT * FROM place`,
    ),
  )
}

/**
 * The account record: every movement of a member's real money with totals of the whole range, newest first.
 */
import { toPage, type Page, type PageRequest } from '../../../kernel/paging.ts'
import { oneOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import { transferCodeOf, transferCodes, type TransferCode } from '../codes.ts'
import {
  foldedTo,
  inRange,
  movedAccount,
  narrowTo,
  newestMark,
  ownerNo,
  placedAt,
  placeOf,
  placeRows,
  placeWithin,
  slotOf,
  storedSums,
  toPlace,
  type Grain,
  type PagePlace,
  type RecordRange,
  type SlotPlace,
} from './record-slots.ts'
import { seatColumns, seatJoins, toSeat, type StoredSeat } from './seat-moves.ts'
import type { StatementLine } from './statements.ts'

export interface AccountFilter extends RecordRange {
  codes?: readonly TransferCode[] | undefined
}

/** What came in and what went out under a code, both positive. */
export interface CodeTotal {
  code: TransferCode
  inAmount: bigint
  outAmount: bigint
  count: number
}
export interface AccountRecord extends Page<StatementLine> {
  totals: CodeTotal[]
  mark: bigint
}

/** A line is placed by its last leg; its other legs precede it in the same block of ids. */
const REACH = 4096n

const gained = sql`CASE t.guarded_side WHEN 1 THEN -t.amount ELSE t.amount END`
const codeIn = (column: ReturnType<typeof sql>, { codes }: AccountFilter) =>
  codes ? sql`${column} = ANY (${codes.map((code) => transferCodes[code])}::smallint[])` : sql`true`
const upTo = (column: ReturnType<typeof sql>, filter: AccountFilter) =>
  filter.upTo === undefined ? sql`true` : sql`${column} <= ${filter.upTo}`

// The legs of one transaction under one code are one line: a bet paid from main and bonus is one bet.
// Movements between main and bonus that leave their sum unchanged are no line.
const lines = (filter: AccountFilter, where: ReturnType<typeof sql>) => sql`
  SELECT t.txn_id, t.code, min(t.round_no) AS round_no, min(t.shard) AS shard, max(t.id) AS id, min(t.created_at) AS at, sum(${gained})::bigint AS amount,
         (array_agg(coalesce(t.member_balance_after, t.guarded_balance_after) ORDER BY t.id DESC))[1] AS balance_after
  FROM wallet.transfer t
  WHERE t.guarded_side > 0 AND ${movedAccount} >> 16 = ${ownerNo(filter.memberId)} AND ${movedAccount} & 65535 IN (4, 8)
    AND ${where} AND ${inRange(sql`t.created_at`, filter)} AND ${codeIn(sql`t.code`, filter)}
  GROUP BY t.txn_id, t.code HAVING sum(${gained}) <> 0 AND ${upTo(sql`max(t.id)`, filter)}`

const counted = (from: ReturnType<typeof sql>) => sql`
  SELECT ${slotOf(sql`l.at`)} AS slot, l.code, 1::bigint AS count, greatest(l.amount, 0) AS in_amount, greatest(-l.amount, 0) AS out_amount, l.id AS first, l.id AS last
  FROM (${from}) AS l`

// Sums of days and half hours up to the mark, lines that are not folded yet, and, if a mark cuts a half hour
// of a code in two, the lines of that half hour.
const parts = (filter: AccountFilter, grain: Grain) => sql`
  ${storedSums('line_slot', filter, grain)},
  every AS (
    SELECT s.slot, s.code, s.count, s.in_amount, s.out_amount, s.first_id AS first, s.last_id AS last FROM (SELECT * FROM whole UNION ALL SELECT * FROM half) AS s
    WHERE ${codeIn(sql`s.code`, filter)} AND ${upTo(sql`s.last_id`, filter)}
    UNION ALL ${counted(lines(filter, sql`t.id > ${foldedTo}`))}
    ${
      filter.upTo === undefined
        ? sql``
        : sql`
    UNION ALL SELECT c.* FROM half s CROSS JOIN LATERAL (${counted(
      lines(
        filter,
        sql`
      t.id > s.first_id - ${REACH} AND t.id <= least(s.last_id, ${foldedTo}) AND t.code = s.code AND t.created_at >= s.slot AND t.created_at < s.slot + interval '30 minutes'`,
      ),
    )}) AS c
    WHERE c.first >= s.first_id AND ${codeIn(sql`s.code`, filter)} AND s.first_id <= ${filter.upTo} AND s.last_id > ${filter.upTo}`
    }),
  parts AS (SELECT ${placedAt(sql`slot`, grain)} AS slot, code, count, in_amount, out_amount, first, last FROM every)`

interface HeadRow {
  mark: bigint | null
  slots: SlotPlace[] | null
  skip: string | null
  totals: { code: number; in_amount: string; out_amount: string; count: number }[] | null
}

/**
 * One page of the account record and the totals of all of it by code. Pass `mark` of the first page as
 * `upTo`, and the following pages stay as they were while new lines arrive.
 */
export async function accountRecordOf(
  reader: Reader,
  query: AccountFilter & PageRequest,
): Promise<AccountRecord> {
  const offset = (query.pageNo - 1) * query.pageSize
  const head = await oneOf(
    reader,
    sql<HeadRow>`
    WITH ${parts(query, 'day')}, ${placeOf(query.pageSize, offset)}
    SELECT place.*, ${query.upTo === undefined ? newestMark(query.memberId) : sql`NULL::bigint`} AS mark, (
      SELECT jsonb_agg(jsonb_build_object('code', c.code, 'in_amount', c.in_amount::text, 'out_amount', c.out_amount::text, 'count', c.count) ORDER BY c.code)
      FROM (SELECT code, sum(in_amount) AS in_amount, sum(out_amount) AS out_amount, sum(count) AS count FROM parts GROUP BY code) AS c) AS totals
    FROM place`,
  )
  const totals = (head.totals ?? []).map((row) => ({
    code: transferCodeOf(row.code),
    inAmount: BigInt(row.in_amount),
    outAmount: BigInt(row.out_amount),
    count: row.count,
  }))
  const list = await linesAt(reader, query, toPlace(head), query.pageSize)
  return {
    ...toPage(
      list,
      query,
      totals.reduce((sum, total) => sum + total.count, 0),
    ),
    totals,
    mark: query.upTo ?? head.mark ?? 0n,
  }
}

/** Totals alone, by code. */
export async function accountTotalsOf(reader: Reader, filter: AccountFilter): Promise<CodeTotal[]> {
  return (await accountRecordOf(reader, { ...filter, pageNo: 1, pageSize: 1 })).totals
}

interface LineRow extends StoredSeat {
  txn_id: bigint
  code: number
  reference: string | null
  amount: bigint
  balance_after: bigint
  at: Date
  vendor: string | null
  game_code: string | null
  round_id: string | null
}

async function linesAt(
  reader: Reader,
  query: AccountFilter,
  days: PagePlace,
  limit: number,
): Promise<StatementLine[]> {
  if (days.slots.length === 0) return []
  const filter = narrowTo(query, days)
  const place = await placeWithin(reader, parts(filter, 'slot'), days, limit)
  if (place.slots.length === 0) return []
  const rows = await rowsOf(
    reader,
    sql<LineRow>`
    SELECT moved.txn_id, moved.code, coalesce(x.reference, r.round_id) AS reference, moved.amount, moved.at,
           -- The stored balance is the one after the whole transaction: what its later lines moved is taken off again.
           (moved.balance_after - coalesce((
             SELECT sum(${gained}) FROM wallet.transfer t
             WHERE t.id > moved.id AND t.id < moved.id + 64 AND t.txn_id = moved.txn_id AND t.guarded_side > 0
               AND ${movedAccount} & 65535 IN (4, 8) AND ${movedAccount} >> 16 = ${ownerNo(filter.memberId)}), 0))::bigint AS balance_after,
           substr(v.scope, 8) AS vendor, g.game_code, r.round_id, ${seatColumns}
    FROM (
      SELECT p.slot, line.* FROM ${placeRows(place)}
      CROSS JOIN LATERAL (${lines(filter, sql`t.id > p.first - ${REACH} AND t.id <= p.last AND t.created_at >= p.slot AND t.created_at < p.slot + interval '30 minutes'`)}) AS line
      WHERE line.id >= p.first ORDER BY p.slot DESC, line.id DESC LIMIT ${limit} OFFSET ${place.skip}) AS moved
    LEFT JOIN wallet.txn x ON x.txn_id = moved.txn_id
    LEFT JOIN wallet.round r ON r.round_no = moved.round_no AND r.shard = moved.shard
    LEFT JOIN wallet.game_guard g ON g.game_no = r.game_no LEFT JOIN wallet.scope v ON v.scope_no = r.vendor_no ${seatJoins}
    ORDER BY moved.slot DESC, moved.id DESC`,
  )
  return rows.map((row) => ({
    txnId: row.txn_id.toString(),
    code: transferCodeOf(row.code),
    reference: row.reference,
    amount: row.amount,
    balanceAfter: row.balance_after,
    at: row.at,
    vendor: row.vendor ?? row.seat_vendor,
    gameCode: row.game_code ?? row.seat_game,
    roundId: row.round_id,
    seat: toSeat(row),
  }))
}

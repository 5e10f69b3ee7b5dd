/** The betting record: a member's rounds of real money with totals of the whole range, newest first. */
import { toPage, type Page, type PageRequest } from '../../../kernel/paging.ts'
import { oneOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
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
import { roundColumns, roundJoins, toRound, type RoundRow, type StoredRound } from './rounds.ts'

const STATUSES = ['PENDING', 'WON', 'LOST', 'PUSH', 'REFUNDED'] as const
export type RoundStatus = (typeof STATUSES)[number]

export interface BetFilter extends RecordRange {
  vendor?: string | undefined
  product?: string | undefined
  gameCode?: string | undefined
  status?: RoundStatus | undefined
}

export interface BetTotals {
  count: number
  stake: bigint
  payout: bigint
  validBet: bigint
  jackpot: bigint
  /** Of rounds without a result yet; part of the sums above. */
  pendingStake: bigint
  pendingPayout: bigint
}
export interface BetRow extends RoundRow {
  status: RoundStatus
}
export interface BetRecord extends Page<BetRow> {
  totals: BetTotals
  mark: bigint
}

const noStatus = (filter: BetFilter) => [
  ...(filter.vendor ? [sql`v.scope = ${`vendor:${filter.vendor}`}`] : []),
  ...(filter.product ? [sql`g.product = ${filter.product}`] : []),
  ...(filter.gameCode ? [sql`g.game_code = ${filter.gameCode}`] : []),
]
const currentStatus = sql`wallet.round_status(r.state, r.stake_real + r.stake_bonus, r.win_amount)`
// Most of the time of a record's query is planning, so only what a filter needs is joined.
const vendorJoin = (filter: BetFilter) =>
  filter.vendor ? sql`JOIN wallet.scope v ON v.scope_no = g.vendor_no` : sql``
const gameJoins = (filter: BetFilter) =>
  noStatus(filter).length > 0
    ? sql`JOIN wallet.game_guard g ON g.game_no = s.game_no ${vendorJoin(filter)}`
    : sql``
const all = (conditions: readonly ReturnType<typeof sql>[]) =>
  sql.join([sql`true`, ...conditions], sql` AND `)
const upTo = (column: ReturnType<typeof sql>, filter: BetFilter) =>
  filter.upTo === undefined ? sql`true` : sql`${column} <= ${filter.upTo}`

/** The member's rounds in an id range, as they are in the ledger now. */
const currentRounds = (filter: BetFilter, where: ReturnType<typeof sql>) => sql`
  SELECT ${slotOf(sql`r.opened_at`)} AS slot, ${currentStatus} AS status, 1::bigint AS count, r.stake_real + r.stake_bonus AS stake, r.win_amount AS payout,
         wallet.valid_bet(g.product, r.state, r.stake_real + r.stake_bonus, r.win_amount, r.round_no, r.shard) AS valid, r.jackpot_amount AS jackpot, r.round_no AS first, r.round_no AS last
  FROM ${where} JOIN wallet.round r ON r.round_no = n.round_no AND r.shard = n.shard
  JOIN wallet.game_guard g ON g.game_no = r.game_no ${vendorJoin(filter)}
  WHERE NOT r.is_free AND ${inRange(sql`r.opened_at`, filter)} AND ${all(noStatus(filter))}`

// Three parts make the total: sums of days and half hours up to the mark; rounds that moved since the sums
// were folded, whose former contribution is subtracted and new one added; and, if a mark cuts a half hour in
// two, the rounds of that half hour.
function parts(filter: BetFilter, grain: Grain) {
  const isMarked = filter.upTo !== undefined
  const notCut = isMarked ? sql`AND s.slot NOT IN (SELECT slot FROM cut)` : sql``
  return sql`
    own AS (SELECT ${ownerNo(filter.memberId)} AS no), ${storedSums('round_slot', filter, grain)},
    ${isMarked ? sql`cut AS (SELECT s.slot, min(s.first_no) AS first FROM half s GROUP BY s.slot HAVING max(s.last_no) > ${filter.upTo}),` : sql``}
    moved AS (
      SELECT t.round_no, t.shard FROM wallet.transfer t
      WHERE t.guarded_side > 0 AND ${movedAccount} >> 16 = (SELECT no FROM own) AND t.id > ${foldedTo} AND t.round_no IS NOT NULL
      UNION SELECT a.round_no, a.shard FROM wallet.answer a
      WHERE a.txn_id > ${foldedTo} AND a.owner_no = (SELECT no FROM own) AND a.round_no IS NOT NULL AND a.status = 1
      UNION SELECT v.round_no, v.shard FROM wallet.round_valid v WHERE v.txn_id > ${foldedTo} AND v.owner_no = (SELECT no FROM own)),
    lately AS (SELECT s.* FROM (${currentRounds(filter, sql`moved n`)}) AS s WHERE ${upTo(sql`s.first`, filter)} ${notCut}),
    every AS (
      SELECT s.slot, s.status, s.count, s.stake, s.payout, s.valid, s.jackpot, s.first_no AS first, s.last_no AS last
      FROM (SELECT * FROM whole UNION ALL SELECT * FROM half s WHERE true ${notCut}) AS s ${gameJoins(filter)} WHERE ${all(noStatus(filter))}
      UNION ALL
      SELECT * FROM lately
      UNION ALL
      SELECT s.slot, c.status, -1, -c.stake, -c.payout, -c.valid, -c.jackpot, s.first, s.last FROM lately s JOIN wallet.round_counted c ON c.round_no = s.first
      ${
        isMarked
          ? sql`
      UNION ALL
      SELECT s.* FROM cut CROSS JOIN LATERAL (${currentRounds(
        filter,
        sql`
        (SELECT t.round_no, t.shard FROM wallet.transfer t
         WHERE t.guarded_side > 0 AND ${movedAccount} >> 16 = (SELECT no FROM own) AND t.id = t.round_no AND t.id >= cut.first AND ${upTo(sql`t.id`, filter)}) AS n`,
      )}
        AND ${slotOf(sql`r.opened_at`)} = cut.slot) AS s`
          : sql``
      }),
    parts AS (SELECT ${placedAt(sql`slot`, grain)} AS slot, status, count, stake, payout, valid, jackpot, first, last FROM every ${filter.status ? sql`WHERE status = ${STATUSES.indexOf(filter.status)}` : sql``})`
}

interface HeadRow {
  count: bigint
  stake: bigint
  payout: bigint
  valid: bigint
  jackpot: bigint
  pending_stake: bigint
  pending_payout: bigint
  mark: bigint | null
  slots: SlotPlace[] | null
  skip: string | null
}

/**
 * One page of the betting record and the totals of all of it. Pass `mark` of the first page as `upTo`, and
 * the following pages stay as they were while new rounds arrive. Cancelled rounds are included with their
 * stake less what was returned.
 */
export async function betRecordOf(reader: Reader, query: BetFilter & PageRequest): Promise<BetRecord> {
  const offset = (query.pageNo - 1) * query.pageSize
  const head = await oneOf(
    reader,
    sql<HeadRow>`
    WITH ${parts(query, 'day')}, ${placeOf(query.pageSize, offset)},
    sums AS (
      SELECT coalesce(sum(count), 0)::bigint AS count, coalesce(sum(stake), 0)::bigint AS stake, coalesce(sum(payout), 0)::bigint AS payout,
             coalesce(sum(valid), 0)::bigint AS valid, coalesce(sum(jackpot), 0)::bigint AS jackpot,
             coalesce(sum(stake) FILTER (WHERE status = 0), 0)::bigint AS pending_stake, coalesce(sum(payout) FILTER (WHERE status = 0), 0)::bigint AS pending_payout FROM parts)
    SELECT sums.*, place.*, ${query.upTo === undefined ? newestMark(query.memberId) : sql`NULL::bigint`} AS mark FROM sums, place`,
  )
  const list = await betsAt(reader, query, toPlace(head), query.pageSize)
  const totals = {
    count: Number(head.count),
    stake: head.stake,
    payout: head.payout,
    validBet: head.valid,
    jackpot: head.jackpot,
    pendingStake: head.pending_stake,
    pendingPayout: head.pending_payout,
  }
  return { ...toPage(list, query, totals.count), totals, mark: query.upTo ?? head.mark ?? 0n }
}

async function betsAt(reader: Reader, query: BetFilter, days: PagePlace, limit: number): Promise<BetRow[]> {
  if (days.slots.length === 0) return []
  const filter = narrowTo(query, days)
  const place = await placeWithin(reader, parts(filter, 'slot'), days, limit)
  if (place.slots.length === 0) return []
  // Each half hour gives at most as many rows as the page can take from it, from its newest end on.
  const rows = await rowsOf(
    reader,
    sql<StoredRound & { status: number }>`
    SELECT n.* FROM ${placeRows(place)}
    CROSS JOIN LATERAL (
      SELECT ${roundColumns}, ${currentStatus} AS status
      FROM wallet.transfer t
      JOIN wallet.round r ON r.round_no = t.id AND r.shard = t.shard ${roundJoins}
      WHERE t.guarded_side > 0 AND ${movedAccount} >> 16 = ${ownerNo(filter.memberId)} AND t.id >= p.first AND t.id <= p.last AND t.id = t.round_no
        AND ${upTo(sql`t.id`, filter)} AND r.opened_at >= p.slot AND r.opened_at < p.slot + interval '30 minutes'
        AND NOT r.is_free AND ${all(noStatus(filter))} ${filter.status ? sql`AND ${currentStatus} = ${STATUSES.indexOf(filter.status)}` : sql``}
      ORDER BY t.id DESC LIMIT ${place.skip + limit}) AS n
    ORDER BY p.slot DESC, n.round_no DESC LIMIT ${limit} OFFSET ${place.skip}`,
  )
  return rows.map((row) => ({ ...toRound(row), status: STATUSES[row.status]! }))
}

/** Whether a member is in the middle of a round, and the rounds that their vendors have not settled. */
import { toPage, type Page, type PageRequest } from '../../../kernel/paging.ts'
import { oneOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import { foldedTo, movedAccount, ownerNo } from './record-slots.ts'
import { roundColumns, roundJoins, toRound, type RoundRow, type StoredRound } from './rounds.ts'

/**
 * Whether any round of real money is open, exactly as in the reader's snapshot of the ledger. The records'
 * sums name the half hours with rounds that were open when they were folded; rounds opened or reopened since
 * are among the later movements and answers. So a long history is never scanned.
 */
export async function hasOpenRounds(reader: Reader, memberId: string): Promise<boolean> {
  const { isOpen } = await oneOf(
    reader,
    sql<{ isOpen: boolean }>`
    WITH candidate AS (
      SELECT t.round_no, t.shard FROM wallet.round_slot s
      JOIN wallet.transfer t ON t.guarded_side > 0 AND ${movedAccount} >> 16 = s.owner_no AND t.id >= s.first_no AND t.id <= s.last_no AND t.id = t.round_no
      WHERE s.owner_no = ${ownerNo(memberId)} AND s.grain = 0 AND s.status = 0 AND s.count > 0
      UNION SELECT t.round_no, t.shard FROM wallet.transfer t
      WHERE t.guarded_side > 0 AND ${movedAccount} >> 16 = ${ownerNo(memberId)} AND t.id > ${foldedTo} AND t.round_no IS NOT NULL
      UNION SELECT a.round_no, a.shard FROM wallet.answer a WHERE a.txn_id > ${foldedTo} AND a.owner_no = ${ownerNo(memberId)} AND a.round_no IS NOT NULL
    )
    SELECT EXISTS (SELECT FROM candidate c JOIN wallet.round r ON r.round_no = c.round_no AND r.shard = c.shard WHERE r.state = 0 AND NOT r.is_free)
      OR EXISTS (SELECT FROM wallet.hold h WHERE h.owner_no = ${ownerNo(memberId)} AND h.left_amount > 0 AND h.reference LIKE 'stack:%') AS "isOpen"`,
  )
  return isOpen
}

export interface OpenRoundFilter {
  readonly merchantId: string
  readonly vendor?: string | undefined
  /** Not theirs. */
  readonly exceptVendors?: readonly string[] | undefined
  readonly memberId?: string | undefined
  /** Only those opened at or before this moment. */
  readonly openedBy?: Date | undefined
}

export interface OpenRoundTotal {
  readonly mode: 'REAL' | 'FREE'
  readonly count: number
  readonly betAmount: bigint
  readonly winAmount: bigint
}

function leftOpen(filter: OpenRoundFilter) {
  const conditions = [
    sql`r.state = 0`,
    sql`o.merchant_id = ${filter.merchantId}`,
    ...(filter.vendor === undefined ? [] : [sql`v.scope = ${`vendor:${filter.vendor}`}`]),
    ...(filter.exceptVendors?.length
      ? [sql`v.scope <> ALL (${filter.exceptVendors.map((vendor) => `vendor:${vendor}`)}::text[])`]
      : []),
    ...(filter.memberId === undefined ? [] : [sql`o.owner_id = ${filter.memberId}`]),
    ...(filter.openedBy === undefined ? [] : [sql`r.opened_at <= ${filter.openedBy}`]),
  ]
  return sql`FROM wallet.open_round n JOIN wallet.round r ON r.round_no = n.round_no AND r.shard = n.shard ${roundJoins} WHERE ${sql.join(conditions, sql` AND `)}`
}

/**
 * Rounds that are not settled, oldest first, with the sums held by all that match, by kind of money. An
 * operator may close or cancel those open for 24 hours (vendors/README.md, rule 9). A job lists them every 15
 * seconds.
 */
export async function openRounds(
  reader: Reader,
  query: OpenRoundFilter & PageRequest,
): Promise<Page<RoundRow> & { totals: OpenRoundTotal[] }> {
  const totals = await openRoundTotals(reader, query)
  const rows = await rowsOf(
    reader,
    sql<StoredRound>`
    SELECT ${roundColumns} ${leftOpen(query)} ORDER BY r.round_no LIMIT ${query.pageSize} OFFSET ${(query.pageNo - 1) * query.pageSize}`,
  )
  return {
    ...toPage(
      rows.map(toRound),
      query,
      totals.reduce((sum, { count }) => sum + count, 0),
    ),
    totals,
  }
}

/** The next open rounds after a number, for a file that is sent page by page. */
export async function openRoundsAfter(
  reader: Reader,
  filter: OpenRoundFilter,
  roundNo: string,
  limit: number,
): Promise<RoundRow[]> {
  const rows = await rowsOf(
    reader,
    sql<StoredRound>`SELECT ${roundColumns} ${leftOpen(filter)} AND r.round_no > ${roundNo}::bigint ORDER BY r.round_no LIMIT ${limit}`,
  )
  return rows.map(toRound)
}

/** What open rounds hold, by kind of money. */
export async function openRoundTotals(reader: Reader, filter: OpenRoundFilter): Promise<OpenRoundTotal[]> {
  const rows = await rowsOf(
    reader,
    sql<{ is_free: boolean; count: number; bet_amount: bigint; win_amount: bigint }>`
    SELECT r.is_free, count(*)::int AS count, sum(r.stake_real + r.stake_bonus)::bigint AS bet_amount, sum(r.win_amount)::bigint AS win_amount
    ${leftOpen(filter)} GROUP BY r.is_free ORDER BY r.is_free`,
  )
  return rows.map((row) => ({
    mode: row.is_free ? 'FREE' : 'REAL',
    count: row.count,
    betAmount: row.bet_amount,
    winAmount: row.win_amount,
  }))
}

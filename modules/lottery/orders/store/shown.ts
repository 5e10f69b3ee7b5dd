/** Bets as members and operators see them. */
import { firstOf, oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { LotteryOrderState } from '../../../../contract/shared/lottery-orders.ts'
import { toPage, type Page, type PageRequest } from '../../../../kernel/paging.ts'

export interface ShownOrder {
  readonly orderId: string
  readonly merchantId: string
  readonly memberId: string
  readonly gameCode: string
  readonly numero: string
  readonly chaseId: string | null
  readonly state: LotteryOrderState
  readonly stakeAmount: bigint
  readonly potentialAmount: bigint
  /** Without returned stakes. */
  readonly winAmount: bigint
  readonly refundAmount: bigint
  readonly memberG: number | null
  readonly betG: number | null
  readonly clientSeed: string
  readonly note: string
  readonly lineCount: number
  readonly result: string | null
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
  readonly placedAt: Date
  readonly cancelledAt: Date | null
}

interface ShownRow {
  order_id: string
  merchant_id: string
  member_id: string
  game_code: string
  numero: string
  chase_id: string | null
  state: string
  stake_amount: bigint
  potential_amount: bigint
  win_amount: bigint
  refund_amount: bigint
  member_g: number | null
  bet_g: number | null
  client_seed: string
  note: string
  line_count: number
  result: string | null
  opens_at: Date
  closes_at: Date
  draws_at: Date
  placed_at: Date
  cancelled_at: Date | null
}

const columns = sql`o.order_id, o.merchant_id, o.member_id, o.game_code, o.numero, o.chase_id, o.state, o.stake_amount,
  o.potential_amount, o.win_amount, o.refund_amount, o.member_g, o.bet_g, o.client_seed, o.note, o.line_count, o.result,
  o.opens_at, o.closes_at, o.draws_at, o.placed_at, o.cancelled_at`

const shownOf = (row: ShownRow): ShownOrder => ({
  orderId: row.order_id,
  merchantId: row.merchant_id,
  memberId: row.member_id,
  gameCode: row.game_code,
  numero: row.numero,
  chaseId: row.chase_id,
  state: row.state as LotteryOrderState,
  stakeAmount: row.stake_amount,
  potentialAmount: row.potential_amount,
  winAmount: row.win_amount,
  refundAmount: row.refund_amount,
  memberG: row.member_g,
  betG: row.bet_g,
  clientSeed: row.client_seed,
  note: row.note,
  lineCount: row.line_count,
  result: row.result,
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  drawsAt: row.draws_at,
  placedAt: row.placed_at,
  cancelledAt: row.cancelled_at,
})

export async function readOwnOrder(
  reader: Reader,
  asked: { merchantId: string; memberId?: string; orderId: string },
): Promise<ShownOrder | undefined> {
  const row = await firstOf(
    reader,
    sql<ShownRow>`
    SELECT ${columns} FROM lottery.order_shown o
    WHERE o.order_id = ${asked.orderId} AND o.merchant_id = ${asked.merchantId}
      AND (${asked.memberId ?? ''} = '' OR o.member_id = ${asked.memberId ?? ''})`,
  )
  return row && shownOf(row)
}

/** The first of these ids that is a bet of the member. */
export async function readFirstOrder(
  reader: Reader,
  memberId: string,
  orderIds: readonly string[],
): Promise<ShownOrder | undefined> {
  const row = await firstOf(
    reader,
    sql<ShownRow>`
    SELECT ${columns} FROM lottery.order_shown o
    WHERE o.order_id = ANY (${orderIds}::text[]) AND o.member_id = ${memberId} LIMIT 1`,
  )
  return row && shownOf(row)
}

/** A member's bets in one round of the wallet, oldest first; cancelled ones are left out. */
export async function readOrdersOfRound(
  reader: Reader,
  memberId: string,
  issue: { gameCode: string; numero: string },
): Promise<ShownOrder[]> {
  const rows = await rowsOf(
    reader,
    sql<ShownRow>`
    SELECT ${columns} FROM lottery.order_shown o
    WHERE o.game_code = ${issue.gameCode} AND o.numero = ${issue.numero} AND o.member_id = ${memberId}
      AND (NOT o.is_cancelled OR o.cancel_cause = 'VOID') ORDER BY o.placed_at, o.order_id`,
  )
  return rows.map(shownOf)
}

export interface OrderFilter {
  readonly merchantId: string
  readonly orderId?: string | undefined
  readonly memberId?: string | undefined
  readonly gameCode?: string | undefined
  /** Any of these. */
  readonly gameCodes?: readonly string[] | undefined
  readonly numero?: string | undefined
  readonly chaseId?: string | undefined
  readonly state?: string | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

/** Newest first. */
export async function listShownOrders(
  reader: Reader,
  filter: OrderFilter,
  page: PageRequest,
): Promise<Page<ShownOrder>> {
  const where = sql`o.merchant_id = ${filter.merchantId}
    AND (${filter.orderId ?? ''} = '' OR o.order_id = ${filter.orderId ?? ''})
    AND (${filter.memberId ?? ''} = '' OR o.member_id = ${filter.memberId ?? ''})
    AND (${filter.gameCode ?? ''} = '' OR o.game_code = ${filter.gameCode ?? ''})
    AND (${filter.gameCodes === undefined} OR o.game_code = ANY (${[...(filter.gameCodes ?? [])]}::text[]))
    AND (${filter.numero ?? ''} = '' OR o.numero = ${filter.numero ?? ''})
    AND (${filter.chaseId ?? ''} = '' OR o.chase_id = ${filter.chaseId ?? ''})
    AND (${filter.state ?? ''} = '' OR o.state = ${filter.state ?? ''})
    AND o.placed_at >= ${filter.from ?? new Date(0)} AND o.placed_at < ${filter.before ?? FAR_AWAY}`
  const { count } = await oneOf(
    reader,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM lottery.order_shown o WHERE ${where}`,
  )
  const { pageNo, pageSize } = page
  const rows = await rowsOf(
    reader,
    sql<ShownRow>`
    SELECT ${columns} FROM lottery.order_shown o WHERE ${where}
    ORDER BY o.placed_at DESC, o.order_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  return toPage(rows.map(shownOf), page, count)
}

const FAR_AWAY = new Date(Date.UTC(3_000, 0, 1))

export interface ShownLine {
  readonly orderId: string
  readonly lineNo: number
  readonly playCode: string
  readonly selection: string
  readonly combinations: bigint
  readonly multiple: number
  readonly unitAmount: bigint
  readonly stakeAmount: bigint
  readonly oddsE4: readonly bigint[]
  readonly factorE4: bigint
  readonly winAmount: bigint
  readonly refundAmount: bigint
}

/** The lines of bets, in their order, with what they won by the last result. */
export async function readLines(reader: Reader, orderIds: readonly string[]): Promise<ShownLine[]> {
  const rows = await rowsOf(
    reader,
    sql<{
      order_id: string
      line_no: number
      play_code: string
      selection: string
      combinations: bigint
      multiple: number
      unit_amount: bigint
      stake_amount: bigint
      odds: string[]
      factor_e4: number
      win_amount: bigint
      refund_amount: bigint
    }>`
    SELECT l.order_id, l.line_no, l.play_code, l.selection, l.combinations, l.multiple, l.unit_amount, l.stake_amount,
           l.odds_e4::text[] AS odds, l.factor_e4, coalesce(w.win_amount, 0) AS win_amount, coalesce(w.refund_amount, 0) AS refund_amount
    FROM lottery.line l LEFT JOIN lottery.line_win w ON w.order_id = l.order_id AND w.line_no = l.line_no
    WHERE l.order_id = ANY (${orderIds}::text[]) ORDER BY l.order_id, l.line_no`,
  )
  return rows.map((row) => ({
    orderId: row.order_id,
    lineNo: row.line_no,
    playCode: row.play_code,
    selection: row.selection,
    combinations: row.combinations,
    multiple: row.multiple,
    unitAmount: row.unit_amount,
    stakeAmount: row.stake_amount,
    oddsE4: row.odds.map(BigInt),
    factorE4: BigInt(row.factor_e4),
    winAmount: row.win_amount,
    refundAmount: row.refund_amount,
  }))
}

/** Rows of lottery.chase; the items of a plan are rows of lottery.orders. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type {
  ChaseGenerator,
  ChaseItemState,
  ChaseState,
} from '../../../../contract/shared/lottery-orders.ts'
import { toPage, type Page, type PageRequest } from '../../../../kernel/paging.ts'
import type { IssueKey } from '../../draws/door.ts'
import type { OpenOrder } from './cancelling.ts'
import type { OrderFilter } from './shown.ts'

export interface FreshPlan {
  readonly chaseId: string
  readonly merchantId: string
  readonly memberId: string
  readonly gameCode: string
  readonly firstNumero: string
  readonly lastNumero: string
  readonly itemCount: number
  readonly stakeAmount: bigint
  readonly generator: ChaseGenerator
  readonly stopsOnWin: boolean
  readonly stopAmount: bigint | null
  readonly memberG: number | null
  readonly betG: number | null
}

export async function insertPlan(tx: Tx, plan: FreshPlan): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO lottery.chase (
      chase_id, merchant_id, member_id, game_code, first_numero, last_numero, item_count, stake_amount, generator,
      stops_on_win, stop_amount, member_g, bet_g)
    VALUES (${plan.chaseId}, ${plan.merchantId}, ${plan.memberId}, ${plan.gameCode}, ${plan.firstNumero}, ${plan.lastNumero},
      ${plan.itemCount}, ${plan.stakeAmount}, ${plan.generator}, ${plan.stopsOnWin}, ${plan.stopAmount}, ${plan.memberG}, ${plan.betG})`,
  )
}

export interface ShownPlan extends FreshPlan {
  readonly state: ChaseState
  readonly stopKey: string | null
  readonly placedAt: Date
  readonly endedAt: Date | null
  /** Items that are settled, returned or cancelled. */
  readonly doneCount: number
  /** Paid so far, returned combinations included. */
  readonly winAmount: bigint
  readonly refundAmount: bigint
  /** Stakes of items whose issue is still to close. */
  readonly openAmount: bigint
}

interface PlanRow {
  chase_id: string
  merchant_id: string
  member_id: string
  game_code: string
  first_numero: string
  last_numero: string
  item_count: number
  stake_amount: bigint
  state: string
  generator: string
  stops_on_win: boolean
  stop_amount: bigint | null
  stop_key: string | null
  member_g: number | null
  bet_g: number | null
  placed_at: Date
  ended_at: Date | null
  done_count: number
  won: bigint
  returned: bigint
  open_amount: bigint
}

const plans = sql`
  SELECT c.chase_id, c.merchant_id, c.member_id, c.game_code, c.first_numero, c.last_numero, c.item_count, c.stake_amount, c.state,
         c.generator, c.stops_on_win, c.stop_amount, c.stop_key, c.member_g, c.bet_g, c.placed_at, c.ended_at,
         s.done_count, s.won, s.returned, s.open_amount
  FROM lottery.chase c CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE o.state <> 'PLACED')::int AS done_count,
           coalesce(sum(o.win_amount + o.refund_amount) FILTER (WHERE NOT o.is_cancelled AND o.state <> 'PLACED'), 0)::bigint AS won,
           coalesce(sum(o.stake_amount) FILTER (WHERE o.is_cancelled), 0)::bigint AS returned,
           coalesce(sum(o.stake_amount) FILTER (
             WHERE NOT o.is_cancelled AND o.issue_state = 'WAITING' AND o.closes_at > app.now()), 0)::bigint AS open_amount
    FROM lottery.order_shown o WHERE o.chase_id = c.chase_id) AS s`

const planOf = (row: PlanRow): ShownPlan => ({
  chaseId: row.chase_id,
  merchantId: row.merchant_id,
  memberId: row.member_id,
  gameCode: row.game_code,
  firstNumero: row.first_numero,
  lastNumero: row.last_numero,
  itemCount: row.item_count,
  stakeAmount: row.stake_amount,
  state: row.state as ChaseState,
  generator: row.generator as ChaseGenerator,
  stopsOnWin: row.stops_on_win,
  stopAmount: row.stop_amount,
  stopKey: row.stop_key,
  memberG: row.member_g,
  betG: row.bet_g,
  placedAt: row.placed_at,
  endedAt: row.ended_at,
  doneCount: row.done_count,
  winAmount: row.won,
  refundAmount: row.returned,
  openAmount: row.open_amount,
})

export async function readPlan(
  reader: Reader,
  asked: { merchantId: string; memberId: string; chaseId: string },
): Promise<ShownPlan | undefined> {
  const row = await firstOf(
    reader,
    sql<PlanRow>`${plans} WHERE c.chase_id = ${asked.chaseId} AND c.member_id = ${asked.memberId} AND c.merchant_id = ${asked.merchantId}`,
  )
  return row && planOf(row)
}

/** A member's, newest first. */
export async function listPlans(
  reader: Reader,
  filter: { memberId: string } & Pick<OrderFilter, 'gameCode' | 'gameCodes' | 'state'>,
  page: PageRequest,
): Promise<Page<ShownPlan>> {
  const where = sql`c.member_id = ${filter.memberId} AND (${filter.gameCode ?? ''} = '' OR c.game_code = ${filter.gameCode ?? ''})
    AND (${filter.state ?? ''} = '' OR c.state = ${filter.state ?? ''})
    AND (${filter.gameCodes === undefined} OR c.game_code = ANY (${[...(filter.gameCodes ?? [])]}::text[]))`
  const { count } = await oneOf(
    reader,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM lottery.chase c WHERE ${where}`,
  )
  const rows = await rowsOf(
    reader,
    sql<PlanRow>`${plans} WHERE ${where} ORDER BY c.placed_at DESC, c.chase_id LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
  return toPage(rows.map(planOf), page, count)
}

export interface PlanItem extends IssueKey {
  readonly orderId: string
  readonly multiple: number
  readonly stakeAmount: bigint
  readonly state: ChaseItemState
  /** null: not settled yet. */
  readonly winAmount: bigint | null
  readonly result: string | null
  readonly closesAt: Date
  readonly drawsAt: Date
}

/** In the order of their issues. */
export async function itemsOf(reader: Reader, chaseId: string): Promise<PlanItem[]> {
  const rows = await rowsOf(
    reader,
    sql<{
      order_id: string
      game_code: string
      numero: string
      multiple: number
      stake_amount: bigint
      item_state: string
      won: bigint | null
      result: string | null
      closes_at: Date
      draws_at: Date
    }>`
    SELECT o.order_id, o.game_code, o.numero, l.multiple, o.stake_amount, o.result, o.closes_at, o.draws_at,
           CASE o.state WHEN 'PLACED' THEN CASE WHEN o.opens_at > app.now() THEN 'PENDING' ELSE 'ACTIVE' END
             WHEN 'CANCELLED' THEN 'CANCELLED' WHEN 'REFUNDED' THEN 'REFUNDED'
             ELSE CASE WHEN o.win_amount > 0 THEN 'WIN' ELSE 'LOSE' END END AS item_state,
           CASE WHEN o.state NOT IN ('PLACED', 'CANCELLED') AND NOT o.is_cancelled THEN o.win_amount + o.refund_amount END AS won
    FROM lottery.order_shown o JOIN lottery.line l ON l.order_id = o.order_id AND l.line_no = 1
    WHERE o.chase_id = ${chaseId} ORDER BY o.numero`,
  )
  return rows.map((row) => ({
    orderId: row.order_id,
    gameCode: row.game_code,
    numero: row.numero,
    multiple: row.multiple,
    stakeAmount: row.stake_amount,
    state: row.item_state as ChaseItemState,
    winAmount: row.won,
    result: row.result,
    closesAt: row.closes_at,
    drawsAt: row.draws_at,
  }))
}

/** False if the plan does not run any more. */
export async function stopByMember(tx: Tx, chaseId: string, key: string): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`UPDATE lottery.chase SET state = 'STOPPED_USER', is_returning = true, stop_key = ${key}, ended_at = app.now()
        WHERE chase_id = ${chaseId} AND state = 'RUNNING'`,
    )) > 0n
  )
}

/** Items whose issue is still to close. */
const isOpen = sql`NOT o.is_cancelled AND i.state = 'WAITING' AND i.closes_at > app.now()`

/**
 * Stops the running plans that won in the issue as much as they ask for, if they have anything left to
 * return; returns whose they are.
 */
export async function stopByWin(
  tx: Tx,
  { gameCode, numero }: IssueKey,
): Promise<{ chaseId: string; merchantId: string; memberId: string }[]> {
  const rows = await rowsOf(
    tx,
    sql<{ chase_id: string; merchant_id: string; member_id: string }>`
    UPDATE lottery.chase c SET state = 'STOPPED_WIN', is_returning = true, ended_at = app.now()
    FROM lottery.orders w
    CROSS JOIN LATERAL (
      SELECT sum(t.win_amount) AS won, sum(t.win_amount + t.refund_amount) AS paid FROM lottery.line_win t WHERE t.order_id = w.order_id) AS s
    WHERE w.game_code = ${gameCode} AND w.numero = ${numero} AND NOT w.is_cancelled AND w.chase_id = c.chase_id
      AND c.state = 'RUNNING' AND c.stops_on_win AND s.won > 0 AND s.paid >= coalesce(c.stop_amount, 0)
      AND EXISTS (
        SELECT FROM lottery.orders o JOIN lottery.issue i ON i.game_code = o.game_code AND i.numero = o.numero
        WHERE o.chase_id = c.chase_id AND ${isOpen})
    RETURNING c.chase_id, c.merchant_id, c.member_id`,
  )
  return rows.map((row) => ({
    chaseId: row.chase_id,
    merchantId: row.merchant_id,
    memberId: row.member_id,
  }))
}

export async function openItems(reader: Reader, chaseId: string): Promise<OpenOrder[]> {
  const rows = await rowsOf(
    reader,
    sql<{ order_id: string; member_id: string; game_code: string; numero: string }>`
    SELECT o.order_id, o.member_id, o.game_code, o.numero FROM lottery.orders o
    JOIN lottery.issue i ON i.game_code = o.game_code AND i.numero = o.numero
    WHERE o.chase_id = ${chaseId} AND ${isOpen}`,
  )
  return rows.map((row) => ({
    orderId: row.order_id,
    memberId: row.member_id,
    gameCode: row.game_code,
    numero: row.numero,
  }))
}

/** Plans that were stopped and whose open items are not all returned yet. */
export async function returningPlans(reader: Reader, gameCode = ''): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{
      chase_id: string
    }>`SELECT chase_id FROM lottery.chase WHERE is_returning AND (${gameCode} = '' OR game_code = ${gameCode})`,
  )
  return rows.map((row) => row.chase_id)
}

export async function markReturned(reader: Reader, chaseId: string): Promise<void> {
  await run(reader, sql`UPDATE lottery.chase SET is_returning = false WHERE chase_id = ${chaseId}`)
}

/** What of a plan was returned because it was stopped. */
export function cancelledOf(reader: Reader, chaseId: string): Promise<{ count: number; amount: bigint }> {
  return oneOf(
    reader,
    sql<{ count: number; amount: bigint }>`
    SELECT count(*)::int AS count, coalesce(sum(stake_amount), 0)::bigint AS amount FROM lottery.orders
    WHERE chase_id = ${chaseId} AND cancel_cause = 'CHASE'`,
  )
}

export async function finishPlans(tx: Tx, gameCode = ''): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE lottery.chase c SET state = 'FINISHED', ended_at = app.now()
    WHERE c.state = 'RUNNING' AND (${gameCode} = '' OR c.game_code = ${gameCode}) AND NOT EXISTS (
      SELECT FROM lottery.orders o JOIN lottery.issue i ON i.game_code = o.game_code AND i.numero = o.numero
      WHERE o.chase_id = c.chase_id AND NOT o.is_cancelled AND i.settled_at IS NULL)`,
  )
}

export async function isReturning(reader: Reader, chaseId: string): Promise<boolean> {
  const row = await firstOf(
    reader,
    sql<{ is_returning: boolean }>`SELECT is_returning FROM lottery.chase WHERE chase_id = ${chaseId}`,
  )
  return row?.is_returning ?? false
}

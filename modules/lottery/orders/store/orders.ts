/** Rows of lottery.orders and lottery.line as batches write them. */
import { arrayText } from '../../../../platform/array-text.ts'
import { run, sql, type Tx } from '../../../../platform/postgres.ts'
import type { CancelRide, FreshOrder } from '../ride.ts'

export interface TakenOrder extends FreshOrder {
  readonly memberG: number | null
  /** The wallet's transaction that took the stake. */
  readonly walletTxn: string
  readonly placedAt: Date
}

/** Bets and their lines in one statement. */
export async function insertOrders(tx: Tx, orders: readonly TakenOrder[]): Promise<void> {
  const lines = orders.flatMap((order) =>
    order.lines.map((line, place) => ({ ...line, order, no: place + 1 })),
  )
  const texts = (of: (order: TakenOrder) => string | null) => sql`${orders.map(of)}::text[]`
  const numbers = (of: (order: TakenOrder) => bigint | number | null) => orders.map(of)
  type Line = (typeof lines)[number]
  const words = (of: (line: Line) => string) => sql`${lines.map(of)}::text[]`
  const figures = (of: (line: Line) => bigint | number) => lines.map(of)
  await run(
    tx,
    sql`
    WITH stored AS (
      INSERT INTO lottery.orders (
        order_id, merchant_id, member_id, game_code, numero, chase_id, client_seed, note, wallet_txn,
        stake_amount, potential_amount, member_g, bet_g, line_count, placed_at)
      SELECT * FROM unnest(
        ${texts(({ orderId }) => orderId)}, ${texts(({ merchantId }) => merchantId)}, ${texts(({ memberId }) => memberId)},
        ${texts(({ gameCode }) => gameCode)}, ${texts(({ numero }) => numero)}, ${texts(({ chaseId }) => chaseId)},
        ${texts(({ clientSeed }) => clientSeed)}, ${texts(({ note }) => note)}, ${texts(({ walletTxn }) => walletTxn)},
        ${numbers(({ stakeAmount }) => stakeAmount)}::bigint[], ${numbers(({ potentialAmount }) => potentialAmount)}::bigint[],
        ${numbers(({ memberG }) => memberG)}::int[], ${numbers(({ betG }) => betG)}::int[],
        ${numbers(({ lines: own }) => own.length)}::int[],
        ${orders.map(({ placedAt }) => placedAt.toISOString())}::timestamptz[]))
    INSERT INTO lottery.line (
      order_id, game_code, numero, play_code, selection, line_no, combinations, unit_amount, multiple, stake_amount, refunds_ties, factor_e4, odds_e4)
    SELECT t.order_id, t.game_code, t.numero, t.play_code, t.selection, t.line_no, t.combinations, t.unit_amount, t.multiple,
           t.stake_amount, t.refunds_ties, t.factor_e4, t.odds::bigint[]
    FROM unnest(
      ${words(({ order }) => order.orderId)}, ${words(({ order }) => order.gameCode)}, ${words(({ order }) => order.numero)},
      ${words(({ playCode }) => playCode)}, ${words(({ selection }) => selection)}, ${figures(({ no }) => no)}::int[],
      ${figures(({ combinations }) => combinations)}::bigint[], ${figures(({ unitAmount }) => unitAmount)}::bigint[],
      ${figures(({ multiple }) => multiple)}::int[], ${figures(({ stakeAmount }) => stakeAmount)}::bigint[],
      ${words(({ refundsTies }) => String(refundsTies))}::boolean[],
      ${figures(({ factorE4 }) => factorE4)}::int[], ${words(({ oddsE4 }) => arrayText(oddsE4))})
      AS t(order_id, game_code, numero, play_code, selection, line_no, combinations, unit_amount, multiple, stake_amount, refunds_ties,
        factor_e4, odds)`,
  )
}

/** Their stakes were returned in this transaction. */
export async function markCancelled(tx: Tx, rides: readonly CancelRide[]): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE lottery.orders o SET is_cancelled = true, cancel_cause = s.cause, cancelled_at = app.now()
    FROM unnest(${rides.map(({ orderId }) => orderId)}::text[], ${rides.map(({ cause }) => cause)}::text[]) AS s(order_id, cause)
    WHERE o.order_id = s.order_id AND NOT o.is_cancelled`,
  )
}

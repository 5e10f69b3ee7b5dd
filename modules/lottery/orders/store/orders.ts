/** Rows of lottery.orders and lottery.line as batches write them. */
import { arrayText } from '../../../../platform/array-text.ts'
import { oneOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { IssueKey } from '../../draws/door.ts'
import type { CancelRide, FreshOrder } from '../ride.ts'
import type { QuotedLine } from '../rules/slip.ts'

export interface TakenOrder extends FreshOrder {
  readonly memberG: number | null
  /** The wallet's transaction that took the stake. */
  readonly walletTxn: string
  readonly placedAt: Date
}

/** Bets and their lines in one statement; a line names its bet by its place, from 1. */
export async function insertOrders(tx: Tx, orders: readonly TakenOrder[]): Promise<void> {
  const lines = orders.flatMap(({ lines: own }) => own)
  const [places, numbersInBet]: [number[], number[]] = [[], []]
  for (const [at, { lines: own }] of orders.entries())
    for (let no = 1; no <= own.length; no++) {
      places.push(at + 1)
      numbersInBet.push(no)
    }
  const texts = (of: (order: TakenOrder) => string | null) => sql`${orders.map(of)}::text[]`
  const numbers = (of: (order: TakenOrder) => bigint | number | null) => orders.map(of)
  const words = (of: (line: QuotedLine) => string) => sql`${lines.map(of)}::text[]`
  const figures = (of: (line: QuotedLine) => bigint | number | boolean) => lines.map(of)
  await run(
    tx,
    sql`SELECT lottery.store_orders(
      ${texts(({ orderId }) => orderId)}, ${texts(({ merchantId }) => merchantId)}, ${texts(({ memberId }) => memberId)},
      ${texts(({ gameCode }) => gameCode)}, ${texts(({ numero }) => numero)}, ${texts(({ chaseId }) => chaseId)},
      ${texts(({ clientSeed }) => clientSeed)}, ${texts(({ note }) => note)}, ${texts(({ walletTxn }) => walletTxn)},
      ${numbers(({ stakeAmount }) => stakeAmount)}::bigint[], ${numbers(({ potentialAmount }) => potentialAmount)}::bigint[],
      ${numbers(({ memberG }) => memberG)}::int[], ${numbers(({ betG }) => betG)}::int[],
      ${numbers(({ lines: own }) => own.length)}::int[],
      ${orders.map(({ placedAt }) => placedAt.toISOString())}::timestamptz[],
      ${places}::int[], ${words(({ playCode }) => playCode)}, ${words(({ selection }) => selection)},
      ${numbersInBet}::int[], ${figures(({ combinations }) => combinations)}::bigint[],
      ${figures(({ unitAmount }) => unitAmount)}::bigint[], ${figures(({ multiple }) => multiple)}::int[],
      ${figures(({ stakeAmount }) => stakeAmount)}::bigint[], ${figures(({ refundsTies }) => refundsTies)}::boolean[],
      ${figures(({ factorE4 }) => factorE4)}::int[], ${words(({ oddsE4 }) => arrayText(oddsE4))})`,
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

/** The most that the bets of a member in an issue can pay, without a lock. */
export async function potentialOf(
  reader: Reader,
  { gameCode, numero, memberId }: IssueKey & { memberId: string },
): Promise<bigint> {
  const { amount } = await oneOf(
    reader,
    sql<{ amount: bigint }>`
    SELECT coalesce(sum(potential_amount), 0)::bigint AS amount FROM lottery.orders
    WHERE game_code = ${gameCode} AND numero = ${numero} AND member_id = ${memberId} AND NOT is_cancelled`,
  )
  return amount
}

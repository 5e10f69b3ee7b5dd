/** A member takes a bet back while its issue is open (domain/lottery.md §1.5). */
import { refuse, type ErrorCode } from '../../../contract/errors.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Database } from '../../../platform/postgres.ts'
import type { Poster, RidingResult } from '../../wallet/index.ts'
import { isInTree, type Tree } from './in-trees.ts'
import type { Bettor } from './place.ts'
import { cancelMessage } from './ride.ts'
import { gameOf, type LotteryGame } from './rules/plays.ts'
import { cancelsPerDay } from './rules/terms.ts'
import { readOwnOrder } from './store/shown.ts'

export interface Cancelled {
  readonly orderId: string
  readonly refundAmount: bigint
  readonly balance: bigint
  readonly isRepeat: boolean
}

/**
 * Returns the whole stake. A bet that is cancelled already is answered as it was. Errors:
 * LOTTERY_ORDER_NOT_FOUND, LOTTERY_CANCEL_CLOSED, LOTTERY_CANCEL_LIMIT.
 */
export async function cancelOwnOrder(
  { database, poster }: { database: Database; poster: Poster },
  { merchantId, memberId }: Bettor,
  orderId: string,
  tree: Tree = null,
): Promise<Cancelled> {
  const order = await readOwnOrder(database.kysely, { merchantId, memberId, orderId })
  const game = order && gameOf(order.gameCode)
  if (!order || !game || !isInTree(tree, order)) refuse('LOTTERY_ORDER_NOT_FOUND')
  const result = await poster.place(cancelMessage(game.vendor, order, 'MEMBER'))
  if (result.status !== 'OK') throw cancelRefusal(game, result)
  return { orderId, refundAmount: order.stakeAmount, balance: result.balance!, isRepeat: result.isRepeat }
}

function cancelRefusal(game: LotteryGame, { status, reason }: RidingResult): Refusal {
  // Whatever the ledger says of a bet that cannot be taken back: its issue has gone on.
  const code = (status === 'REFUSED' ? reason : 'LOTTERY_CANCEL_CLOSED') as ErrorCode
  return code === 'LOTTERY_CANCEL_LIMIT'
    ? new Refusal(code, { params: [String(cancelsPerDay(game))] })
    : new Refusal(code)
}

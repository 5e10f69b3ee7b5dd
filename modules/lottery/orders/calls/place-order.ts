import { placeOrder, placeOrderSchemas } from '../../../../contract/player/lottery/place-order.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { posterKey } from '../../../wallet/index.ts'
import { gameIn, inTrees } from '../in-trees.ts'
import { placeSlip } from '../place.ts'
import { placedOrder } from '../placed-reads.ts'
import { oddsText } from '../rules/odds-text.ts'
import { takenOrder } from '../taken-orders.ts'
import { cancelUntil } from '../values.ts'
import { bettorOf } from '../bettor.ts'

export const handlePlaceOrder = inTrees(placeOrder, (call, tree) =>
  handleBatched(call, placeOrderSchemas, async (context, { body }) => {
    const { database } = context
    const bettor = bettorOf(context)
    gameIn(tree, body.gameCode)
    const parts = { database, poster: context.use(posterKey) }
    const placed = await placeSlip(parts, bettor, context.idempotencyKey, body)
    if (placed.isRepeat) context.markRepeated()
    const order = takenOrder(placed) ?? (await placedOrder(database, placed.orderId))
    return {
      orderId: order.orderId,
      gameCode: order.gameCode,
      numero: order.numero,
      stakeAmount: order.stakeAmount,
      potentialAmount: order.potentialAmount,
      betG: order.betG,
      clientSeed: order.clientSeed,
      lines: order.lines.map((line) => ({
        line: line.lineNo,
        combinations: line.combinations,
        stakeAmount: line.stakeAmount,
        odds: line.oddsE4.map(oddsText),
      })),
      // What was true when it was placed: a repeat is answered as the first time.
      cancelUntil: cancelUntil({ ...order, state: 'PLACED' }, order.placedAt),
      balance: placed.balance,
      currency: bettor.currency,
    }
  }),
)

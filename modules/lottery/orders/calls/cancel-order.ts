import { cancelOrder, cancelOrderSchemas } from '../../../../contract/player/lottery/cancel-order.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { posterKey } from '../../../wallet/index.ts'
import { cancelOwnOrder } from '../cancel.ts'
import { inTrees } from '../in-trees.ts'
import { bettorOf } from '../bettor.ts'

export const handleCancelOrder = inTrees(cancelOrder, (call, tree) =>
  handleBatched(call, cancelOrderSchemas, async (context, { params }) => {
    const bettor = bettorOf(context)
    const parts = { database: context.database, poster: context.use(posterKey) }
    const cancelled = await cancelOwnOrder(parts, bettor, params.orderId, tree)
    if (cancelled.isRepeat) context.markRepeated()
    const { orderId, refundAmount, balance } = cancelled
    return { orderId, refundAmount, balance, currency: bettor.currency }
  }),
)

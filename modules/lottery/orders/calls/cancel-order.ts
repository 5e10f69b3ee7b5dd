import { cancelOrder, cancelOrderSchemas } from '../../../../contract/player/lottery/cancel-order.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { posterKey } from '../../../wallet/index.ts'
import { cancelOwnOrder } from '../cancel.ts'
import { bettorOf } from '../bettor.ts'

export const handleCancelOrder = handleBatched(
  cancelOrder,
  cancelOrderSchemas,
  async (context, { params }) => {
    const bettor = bettorOf(context)
    const parts = { database: context.database, poster: context.use(posterKey) }
    const { orderId, refundAmount, balance, isRepeat } = await cancelOwnOrder(parts, bettor, params.orderId)
    if (isRepeat) context.markRepeated()
    return { orderId, refundAmount, balance, currency: bettor.currency }
  },
)

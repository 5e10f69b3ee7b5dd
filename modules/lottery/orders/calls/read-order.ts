import { refuse } from '../../../../contract/errors.ts'
import { readOrder, readOrderSchemas } from '../../../../contract/player/lottery/read-order.ts'
import { handle } from '../../../../platform/calls.ts'
import { inTrees, isInTree } from '../in-trees.ts'
import { readLines, readOwnOrder } from '../store/shown.ts'
import { orderDetailValue } from '../values.ts'
import { bettorOf } from '../bettor.ts'

export const handleReadOrder = inTrees(readOrder, (call, tree) =>
  handle(call, readOrderSchemas, async (context, { params }) => {
    const { merchantId, memberId, currency } = bettorOf(context)
    const order = await readOwnOrder(context.tx, { merchantId, memberId, orderId: params.orderId })
    if (!order || !isInTree(tree, order)) refuse('LOTTERY_ORDER_NOT_FOUND')
    return orderDetailValue(order, await readLines(context.tx, [order.orderId]), currency, context.now)
  }),
)

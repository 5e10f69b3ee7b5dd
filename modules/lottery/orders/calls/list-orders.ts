import { listOrders, listOrdersSchemas } from '../../../../contract/player/lottery/list-orders.ts'
import { handle } from '../../../../platform/calls.ts'
import { gameCodesIn, inTrees } from '../in-trees.ts'
import { listShownOrders } from '../store/shown.ts'
import { orderValue } from '../values.ts'
import { bettorOf } from '../bettor.ts'

export const handleListOrders = inTrees(listOrders, (call, tree) =>
  handle(call, listOrdersSchemas, async (context, { query }) => {
    const { merchantId, memberId, currency } = bettorOf(context)
    const { pageNo = 1, pageSize = 20, ...asked } = query
    const filter = { ...asked, merchantId, memberId, gameCodes: gameCodesIn(tree) }
    const page = await listShownOrders(context.tx, filter, { pageNo, pageSize })
    return { ...page, list: page.list.map((order) => orderValue(order, currency, context.now)) }
  }),
)

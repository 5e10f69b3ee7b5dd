import { listOrders, listOrdersSchemas } from '../../../../contract/player/lottery/list-orders.ts'
import { handle } from '../../../../platform/calls.ts'
import { listShownOrders } from '../store/shown.ts'
import { orderValue } from '../values.ts'
import { bettorOf } from '../bettor.ts'

export const handleListOrders = handle(listOrders, listOrdersSchemas, async (context, { query }) => {
  const { merchantId, memberId, currency } = bettorOf(context)
  const { pageNo = 1, pageSize = 20, ...filter } = query
  const page = await listShownOrders(context.tx, { ...filter, merchantId, memberId }, { pageNo, pageSize })
  return { ...page, list: page.list.map((order) => orderValue(order, currency, context.now)) }
})

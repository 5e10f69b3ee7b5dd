import {
  listPoolOrders,
  listPoolOrdersSchemas,
} from '../../../../../contract/operator/launch/list-pool-orders.ts'
import { toPage } from '../../../../../kernel/paging.ts'
import { handle } from '../../../../../platform/calls.ts'
import { orderValue } from '../orders.ts'
import { readOrders } from '../store/orders.ts'

export const handleListPoolOrders = handle(
  listPoolOrders,
  listPoolOrdersSchemas,
  async (context, { query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const { rows, total } = await readOrders(context.tx, context.merchant.id, page)
    return toPage(
      rows.map((row) => orderValue(row, context.actor.claims.account)),
      page,
      total,
    )
  },
)

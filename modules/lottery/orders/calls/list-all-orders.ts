import { listAllOrders, listAllOrdersSchemas } from '../../../../contract/operator/lottery/list-all-orders.ts'
import { addDays, businessDate, startOfBusinessDate } from '../../../../kernel/calendar.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountByName, accountsByIds } from '../../../identity/index.ts'
import { listShownOrders } from '../store/shown.ts'
import { orderValue } from '../values.ts'

export const handleListAllOrders = handle(
  listAllOrders,
  listAllOrdersSchemas,
  async ({ tx, merchant, now }, { query }) => {
    const { pageNo = 1, pageSize = 20, username, from, to, ...filter } = query
    const named =
      username === undefined
        ? undefined
        : await accountByName(tx, { merchantId: merchant.id, account: username })
    const memberId = username === undefined ? filter.memberId : (named?.accountId ?? 'nobody')
    // Without anything that narrows the list it is today's.
    const isNarrow = filter.orderId ?? memberId ?? filter.numero ?? filter.chaseId
    const first = from ?? (isNarrow || to ? undefined : businessDate(now, merchant.timeZone))
    const page = await listShownOrders(
      tx,
      {
        ...filter,
        merchantId: merchant.id,
        memberId,
        from: first === undefined ? undefined : startOfBusinessDate(first, merchant.timeZone),
        before: to === undefined ? undefined : startOfBusinessDate(addDays(to, 1), merchant.timeZone),
      },
      { pageNo, pageSize },
    )
    const owners = await accountsByIds(tx, [...new Set(page.list.map((order) => order.memberId))])
    return {
      ...page,
      list: page.list.map((order) => ({
        memberId: order.memberId,
        username: owners.get(order.memberId)?.username ?? '',
        ...orderValue(order, merchant.currency, now),
      })),
    }
  },
)

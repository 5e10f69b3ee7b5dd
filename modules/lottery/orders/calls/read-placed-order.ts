import { refuse } from '../../../../contract/errors.ts'
import {
  readPlacedOrder,
  readPlacedOrderSchemas,
} from '../../../../contract/operator/lottery/read-placed-order.ts'
import { handle } from '../../../../platform/calls.ts'
import { usernameOf } from '../../../identity/index.ts'
import { readLines, readOwnOrder } from '../store/shown.ts'
import { orderDetailValue } from '../values.ts'

export const handleReadPlacedOrder = handle(
  readPlacedOrder,
  readPlacedOrderSchemas,
  async ({ tx, merchant, now }, { params }) => {
    const order = await readOwnOrder(tx, { merchantId: merchant.id, orderId: params.orderId })
    if (!order) refuse('LOTTERY_ORDER_NOT_FOUND')
    return {
      memberId: order.memberId,
      username: (await usernameOf(tx, order.memberId)) ?? '',
      ...orderDetailValue(order, await readLines(tx, [order.orderId]), merchant.currency, now),
    }
  },
)

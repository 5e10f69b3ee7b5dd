import { refuse } from '../../../../contract/errors.ts'
import {
  readPlacedOrder,
  readPlacedOrderSchemas,
} from '../../../../contract/operator/lottery/read-placed-order.ts'
import { handle } from '../../../../platform/calls.ts'
import { usernameOf } from '../../../identity/index.ts'
import { lineName } from '../line-names.ts'
import { readLines, readOwnOrder } from '../store/shown.ts'
import { orderDetailValue } from '../values.ts'

export const handleReadPlacedOrder = handle(
  readPlacedOrder,
  readPlacedOrderSchemas,
  async ({ tx, merchant, now, language }, { params }) => {
    const order = await readOwnOrder(tx, { merchantId: merchant.id, orderId: params.orderId })
    if (!order) refuse('LOTTERY_ORDER_NOT_FOUND')
    const lines = await readLines(tx, [order.orderId])
    const detail = orderDetailValue(order, lines, merchant.currency, now)
    const nameOf = ({ playCode, selection }: (typeof lines)[number]) => lineName(playCode, selection)
    return {
      memberId: order.memberId,
      username: (await usernameOf(tx, order.memberId)) ?? '',
      ...detail,
      lines: detail.lines.map((line, place) => ({
        name: nameOf(lines[place]!)[language === 'th' ? 'th' : 'en'],
        ...line,
      })),
    }
  },
)

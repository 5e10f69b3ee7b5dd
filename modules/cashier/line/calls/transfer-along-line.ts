import {
  transferAlongLine,
  transferAlongLineSchemas,
} from '../../../../contract/player/cashier/transfer-along-line.ts'
import { handleProven, type CallInput } from '../../../../platform/calls.ts'
import { proveTransfer, transferOnLine, type LineOrder } from '../line-transfers.ts'

const orderOf = ({ body }: CallInput<typeof transferAlongLineSchemas>): LineOrder => ({
  direction: body.direction,
  toAccount: body.toAccount?.trim() ?? '',
  amount: BigInt(body.amount),
  password: body.password,
})

export const handleTransferAlongLine = handleProven(
  transferAlongLine,
  transferAlongLineSchemas,
  (context, input) => proveTransfer(context, orderOf(input)),
  async (context, input) => {
    const { transferId } = await transferOnLine(context, orderOf(input))
    return { transferId, amount: BigInt(input.body.amount), currency: context.merchant.currency }
  },
)

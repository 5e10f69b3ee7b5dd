import { transferAlongLine, transferAlongLineSchemas } from '../../../contract/player/cashier/transfer-along-line.ts'
import { handle } from '../../../platform/calls.ts'
import { transferOnLine } from '../line-transfers.ts'

export const handleTransferAlongLine = handle(transferAlongLine, transferAlongLineSchemas, async (context, { body }) => {
  const { transferId } = await transferOnLine(context, { direction: body.direction, toAccount: body.toAccount?.trim() ?? '', amount: BigInt(body.amount), password: body.password })
  return { transferId, amount: BigInt(body.amount), currency: context.merchant.currency }
})

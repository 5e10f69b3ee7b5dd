import {
  proposeReceiver,
  proposeReceiverSchemas,
} from '../../../../contract/operator/cashier/propose-receiver.ts'
import { handle } from '../../../../platform/calls.ts'
import { proposeNewReceiver } from '../receivers.ts'

export const handleProposeReceiver = handle(
  proposeReceiver,
  proposeReceiverSchemas,
  async (context, { body }) => {
    const changeId = await proposeNewReceiver(context, {
      channel: body.channel,
      bankCode: body.bankCode ?? null,
      accountNo: body.accountNo,
      settlesBank: body.settlesBank ?? null,
      settlesAccountNo: body.settlesAccountNo ?? null,
      holderName: body.holderName,
      dailyLimit: body.dailyLimit === null ? null : BigInt(body.dailyLimit),
      rank: body.rank,
      note: body.note,
    })
    return { changeId, state: 'PENDING' as const }
  },
)

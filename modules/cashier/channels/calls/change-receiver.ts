import { refuse } from '../../../../contract/errors.ts'
import {
  changeReceiver,
  changeReceiverSchemas,
} from '../../../../contract/operator/cashier/change-receiver.ts'
import { handle } from '../../../../platform/calls.ts'
import { lockReceiver, updateReceiver } from '../store/receivers.ts'

export const handleChangeReceiver = handle(
  changeReceiver,
  changeReceiverSchemas,
  async (context, { params, body }) => {
    const { tx, merchant, now } = context
    const receiver = await lockReceiver(tx, merchant.id, params.receiverId)
    if (!receiver) refuse('RECEIVER_NOT_FOUND')
    // A removed account comes back in the same way as a new one: with two operators.
    if (receiver.state === 'REMOVED') refuse('CHANGE_STATE')
    const after = {
      state: body.state,
      dailyLimit: body.dailyLimit === null ? null : BigInt(body.dailyLimit),
      rank: body.rank,
      note: body.note,
    }
    await updateReceiver(tx, receiver.receiverId, { ...after, now })
    const { state, dailyLimit, rank, note } = receiver
    await context.audit('receiver.change', `receiver:${receiver.receiver}`, {
      channel: receiver.channel,
      before: { state, dailyLimit, rank, note },
      after,
    })
    return { receiverId: receiver.receiverId, state: body.state }
  },
)

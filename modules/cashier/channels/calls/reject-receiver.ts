import {
  rejectReceiver,
  rejectReceiverSchemas,
} from '../../../../contract/operator/cashier/reject-receiver.ts'
import { handle } from '../../../../platform/calls.ts'
import { decideNewReceiver } from '../receivers.ts'

export const handleRejectReceiver = handle(
  rejectReceiver,
  rejectReceiverSchemas,
  async (context, { params }) => {
    await decideNewReceiver(context, params.changeId, 'REJECTED')
    return { changeId: params.changeId, state: 'REJECTED' as const }
  },
)

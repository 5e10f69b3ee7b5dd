import {
  confirmReceiver,
  confirmReceiverSchemas,
} from '../../../../contract/operator/cashier/confirm-receiver.ts'
import { handle } from '../../../../platform/calls.ts'
import { decideNewReceiver } from '../receivers.ts'

export const handleConfirmReceiver = handle(
  confirmReceiver,
  confirmReceiverSchemas,
  async (context, { params }) => {
    await decideNewReceiver(context, params.changeId, 'CONFIRMED')
    return { changeId: params.changeId, state: 'CONFIRMED' as const }
  },
)

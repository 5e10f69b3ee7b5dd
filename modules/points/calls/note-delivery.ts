import { noteDelivery, noteDeliverySchemas } from '../../../contract/operator/points/note-delivery.ts'
import { handle } from '../../../platform/calls.ts'
import { noteDelivery as keepNote } from '../orders.ts'

export const handleNoteDelivery = handle(
  noteDelivery,
  noteDeliverySchemas,
  async (context, { params, body }) => {
    await keepNote(context, params.redemptionId, body.note)
    return { state: 'APPROVED' as const }
  },
)

import { refuse } from '../../../../../contract/errors.ts'
import {
  closeStudioRoom,
  closeStudioRoomSchemas,
} from '../../../../../contract/operator/launch/close-studio-room.ts'
import { handle } from '../../../../../platform/calls.ts'
import { knownWord, roomDesks } from '../desks.ts'

export const handleCloseStudioRoom = handle(
  closeStudioRoom,
  closeStudioRoomSchemas,
  async (context, { params, body }) => {
    const state = await knownWord(roomDesks(context), (desk) =>
      desk.close(context.merchant.id, params.roomId),
    )
    if (state === 'NOT_FOUND') refuse('ROOM_NOT_FOUND')
    await context.audit('room.close', `room:${params.roomId}`, {
      reason: body.reason,
      before: { state: 'OPEN' },
      after: { state },
    })
    return { state }
  },
)

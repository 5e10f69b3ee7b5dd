import { topUpStack, topUpStackSchemas } from '../../../contract/vendor/studio/top-up-stack.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { roomsKey } from '../service.ts'

export const handleTopUpStack = handleBatched(
  topUpStack,
  topUpStackSchemas,
  async (context, { params, body }) => {
    const { rooms, seats } = context.use(roomsKey)
    const { value, isRepeat } = await rooms.topUp(seats.of(context.actor), params.roomId, {
      ...body,
      key: context.idempotencyKey,
    })
    if (isRepeat) context.markRepeated()
    return value
  },
)

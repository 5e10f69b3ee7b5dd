import { startHand, startHandSchemas } from '../../../contract/vendor/studio/start-hand.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { handsKey } from '../service.ts'

export const handleStartHand = handleBatched(startHand, startHandSchemas, async (context, { body }) => {
  const { hands, seats } = context.use(handsKey)
  const { value, isRepeat } = await hands.start(seats.of(context.actor), {
    betAmount: body.betAmount,
    key: context.idempotencyKey,
  })
  if (isRepeat) context.markRepeated()
  return value
})

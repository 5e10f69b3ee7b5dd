import { playRound, playRoundSchemas } from '../../../contract/vendor/studio/play-round.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { soloKey } from '../service.ts'

export const handlePlayRound = handleBatched(playRound, playRoundSchemas, async (context, { body }) => {
  const studio = context.use(soloKey)
  const { value, isRepeat } = await studio.rounds.play(studio.seats.of(context.actor), {
    ...body,
    key: context.idempotencyKey,
  })
  if (isRepeat) context.markRepeated()
  return value
})

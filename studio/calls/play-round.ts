import { playRound, playRoundSchemas } from '../../contract/vendor/studio/play-round.ts'
import { handleBatched } from '../../platform/calls.ts'
import { studioKey } from '../studio.ts'

export const handlePlayRound = handleBatched(playRound, playRoundSchemas, async (context, { body }) => {
  const studio = context.use(studioKey)
  const { value, isRepeat } = await studio.rounds.play(studio.seats.of(context.actor), { ...body, key: context.idempotencyKey })
  if (isRepeat) context.markRepeated()
  return value
})

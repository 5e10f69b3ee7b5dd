import { readFairRound, readFairRoundSchemas } from '../../../contract/vendor/studio/read-fair-round.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { findFairRound } from '../fair-round.ts'
import { studioKey } from '../studio.ts'

export const handleReadFairRound = handleBatched(
  readFairRound,
  readFairRoundSchemas,
  async (context, { params }) => {
    const round = await findFairRound(context.use(studioKey), context.actor.accountId, params.roundId)
    if (!round) throw new Refusal('ROUND_NOT_FOUND')
    return round
  },
)

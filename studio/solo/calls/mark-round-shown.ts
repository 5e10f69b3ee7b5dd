import { markRoundShown, markRoundShownSchemas } from '../../../contract/vendor/studio/mark-round-shown.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { isRoundId } from '../../core/round-id.ts'
import { showRound } from '../store/rounds.ts'
import { soloKey } from '../service.ts'

export const handleMarkRoundShown = handleBatched(
  markRoundShown,
  markRoundShownSchemas,
  async (context, { params }) => {
    const { database, queue } = context.use(soloKey)
    // Its settlement may not be stored yet.
    await queue.flush()
    if (
      !isRoundId(params.roundId) ||
      !(await showRound(database.kysely, context.actor.accountId, params.roundId, context.now))
    )
      throw new Refusal('ROUND_NOT_FOUND')
    return {}
  },
)

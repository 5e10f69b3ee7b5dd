import { readFairRound, readFairRoundSchemas } from '../../contract/vendor/studio/read-fair-round.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { handleBatched } from '../../platform/calls.ts'
import { fairRoundOf } from '../fair-round.ts'
import { isRoundId } from '../round-id.ts'
import { readRound } from '../store/rounds.ts'
import { studioKey } from '../studio.ts'

/** A round that was drawn and is not settled yet is nobody's to see: its seeds and its outcome decide nothing so far. */
export const handleReadFairRound = handleBatched(readFairRound, readFairRoundSchemas, async (context, { params }) => {
  const { database, queue } = context.use(studioKey)
  await queue.flush()
  const row = isRoundId(params.roundId) ? await readRound(database.kysely, context.actor.accountId, params.roundId) : undefined
  if (!row || row.state !== 1) throw new Refusal('ROUND_NOT_FOUND')
  return fairRoundOf(row)
})

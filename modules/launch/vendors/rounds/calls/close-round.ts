import { closeRound, closeRoundSchemas } from '../../../../../contract/operator/launch/close-round.ts'
import { handle } from '../../../../../platform/calls.ts'
import { endOpenRound } from '../end-round.ts'

export const handleCloseRound = handle(closeRound, closeRoundSchemas, (context, { body }) =>
  endOpenRound(context, 'CLOSE', body),
)

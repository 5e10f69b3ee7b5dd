import { cancelRound, cancelRoundSchemas } from '../../../../../contract/operator/launch/cancel-round.ts'
import { handle } from '../../../../../platform/calls.ts'
import { endOpenRound } from '../end-round.ts'

export const handleCancelRound = handle(cancelRound, cancelRoundSchemas, (context, { body }) =>
  endOpenRound(context, 'CANCEL', body),
)

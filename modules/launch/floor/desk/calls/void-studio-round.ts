import {
  voidStudioRound,
  voidStudioRoundSchemas,
} from '../../../../../contract/operator/launch/void-studio-round.ts'
import { handle } from '../../../../../platform/calls.ts'
import { askVoid } from '../void-rounds.ts'

export const handleVoidStudioRound = handle(
  voidStudioRound,
  voidStudioRoundSchemas,
  (context, { params, body }) => askVoid(context, params.roundId, body.reason),
)

import { makeHandOver, makeHandOverSchemas } from '../../../../contract/player/identity/make-hand-over.ts'
import { handle } from '../../../../platform/calls.ts'
import { HAND_OVER_MS, makeHandOverCode } from '../hand-over.ts'

export const handleMakeHandOver = handle(makeHandOver, makeHandOverSchemas, async (context) => ({
  code: await makeHandOverCode(context.tx, context.actor),
  expiresAt: new Date(context.now.getTime() + HAND_OVER_MS),
}))

import {
  endOtherSessions,
  endOtherSessionsSchemas,
} from '../../../../contract/player/identity/end-other-sessions.ts'
import { handle } from '../../../../platform/calls.ts'
import { sessionsKey } from '../../../../platform/keys.ts'
import { forgetDevices } from '../../credentials/store/credentials.ts'

export const handleEndOtherSessions = handle(endOtherSessions, endOtherSessionsSchemas, async (context) => {
  const { accountId, sessionId } = context.actor
  const sessions = context.use(sessionsKey)
  await sessions.endAll(context.tx, accountId, 'SESSION_EXPIRED', sessionId)
  await forgetDevices(context.tx, accountId)
  context.afterCommit(() => sessions.forget(accountId))
  return {}
})

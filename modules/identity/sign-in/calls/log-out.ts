import { logOut, logOutSchemas } from '../../../../contract/player/identity/log-out.ts'
import { handle } from '../../../../platform/calls.ts'
import { sessionsKey } from '../../../../platform/keys.ts'
import { takeDevice } from '../sign-in.ts'

export const handleLogOut = handle(logOut, logOutSchemas, async (context) => {
  const sessions = context.use(sessionsKey)
  await sessions.end(context.tx, context.actor.sessionId, 'SESSION_EXPIRED')
  context.afterCommit(() => sessions.forget(context.actor.accountId))
  await takeDevice(context.tx, context)
  return {}
})

import { endSession, endSessionSchemas } from '../../../../contract/player/identity/end-session.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { sessionsKey } from '../../../../platform/keys.ts'
import { forgetRemembered } from '../../credentials/store/credentials.ts'
import { readSessions } from '../../sign-in/store/sign-ins.ts'

export const handleEndSession = handle(endSession, endSessionSchemas, async (context, { params }) => {
  const { accountId } = context.actor
  const found = (await readSessions(context.tx, context.merchant.id, accountId, 100)).find(
    (row) => row.session_id === params.sessionId && row.is_live,
  )
  if (!found) refuse('LOGIN_NOT_FOUND')
  const sessions = context.use(sessionsKey)
  await sessions.end(context.tx, found.session_id, 'SESSION_EXPIRED')
  // The device behind it must not sign in again by itself; which cookie belongs to it is not known, so all of
  // them are deleted.
  await forgetRemembered(context.tx, accountId)
  context.afterCommit(() => sessions.forget(accountId))
  return {}
})

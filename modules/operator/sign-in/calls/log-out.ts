import { logOut, logOutSchemas } from '../../../../contract/operator/identity/log-out.ts'
import { handle } from '../../../../platform/calls.ts'
import { sessionsKey } from '../../../../platform/keys.ts'

export const handleLogOut = handle(logOut, logOutSchemas, async (context) => {
  await context.use(sessionsKey).end(context.tx, context.actor.sessionId, 'SESSION_EXPIRED')
  await context.audit('operator.sign-out', `operator:${context.actor.accountId}`, {
    username: context.actor.claims.account,
  })
  return {}
})

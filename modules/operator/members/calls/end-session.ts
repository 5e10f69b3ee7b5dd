import { endSession, endSessionSchemas } from '../../../../contract/operator/members/end-session.ts'
import { handle } from '../../../../platform/calls.ts'
import { endMemberSession } from '../../../identity/index.ts'
import { requireMember } from '../members.ts'

export const handleEndSession = handle(endSession, endSessionSchemas, async (context, { params }) => {
  const member = await requireMember(context, params.memberId)
  await endMemberSession(context, member.accountId, params.sessionId)
  await context.audit('member.end-session', `member:${member.accountId}`, {
    username: member.username,
    sessionId: params.sessionId,
  })
  return {}
})

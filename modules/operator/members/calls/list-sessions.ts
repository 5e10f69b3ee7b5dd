import { listSessions, listSessionsSchemas } from '../../../../contract/operator/members/list-sessions.ts'
import { handle } from '../../../../platform/calls.ts'
import { memberSessionsOf } from '../../../identity/index.ts'
import { requireMember } from '../members.ts'

export const handleListSessions = handle(listSessions, listSessionsSchemas, async (context, { params }) => {
  const member = await requireMember(context, params.memberId)
  return { list: await memberSessionsOf(context.tx, context.merchant.id, member.accountId) }
})

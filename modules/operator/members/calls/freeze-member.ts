import { freezeMember, freezeMemberSchemas } from '../../../../contract/operator/members/freeze-member.ts'
import { handle } from '../../../../platform/calls.ts'
import { freezeMember as freeze } from '../../../identity/index.ts'
import { requireMember } from '../members.ts'

export const handleFreezeMember = handle(
  freezeMember,
  freezeMemberSchemas,
  async (context, { params, body }) => {
    const member = await requireMember(context, params.memberId)
    await freeze(context, member.accountId, body.reason)
    await context.audit('member.freeze', `member:${member.accountId}`, {
      username: member.username,
      reason: body.reason,
      before: { state: 'ACTIVE' },
      after: { state: 'FROZEN' },
    })
    return { state: 'FROZEN' as const }
  },
)

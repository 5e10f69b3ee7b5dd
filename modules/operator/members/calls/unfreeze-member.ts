import {
  unfreezeMember,
  unfreezeMemberSchemas,
} from '../../../../contract/operator/members/unfreeze-member.ts'
import { handle } from '../../../../platform/calls.ts'
import { unfreezeMember as unfreeze } from '../../../identity/index.ts'
import { requireMember } from '../members.ts'

export const handleUnfreezeMember = handle(
  unfreezeMember,
  unfreezeMemberSchemas,
  async (context, { params, body }) => {
    const member = await requireMember(context, params.memberId)
    await unfreeze(context, member.accountId, body.reason)
    await context.audit('member.unfreeze', `member:${member.accountId}`, {
      username: member.username,
      reason: body.reason,
      before: { state: 'FROZEN' },
      after: { state: 'ACTIVE' },
    })
    return { state: 'ACTIVE' as const }
  },
)

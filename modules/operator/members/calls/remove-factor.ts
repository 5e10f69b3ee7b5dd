import { removeFactor, removeFactorSchemas } from '../../../../contract/operator/members/remove-factor.ts'
import { handle } from '../../../../platform/calls.ts'
import { removeMemberFactor } from '../../../identity/index.ts'

export const handleRemoveFactor = handle(
  removeFactor,
  removeFactorSchemas,
  async (context, { params, body }) => {
    const row = await removeMemberFactor(context, context.tx, params.memberId)
    await context.audit('member.remove-factor', `member:${row.account_id}`, {
      username: row.username,
      reason: body.reason,
      before: { hasAuthenticator: true },
      after: { hasAuthenticator: false },
    })
    return {}
  },
)

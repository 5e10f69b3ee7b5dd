import { resetMember, resetMemberSchemas } from '../../../../contract/operator/members/reset-member.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { sessionsKey } from '../../../../platform/keys.ts'
import { giveFirstPassword, makeFirstPassword } from '../../../identity/index.ts'
import { auditMember } from '../members.ts'

export const handleResetMember = handleBatched(
  resetMember,
  resetMemberSchemas,
  async (context, { params, body }) => {
    const first = await makeFirstPassword(context)
    await context.database.transaction(async (tx) => {
      const row = await giveFirstPassword(context, tx, params.memberId, first)
      await auditMember(tx, context, 'member.reset-password', row.account_id, {
        username: row.username,
        reason: body.reason,
        usableUntil: first.usableUntil,
      })
    })
    context.use(sessionsKey).forget(params.memberId)
    return { password: first.password, usableUntil: first.usableUntil }
  },
)

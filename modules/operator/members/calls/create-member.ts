import { createMember, createMemberSchemas } from '../../../../contract/operator/members/create-member.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { makeFirstPassword, openMember } from '../../../identity/index.ts'
import { auditMember } from '../members.ts'

export const handleCreateMember = handleBatched(
  createMember,
  createMemberSchemas,
  async (context, { body }) => {
    const { type, reason } = body
    const first = await makeFirstPassword(context)
    const draft = {
      username: body.username,
      type,
      upline: body.upline || null,
      payeeName: body.payeeName || null,
      mobileNum: body.mobileNum || null,
    }
    const row = await context.database.transaction(async (tx) => {
      const made = await openMember(context, tx, draft, first)
      await auditMember(tx, context, 'member.create', made.account_id, {
        username: made.username,
        reason,
        before: null,
        after: { type, uplineId: made.upline_id },
      })
      return made
    })
    return {
      memberId: row.account_id,
      username: row.username,
      password: first.password,
      usableUntil: first.usableUntil,
    }
  },
)

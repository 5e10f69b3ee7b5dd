import { correctMember, correctMemberSchemas } from '../../../../contract/operator/members/correct-member.ts'
import { confirmedFields } from '../../../../contract/shared/correction-words.ts'
import { handle } from '../../../../platform/calls.ts'
import { checkCorrection } from '../../../identity/index.ts'
import { propose } from '../../../system/index.ts'
import { carryOut, nameProposal } from '../corrections.ts'

export const handleCorrectMember = handle(
  correctMember,
  correctMemberSchemas,
  async (context, { params, body }) => {
    const { field, value, reason } = body
    const correction = await checkCorrection(context, { memberId: params.memberId, field, value })
    if (!confirmedFields.includes(field)) {
      await carryOut(context, correction, { reason })
      return { state: 'DONE' as const, proposalId: null }
    }
    const proposalId = await propose(context, nameProposal, {
      subject: `member:${params.memberId}`,
      title: correction.row.username,
      payload: { memberId: params.memberId, value: correction.value },
      reason,
      changes: [{ field, before: correction.before, after: correction.value }],
    })
    return { state: 'PENDING' as const, proposalId }
  },
)

import {
  changePrizeGroup,
  changePrizeGroupSchemas,
} from '../../../../contract/operator/members/change-prize-group.ts'
import { handle } from '../../../../platform/calls.ts'
import { setPrizeGroup } from '../../../identity/index.ts'

export const handleChangePrizeGroup = handle(
  changePrizeGroup,
  changePrizeGroupSchemas,
  async (context, { params, body }) => {
    const { memberG, reason } = body
    const changedBy = context.actor.claims.account
    const change = { memberG, reason, changedBy }
    const { row, before } = await setPrizeGroup(context, context.tx, params.memberId, change)
    await context.audit('member.prizeGroup', `member:${row.account_id}`, {
      username: row.username,
      reason,
      before: { memberG: before },
      after: { memberG },
    })
    return { memberG }
  },
)

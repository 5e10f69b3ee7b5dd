import { changeType, changeTypeSchemas } from '../../../../contract/operator/members/change-type.ts'
import { handle } from '../../../../platform/calls.ts'
import { sessionsKey } from '../../../../platform/keys.ts'
import { leaveContracts } from '../../../agents/index.ts'
import { changeMemberType } from '../../../identity/index.ts'

export const handleChangeType = handle(changeType, changeTypeSchemas, async (context, { params, body }) => {
  // Contracts are between accounts of the types that signed them; they are held before the account, as by
  // whoever offers one.
  const house = { side: 'HOUSE', id: context.actor.claims.account } as const
  await leaveContracts(context, params.memberId, house, body.reason)
  const { row, before } = await changeMemberType(context, context.tx, params.memberId, body.type)
  context.afterCommit(() => context.use(sessionsKey).forget(row.account_id))
  await context.audit('member.type', `member:${row.account_id}`, {
    username: row.username,
    reason: body.reason,
    before: { type: before },
    after: { type: body.type },
  })
  return { type: body.type }
})

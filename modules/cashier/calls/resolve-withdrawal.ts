import { refuse } from '../../../contract/errors.ts'
import { resolveWithdrawal, resolveWithdrawalSchemas } from '../../../contract/operator/cashier/resolve-withdrawal.ts'
import { handle } from '../../../platform/calls.ts'
import { decide, RESOLVERS } from '../desk.ts'
import { endPaid, endReturned } from '../moves.ts'
import { lockWithdrawal } from '../store/withdrawals.ts'

export const handleResolveWithdrawal = handle(resolveWithdrawal, resolveWithdrawalSchemas, async (context, { params, body }) => {
  const { tx, merchant, actor, now } = context
  const withdrawal = await lockWithdrawal(tx, merchant.id, params.withdrawalId)
  if (!withdrawal) refuse('WD_NOT_FOUND')
  if (withdrawal.state !== 'DISPUTED') refuse('WD_STATE')
  const { isDecided, approvals } = await decide(context, withdrawal.withdrawalId, `RESOLVE_${body.outcome}`, RESOLVERS, body.remark)
  const mover = { actor: actor.claims.account, now, remark: body.remark }
  const end = () => (body.outcome === 'PAID' ? endPaid(tx, withdrawal, 'RESOLVED_PAID', { remark: body.remark }, mover) : endReturned(tx, withdrawal, 'RESOLVED_RETURNED', {}, mover))
  const after = isDecided ? (await end())! : withdrawal
  await context.audit('withdrawal.resolve', `withdrawal:${withdrawal.withdrawalId}`, {
    before: withdrawal.state, after: after.state, memberId: withdrawal.memberId, amount: withdrawal.amount, outcome: body.outcome, approvals, approvalsNeeded: RESOLVERS, remark: body.remark,
  })
  return { state: after.state, approvals, approvalsNeeded: RESOLVERS }
})

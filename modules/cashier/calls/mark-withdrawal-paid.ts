import { refuse } from '../../../contract/errors.ts'
import { markWithdrawalPaid, markWithdrawalPaidSchemas } from '../../../contract/operator/cashier/mark-withdrawal-paid.ts'
import { handle } from '../../../platform/calls.ts'
import { settingsOf } from '../../system/index.ts'
import { markPaid } from '../moves.ts'
import { withdrawalMoves } from '../rules/states.ts'
import { payoutSettings } from '../settings.ts'
import { lockWithdrawal } from '../store/withdrawals.ts'

export const handleMarkWithdrawalPaid = handle(markWithdrawalPaid, markWithdrawalPaidSchemas, async (context, { params, body }) => {
  const { tx, merchant, actor, now } = context
  const withdrawal = await lockWithdrawal(tx, merchant.id, params.withdrawalId)
  if (!withdrawal) refuse('WD_NOT_FOUND')
  // The bank was faster than the operator; what he wants to say is so already.
  if (withdrawal.paidAt) return { state: withdrawal.state }
  if (!withdrawalMoves[withdrawal.state].includes('PAID')) refuse('WD_STATE')
  const rules = await settingsOf(tx, merchant.id, payoutSettings)
  const payout = { timeZone: merchant.timeZone, rules: { dayMinutes: rules.confirmMinutes, nightMinutes: rules.confirmMinutesNight } }
  const after = (await markPaid(tx, withdrawal, payout, { actor: actor.claims.account, now, remark: body.remark }))!
  await context.audit('withdrawal.paid', `withdrawal:${withdrawal.withdrawalId}`, {
    before: withdrawal.state, after: after.state, memberId: withdrawal.memberId, amount: withdrawal.amount, remark: body.remark ?? null,
  })
  return { state: after.state }
})

import { refuse } from '../../../../contract/errors.ts'
import {
  resolveWithdrawal,
  resolveWithdrawalSchemas,
} from '../../../../contract/operator/cashier/resolve-withdrawal.ts'
import { moneyText } from '../../../../kernel/money.ts'
import { handle } from '../../../../platform/calls.ts'
import { decide, RESOLVERS } from '../../shared/four-eyes.ts'
import { decisionName } from '../queue-view.ts'
import { endPaid } from '../withdrawal-states.ts'
import type { Mover } from '../../shared/mover.ts'
import { noticeTexts, notifyMember } from '../notices.ts'
import { payAgain, returnMissing } from '../payouts.ts'
import { lockWithdrawal } from '../store/withdrawals.ts'
import type { Withdrawal } from '../store/withdrawal-rows.ts'
import type { Tx } from '../../../../platform/postgres.ts'

type Outcome = 'PAID' | 'RETURNED' | 'REPAY'

const notices = {
  PAID: noticeTexts.resolvedPaid,
  RETURNED: noticeTexts.resolvedReturned,
  REPAY: noticeTexts.repaid,
} as const

function end(
  tx: Tx,
  withdrawal: Withdrawal,
  outcome: Outcome,
  mover: Mover,
): Promise<Withdrawal | undefined> {
  if (outcome === 'REPAY') return payAgain(tx, withdrawal, mover)
  return outcome === 'RETURNED'
    ? returnMissing(tx, withdrawal, mover)
    : endPaid(tx, withdrawal, 'RESOLVED_PAID', { remark: mover.remark! }, mover)
}

export const handleResolveWithdrawal = handle(
  resolveWithdrawal,
  resolveWithdrawalSchemas,
  async (context, { params, body }) => {
    const { tx, merchant, actor, now } = context
    const withdrawal = await lockWithdrawal(tx, merchant.id, params.withdrawalId)
    if (!withdrawal) refuse('WD_NOT_FOUND')
    if (withdrawal.state !== 'DISPUTED') refuse('WD_STATE')
    const { isDecided, approvals } = await decide(
      context,
      withdrawal.withdrawalId,
      decisionName(`RESOLVE_${body.outcome}`, withdrawal),
      RESOLVERS,
      body.remark,
    )
    const after = isDecided
      ? (await end(tx, withdrawal, body.outcome, { actor: actor.claims.account, now, remark: body.remark }))!
      : withdrawal
    if (isDecided)
      await notifyMember(
        tx,
        withdrawal,
        `resolved:${withdrawal.disputeNo}`,
        notices[body.outcome](moneyText(withdrawal.amount, withdrawal.currency)),
      )
    await context.audit('withdrawal.resolve', `withdrawal:${withdrawal.withdrawalId}`, {
      before: withdrawal.state,
      after: after.state,
      memberId: withdrawal.memberId,
      amount: withdrawal.amount,
      outcome: body.outcome,
      approvals,
      approvalsNeeded: RESOLVERS,
      remark: body.remark,
    })
    return { state: after.state, approvals, approvalsNeeded: RESOLVERS }
  },
)

/** Deciding a deposit in review: credit what arrived, or leave it to be sent back. */
import { refuse } from '../../contract/errors.ts'
import type { DepositState } from '../../contract/shared/cashier-states.ts'
import type { CallContext } from '../../platform/calls.ts'
import { decide, neededOf } from './desk.ts'
import type { Mover } from './moves.ts'
import { lockDeposit, type Deposit } from './store/deposits.ts'

interface DepositDecision { depositId: string; decision: 'CREDIT' | 'REJECT'; remark: string }

/** Carries the decision out once enough operators agree. Errors: DEPOSIT_NOT_FOUND, DEPOSIT_STATE, WD_FOUR_EYES. */
export async function decideDeposit(
  context: CallContext, asked: DepositDecision, carryOut: (deposit: Deposit, mover: Mover) => Promise<Deposit | undefined>,
): Promise<{ state: DepositState; approvals: number; approvalsNeeded: number }> {
  const { tx, merchant, actor, now } = context
  const deposit = await lockDeposit(tx, merchant.id, asked.depositId)
  if (!deposit) refuse('DEPOSIT_NOT_FOUND')
  if (deposit.state !== 'REVIEW') refuse('DEPOSIT_STATE')
  const amount = deposit.paidAmount!
  const approvalsNeeded = (await neededOf(tx, merchant.id)).deposit(amount)
  const { isDecided, approvals } = await decide(context, deposit.depositId, asked.decision, approvalsNeeded, asked.remark)
  const after = isDecided ? (await carryOut(deposit, { actor: actor.claims.account, now, remark: asked.remark }))! : deposit
  await context.audit(`deposit.${asked.decision.toLowerCase()}`, `deposit:${deposit.depositId}`, {
    before: deposit.state, after: after.state, memberId: deposit.memberId, amount, reviewReason: deposit.reviewReason, approvals, approvalsNeeded, remark: asked.remark,
  })
  return { state: after.state, approvals, approvalsNeeded }
}

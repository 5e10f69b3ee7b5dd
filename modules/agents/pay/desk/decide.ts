/** What operators decide about payments: all of a press or none, each locked before it is looked at. */
import { refuse } from '../../../../contract/errors.ts'
import type { PaymentState } from '../../../../kernel/agents/pay/words.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import { emitEvent } from '../../../../platform/outbox.ts'
import { events } from '../events.ts'
import { lockPayments, markApproved, markHeld, markReleased, type Payment } from '../store/payments.ts'
import { contractFacts } from './store.ts'
import { isWriter } from './values.ts'

export type PayDecision = 'approve' | 'hold' | 'release'

const from: Readonly<Record<PayDecision, readonly PaymentState[]>> = {
  approve: ['CALCULATED'],
  hold: ['CALCULATED', 'APPROVED'],
  release: ['HELD'],
}

/**
 * Returns how many were moved. Errors: AGENT_PAYMENT_NOT_FOUND; AGENT_PAYMENT_STATE if one has moved on;
 * AGENT_PAYMENT_SAME_PERSON if the operator wrote the contract of one that is to be approved.
 */
export async function decidePayments(
  context: CallContext,
  decision: PayDecision,
  given: { readonly paymentIds: readonly string[]; readonly reason?: string },
): Promise<number> {
  const { tx, merchant, actor, now } = context
  const paymentIds = [...new Set(given.paymentIds)]
  const payments = await lockPayments(tx, merchant.id, paymentIds)
  if (payments.length !== paymentIds.length) refuse('AGENT_PAYMENT_NOT_FOUND')
  if (payments.some(({ state }) => !from[decision].includes(state))) refuse('AGENT_PAYMENT_STATE')
  if (decision === 'approve') await refuseWriters(context, payments)
  const by = actor.claims.account
  const reason = given.reason ?? ''
  if (decision === 'approve') await markApproved(tx, paymentIds, by, now)
  if (decision === 'release') await markReleased(tx, paymentIds)
  if (decision === 'hold') {
    await markHeld(tx, paymentIds, { by, reason, at: now })
    const dividends = payments.filter(({ kind }) => kind === 'DIVIDEND')
    if (dividends.length > 0)
      await emitEvent(tx, events.paymentsMoved, {
        merchantId: merchant.id,
        paymentIds: dividends.map(({ paymentId }) => paymentId),
      })
  }
  for (const { paymentId, state, agentId, kind, periodId, amount } of payments)
    await context.audit(`agent-payments.${decision}`, `agent-payment:${paymentId}`, {
      before: state,
      agentId,
      kind,
      periodId,
      amount,
      ...(reason ? { reason } : {}),
    })
  return payments.length
}

async function refuseWriters(
  { tx, actor }: Pick<CallContext, 'tx' | 'actor'>,
  payments: readonly Payment[],
): Promise<void> {
  const facts = await contractFacts(
    tx,
    payments.map(({ contractId }) => contractId),
  )
  for (const { contractId } of payments)
    if (isWriter(actor, facts.get(contractId)?.writtenBy ?? '')) refuse('AGENT_PAYMENT_SAME_PERSON')
}

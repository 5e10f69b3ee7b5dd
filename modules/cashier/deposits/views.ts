/** Deposits as their member sees them. */
import type { DepositState } from '../../../contract/shared/cashier-states.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { openDepositStates } from '../shared/rules/states.ts'
import type { Deposit } from './store/deposit-rows.ts'
import { offerName } from './offers.ts'
import { readSteps } from '../shared/store/steps.ts'
import { stepsOf } from '../shared/steps-view.ts'

/** Open but past its time is expired, whether or not the job has marked it yet. */
export function shownState(deposit: Deposit, now: Date): DepositState {
  return openDepositStates.includes(deposit.state) && deposit.expiresAt <= now ? 'EXPIRED' : deposit.state
}

export async function depositViews(
  { tx, language, now }: Pick<CallContext, 'tx' | 'language' | 'now'>,
  deposits: readonly Deposit[],
) {
  const steps = await readSteps(
    tx,
    deposits.map((deposit) => deposit.depositId),
  )
  return deposits.map((deposit) => ({
    intentId: deposit.depositId,
    reference: deposit.reference,
    channel: deposit.channel,
    state: shownState(deposit, now),
    amount: deposit.askedAmount,
    payableAmount: deposit.payableAmount,
    creditedAmount: deposit.creditedAmount,
    currency: deposit.currency,
    createdAt: deposit.createdAt,
    expiresAt: deposit.expiresAt,
    remark: deposit.state === 'REJECTED' ? deposit.remark : null,
    offer: offerName(deposit.offer, language),
    steps: stepsOf<DepositState>(steps.get(deposit.depositId)),
  }))
}

/** Payments as banks tell of them: matched, judged and credited, or left to a person (domain/economy.md §7). */
import { refuse } from '../../contract/errors.ts'
import type { DepositState } from '../../contract/shared/cashier-states.ts'
import { newId } from '../../kernel/ids.ts'
import type { Tx } from '../../platform/postgres.ts'
import { accountOf } from '../identity/index.ts'
import { restrictionOf } from '../limits/index.ts'
import type { PaymentNotice } from './channels/ports.ts'
import { creditPaidDeposit, moveDeposit, tellDeposit, type Mover } from './moves.ts'
import { reviewReasonOf } from './rules/deposit-rules.ts'
import { openDepositStates } from './rules/states.ts'
import { insertDeposit, keepPayment, lockDeposit, type Deposit } from './store/deposits.ts'

/**
 * Takes in a payment for a deposit and answers the deposit's state. A reference that was told before changes nothing;
 * a late payment, another amount, another's name, or money for a deposit already paid waits for an operator. Nothing
 * that arrived is ever dropped. Errors: DEPOSIT_NOT_FOUND.
 */
export async function receivePayment(tx: Tx, merchantId: string, notice: PaymentNotice, now: Date): Promise<DepositState> {
  const deposit = await lockDeposit(tx, merchantId, notice.depositId)
  if (!deposit) refuse('DEPOSIT_NOT_FOUND')
  const isPaid = !isOpen(deposit) && deposit.state !== 'EXPIRED'
  const targetId = isPaid ? newId(now.getTime()) : deposit.depositId
  const isNews = await keepPayment(tx, {
    merchantId, channel: notice.channel, bankReference: notice.reference, depositId: targetId, amount: notice.amount, payerName: notice.payerName, receivedAt: now,
  })
  if (!isNews) return deposit.state
  if (isPaid) {
    await openExtra(tx, deposit, targetId, notice, now)
    return deposit.state
  }
  return settlePayment(tx, deposit, notice, now)
}

async function settlePayment(tx: Tx, deposit: Deposit, notice: PaymentNotice, now: Date): Promise<DepositState> {
  const key = { merchantId: deposit.merchantId, accountId: deposit.memberId }
  const member = await accountOf(tx, key)
  const mayReceive = member?.state === 'ACTIVE' && (await restrictionOf(tx, key, now)) === null
  const isLate = deposit.state === 'EXPIRED' || deposit.expiresAt <= now
  const reviewReason = reviewReasonOf(notice, { payableAmount: deposit.payableAmount, isLate, isPaid: false, payeeName: member?.payeeName ?? null, mayReceive })
  const mover: Mover = { actor: 'bank', now }
  const paid = { payerName: notice.payerName, paidAmount: notice.amount, bankReference: notice.reference }
  if (!reviewReason) return (await creditPaidDeposit(tx, deposit, { ...paid, amount: notice.amount }, mover))!.state
  // The clock had run out before the job that says so came by.
  const ended = isLate && isOpen(deposit) ? await moveDeposit(tx, deposit, 'EXPIRED', {}, { actor: 'system', now }) : deposit
  return (await moveDeposit(tx, ended!, 'REVIEW', { ...paid, reviewReason }, mover))!.state
}

function isOpen(deposit: Deposit): boolean {
  return openDepositStates.includes(deposit.state)
}

/** Money beyond what a deposit asked for becomes a deposit of its own, for an operator to credit or send back. */
async function openExtra(tx: Tx, paid: Deposit, depositId: string, notice: PaymentNotice, now: Date): Promise<void> {
  const extra: Deposit = {
    ...paid, depositId, askedAmount: notice.amount, payableAmount: notice.amount, creditedAmount: 0n, state: 'REVIEW', reviewReason: 'EXTRA', codeText: null,
    paidAmount: notice.amount, payerName: notice.payerName, bankReference: notice.reference, remark: null, createdAt: now, expiresAt: now, changedAt: now,
  }
  await insertDeposit(tx, extra)
  await tellDeposit(tx, extra, { actor: 'bank', now })
}

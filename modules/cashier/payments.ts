/** Payments as banks tell of them: matched, judged and credited, or left to a person (domain/economy.md §7). */
import { refuse } from '../../contract/errors.ts'
import type { DepositState } from '../../contract/shared/cashier-states.ts'
import { newId } from '../../kernel/ids.ts'
import type { Tx } from '../../platform/postgres.ts'
import { accountOf } from '../identity/index.ts'
import { restrictionOf } from '../limits/index.ts'
import { amlScores, flagMember } from './aml/index.ts'
import type { PaymentNotice } from './channels/ports.ts'
import { creditPaidDeposit, moveDeposit, tellDeposit, type Mover } from './moves.ts'
import { reviewReasonOf } from './rules/deposit-rules.ts'
import { matchNames } from './rules/name-match.ts'
import { openDepositStates } from './rules/states.ts'
import { fillReview, insertDeposit, keepPayment, lockDeposit, type Deposit, type NewDeposit } from './store/deposits.ts'

/**
 * Takes in a payment for a deposit and answers the deposit's state. A reference that was told before changes nothing;
 * a late payment, another amount, another's name, or money for a deposit already paid waits for an operator. Nothing
 * that arrived is ever dropped. Errors: DEPOSIT_NOT_FOUND.
 */
export async function receivePayment(tx: Tx, merchantId: string, notice: PaymentNotice, now: Date): Promise<DepositState> {
  const deposit = await lockDeposit(tx, merchantId, notice.depositId)
  if (!deposit) refuse('DEPOSIT_NOT_FOUND')
  const isPaid = !isAwaited(deposit)
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
  // A statement comes later than the payments it tells of: what it says of their time counts.
  const isLate = notice.paidAt ? notice.paidAt > deposit.expiresAt : deposit.state === 'EXPIRED' || deposit.expiresAt <= now
  const reviewReason = reviewReasonOf(notice, { payableAmount: deposit.payableAmount, isLate, isPaid: false, payeeName: member?.payeeName ?? null, mayReceive })
  const mover: Mover = { actor: 'bank', now }
  const paid = { payerName: notice.payerName, paidAmount: notice.amount, bankReference: notice.reference }
  if (!reviewReason) {
    const awaited = deposit.state === 'EXPIRED' ? (await moveDeposit(tx, deposit, 'REVIEW', {}, mover))! : deposit
    return (await creditPaidDeposit(tx, awaited, { ...paid, amount: notice.amount }, mover))!.state
  }
  // Two scripts are no proof of another person: only a name that cannot be his is flagged.
  if (member?.payeeName && matchNames(notice.payerName, member.payeeName) === 'MISMATCH') await flagThirdParty(tx, deposit, notice)
  if (deposit.state === 'REVIEW') return (await fillReview(tx, deposit, { ...paid, reviewReason })).state
  // The clock had run out before the job that says so came by.
  const ended = isLate && isOpen(deposit) ? await moveDeposit(tx, deposit, 'EXPIRED', {}, { actor: 'system', now }) : deposit
  return (await moveDeposit(tx, ended!, 'REVIEW', { ...paid, reviewReason }, mover))!.state
}

function isOpen(deposit: Deposit): boolean {
  return openDepositStates.includes(deposit.state)
}

/** No bank has told of money for it yet: open, expired, or in review for its slip alone. */
function isAwaited(deposit: Deposit): boolean {
  return isOpen(deposit) || deposit.state === 'EXPIRED' || (deposit.state === 'REVIEW' && deposit.paidAmount === null)
}

/** Money in another's name goes back to where it came from, and compliance hears of it (domain/economy.md §7, §9). */
function flagThirdParty(tx: Tx, deposit: Deposit, { payerName, amount }: PaymentNotice): Promise<boolean> {
  return flagMember(tx, {
    merchantId: deposit.merchantId, memberId: deposit.memberId, kind: 'THIRD_PARTY', score: amlScores.THIRD_PARTY, reference: deposit.depositId,
    detail: { payerName, channel: deposit.channel, amount },
  })
}

/** Money beyond what a deposit asked for becomes a deposit of its own, for an operator to credit or send back. */
async function openExtra(tx: Tx, paid: Deposit, depositId: string, notice: PaymentNotice, now: Date): Promise<void> {
  const extra: NewDeposit = {
    ...paid, depositId, askedAmount: notice.amount, payableAmount: notice.amount, creditedAmount: 0n, state: 'REVIEW', reviewReason: 'EXTRA', codeText: null,
    paidAmount: notice.amount, payerName: notice.payerName, bankReference: notice.reference, remark: null, sourceAccountId: null, createdAt: now, expiresAt: now, changedAt: now,
  }
  const added = await insertDeposit(tx, extra)
  if (added) await tellDeposit(tx, added, { actor: 'bank', now })
}

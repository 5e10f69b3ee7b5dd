/**
 * Payments as banks report them: matched, checked and credited, or left to a person (domain/economy.md §7).
 */
import { refuse } from '../../../contract/errors.ts'
import type { DepositState } from '../../../contract/shared/cashier-states.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { accountOf } from '../../identity/index.ts'
import { restrictionOf } from '../../limits/index.ts'
import { flagMember } from '../compliance/flags.ts'
import { amlScores } from '../compliance/rules/aml-kinds.ts'
import type { PaymentNotice, ServiceSource } from '../channels/ports.ts'
import { creditPaidDeposit, moveDeposit, tellDeposit } from './deposit-states.ts'
import type { Mover } from '../shared/mover.ts'
import { reviewReasonOf } from './rules/deposit-rules.ts'
import { matchNames } from '../shared/rules/name-match.ts'
import { openDepositStates } from '../shared/rules/states.ts'
import { fillReview, lockDeposit } from './store/deposits.ts'
import { insertDeposit, type NewDeposit } from './store/new-deposits.ts'
import { keepPayment } from './store/payments.ts'
import type { Deposit } from './store/deposit-rows.ts'

/**
 * Records a payment for a deposit and returns the deposit's state. A reference that was reported before
 * changes nothing; a late payment, another amount, another's name, or money for a deposit already paid waits
 * for an operator. Nothing that arrived is ever dropped. Errors: DEPOSIT_NOT_FOUND.
 */
export async function receivePayment(
  tx: Tx,
  services: ServiceSource,
  merchantId: string,
  notice: PaymentNotice,
  now: Date,
): Promise<DepositState> {
  const deposit = await lockDeposit(tx, merchantId, notice.depositId)
  if (!deposit) refuse('DEPOSIT_NOT_FOUND')
  const isPaid = !isAwaited(deposit)
  const targetId = isPaid ? newId(now.getTime()) : deposit.depositId
  const isNews = await keepPayment(tx, {
    merchantId,
    channel: notice.channel,
    bankReference: notice.reference,
    depositId: targetId,
    amount: notice.amount,
    payerName: notice.payerName,
    receivedAt: now,
  })
  if (!isNews) return deposit.state
  if (isPaid) {
    await openExtra(tx, deposit, targetId, notice, now)
    return deposit.state
  }
  return settlePayment(tx, services, deposit, notice, now)
}

async function settlePayment(
  tx: Tx,
  services: ServiceSource,
  deposit: Deposit,
  notice: PaymentNotice,
  now: Date,
): Promise<DepositState> {
  const key = { merchantId: deposit.merchantId, accountId: deposit.memberId }
  const member = await accountOf(tx, key)
  const mayReceive = member?.state === 'ACTIVE' && (await restrictionOf(tx, key, now)) === null
  // A statement comes later than the payments in it, so its times count.
  const isLate = notice.paidAt
    ? notice.paidAt > deposit.expiresAt
    : deposit.state === 'EXPIRED' || deposit.expiresAt <= now
  const reviewReason = reviewReasonOf(notice, {
    payableAmount: deposit.payableAmount,
    isLate,
    isPaid: false,
    payeeName: member?.payeeName ?? null,
    mayReceive,
  })
  const mover: Mover = { actor: 'bank', now }
  const paid = { payerName: notice.payerName, paidAmount: notice.amount, bankReference: notice.reference }
  if (!reviewReason) {
    const awaited =
      deposit.state === 'EXPIRED' ? (await moveDeposit(tx, deposit, 'REVIEW', {}, mover))! : deposit
    return (await creditPaidDeposit(tx, services, awaited, { ...paid, amount: notice.amount }, mover))!.state
  }
  // Two scripts do not prove another person: only a name that cannot be theirs is flagged.
  if (member?.payeeName && matchNames(notice.payerName, member.payeeName) === 'MISMATCH')
    await flagThirdParty(tx, deposit, notice)
  if (deposit.state === 'REVIEW') return (await fillReview(tx, deposit, { ...paid, reviewReason })).state
  // The time was over before the job marked it.
  const ended =
    isLate && isOpen(deposit)
      ? await moveDeposit(tx, deposit, 'EXPIRED', {}, { actor: 'system', now })
      : deposit
  return (await moveDeposit(tx, ended!, 'REVIEW', { ...paid, reviewReason }, mover))!.state
}

function isOpen(deposit: Deposit): boolean {
  return openDepositStates.includes(deposit.state)
}

/** No bank has reported money for it yet: open, expired, or in review only for its slip. */
function isAwaited(deposit: Deposit): boolean {
  return (
    isOpen(deposit) ||
    deposit.state === 'EXPIRED' ||
    (deposit.state === 'REVIEW' && deposit.paidAmount === null)
  )
}

/** Money in another's name goes back to its sender, and compliance is notified (domain/economy.md §7, §9). */
function flagThirdParty(tx: Tx, deposit: Deposit, { payerName, amount }: PaymentNotice): Promise<boolean> {
  return flagMember(tx, {
    merchantId: deposit.merchantId,
    memberId: deposit.memberId,
    kind: 'THIRD_PARTY',
    score: amlScores.THIRD_PARTY,
    reference: deposit.depositId,
    detail: { payerName, channel: deposit.channel, amount },
  })
}

/** Money beyond the requested amount becomes a deposit of its own, for an operator to credit or send back. */
async function openExtra(
  tx: Tx,
  paid: Deposit,
  depositId: string,
  notice: PaymentNotice,
  now: Date,
): Promise<void> {
  const extra: NewDeposit = {
    ...paid,
    depositId,
    askedAmount: notice.amount,
    payableAmount: notice.amount,
    creditedAmount: 0n,
    state: 'REVIEW',
    reviewReason: 'EXTRA',
    codeText: null,
    paidAmount: notice.amount,
    payerName: notice.payerName,
    bankReference: notice.reference,
    remark: null,
    offer: null,
    sourceAccountId: null,
    createdAt: now,
    expiresAt: now,
    changedAt: now,
  }
  const added = await insertDeposit(tx, extra)
  if (added) await tellDeposit(tx, added, { actor: 'bank', now })
}

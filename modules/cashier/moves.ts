/** Moving deposits and withdrawals: the row, its step with time and actor, and the event, always together. */
import { isCryptoCode } from '../../contract/shared/cashier-channels.ts'
import type { DepositState, WithdrawalState } from '../../contract/shared/cashier-states.ts'
import { emitEvent } from '../../platform/outbox.ts'
import type { Tx } from '../../platform/postgres.ts'
import { captureHold, feeAccount, gatewayAccount, memberAccount, postTransaction, releaseHold } from '../wallet/index.ts'
import { openRequirement } from '../wagering/index.ts'
import { settingsOf } from '../system/index.ts'
import { events } from './events.ts'
import { partsOf } from './rules/payout-parts.ts'
import { confirmBy, type ReceiptRules } from './rules/receipt-clock.ts'
import { payoutSettings } from './settings.ts'
import { moveDepositRow, type Deposit, type DepositChange } from './store/deposits.ts'
import { insertPayout } from './store/payouts.ts'
import { addStep } from './store/steps.ts'
import { moveWithdrawalRow, type Withdrawal, type WithdrawalChange } from './store/withdrawals.ts'

/** Who moves it: the member, an operator by name, `bank` or `system`. */
export interface Mover { readonly actor: string; readonly now: Date; readonly remark?: string }

/** Where a payout leaves the house: by its banks, or by the chain of its network. */
const gatewayOf = ({ merchantId, bankCode }: Withdrawal) => gatewayAccount(merchantId, isCryptoCode(bankCode) ? bankCode : 'BANK')
const ONCE = 1_000_000n

export async function tellDeposit(tx: Tx, deposit: Deposit, mover: Mover): Promise<void> {
  await addStep(tx, { objectId: deposit.depositId, state: deposit.state, actor: mover.actor, remark: mover.remark ?? null, at: mover.now })
  await emitEvent(tx, events.depositMoved, {
    merchantId: deposit.merchantId, memberId: deposit.memberId, depositId: deposit.depositId, state: deposit.state, amount: deposit.creditedAmount,
  })
}

/** Undefined where another was faster. */
export async function moveDeposit(tx: Tx, deposit: Deposit, to: DepositState, change: DepositChange, mover: Mover): Promise<Deposit | undefined> {
  const moved = await moveDepositRow(tx, deposit, to, { ...change, ...(mover.remark ? { remark: mover.remark } : {}) }, mover.now)
  if (moved) await tellDeposit(tx, moved, mover)
  return moved
}

/**
 * Credits what arrived and opens its 1× turnover (domain/economy.md §5, §7). The key of the credit is the deposit: it is
 * credited once, whoever asks.
 */
export async function creditPaidDeposit(tx: Tx, deposit: Deposit, payment: { amount: bigint } & DepositChange, mover: Mover): Promise<Deposit | undefined> {
  const moved = await moveDeposit(tx, deposit, 'CONFIRMED', { ...payment, creditedAmount: payment.amount }, mover)
  if (!moved) return undefined
  const { txnId } = await postTransaction(tx, {
    scope: 'deposit', key: deposit.depositId, kind: 'DEPOSIT', currency: deposit.currency, reference: deposit.depositId, actor: mover.actor,
    entries: [{ from: gatewayAccount(deposit.merchantId, deposit.channel), to: memberAccount(deposit.memberId), amount: payment.amount, code: 'DEPOSIT' }],
  })
  await openRequirement(tx, {
    merchantId: deposit.merchantId, memberId: deposit.memberId, source: 'DEPOSIT', reference: deposit.depositId,
    baseAmount: payment.amount, txnId, multiplierPpm: ONCE, now: mover.now,
  })
  return moved
}

export async function tellWithdrawal(tx: Tx, withdrawal: Pick<Withdrawal, 'withdrawalId' | 'merchantId' | 'memberId' | 'state' | 'amount'>, mover: Mover): Promise<void> {
  await addStep(tx, { objectId: withdrawal.withdrawalId, state: withdrawal.state, actor: mover.actor, remark: mover.remark ?? null, at: mover.now })
  await emitEvent(tx, events.withdrawalMoved, {
    merchantId: withdrawal.merchantId, memberId: withdrawal.memberId, withdrawalId: withdrawal.withdrawalId, state: withdrawal.state, amount: withdrawal.amount,
  })
}

type Movable = Pick<Withdrawal, 'withdrawalId' | 'state'>

/** Undefined where it has left the state it was read in. */
export async function moveWithdrawal(tx: Tx, from: Movable, to: WithdrawalState, change: WithdrawalChange, mover: Mover): Promise<Withdrawal | undefined> {
  const moved = await moveWithdrawalRow(tx, from.withdrawalId, from.state, to, change, mover.now)
  if (moved) await tellWithdrawal(tx, moved, mover)
  return moved
}

/** CREATED or REVIEW → APPROVED: cut into its transfers and handed on to the payout channel. */
export async function approve(tx: Tx, withdrawal: Movable, mover: Mover): Promise<Withdrawal | undefined> {
  const moved = await moveWithdrawal(tx, withdrawal, 'APPROVED', {}, mover)
  if (!moved) return undefined
  const { partAmount } = await settingsOf(tx, moved.merchantId, payoutSettings)
  const net = moved.amount - moved.feeAmount
  // A chain knows no largest transfer.
  for (const [index, amount] of (moved.crypto ? [net] : partsOf(net, partAmount)).entries()) {
    await insertPayout(tx, { withdrawalId: moved.withdrawalId, merchantId: moved.merchantId, partNo: index + 1, attempt: 1, amount })
  }
  await emitEvent(tx, events.payoutWanted, { merchantId: moved.merchantId, withdrawalId: moved.withdrawalId })
  return moved
}

/** APPROVED or PAYING → PAID → CONFIRM_WAIT: the money is sent and the member's clock starts. */
export async function markPaid(
  tx: Tx, withdrawal: Movable, payout: { reference?: string; timeZone: string; rules: ReceiptRules }, mover: Mover,
): Promise<Withdrawal | undefined> {
  const paid = await moveWithdrawal(tx, withdrawal, 'PAID', { paidAt: mover.now, ...(payout.reference ? { payoutReference: payout.reference } : {}) }, mover)
  if (!paid) return undefined
  const ends = confirmBy(mover.now, payout.timeZone, payout.rules)
  // Halfway the member is reminded.
  const remindAt = new Date((mover.now.getTime() + ends.getTime()) / 2)
  return moveWithdrawal(tx, paid, 'CONFIRM_WAIT', { confirmBy: ends, remindAt }, { actor: 'system', now: mover.now })
}

/** To an end at which the money is gone: what is held leaves the house, the fee stays in it. */
export async function endPaid(tx: Tx, from: Movable, to: 'RECEIVED' | 'RESOLVED_PAID', change: WithdrawalChange, mover: Mover): Promise<Withdrawal | undefined> {
  const moved = await moveWithdrawal(tx, from, to, change, mover)
  if (!moved) return undefined
  await capturePaid(tx, moved, moved.amount - moved.feeAmount, mover)
  return moved
}

/** What of the hold was paid leaves the house by the bank or the chain; the fee stays in it. */
export async function capturePaid(tx: Tx, moved: Withdrawal, paidAmount: bigint, mover: Mover): Promise<void> {
  const common = { holdId: moved.holdId, scope: 'withdrawal', reference: moved.withdrawalId, actor: mover.actor }
  await captureHold(tx, { ...common, key: `${moved.withdrawalId}:paid`, to: gatewayOf(moved), amount: paidAmount, code: 'WITHDRAW_PAID' })
  if (moved.feeAmount > 0n) await captureHold(tx, { ...common, key: `${moved.withdrawalId}:fee`, to: feeAccount(moved.merchantId), amount: moved.feeAmount, code: 'FEE' })
}

/** To an end at which the whole held amount is the member's again. */
export async function endReturned(
  tx: Tx, from: Movable, to: 'REJECTED' | 'CANCELLED' | 'FAILED' | 'RESOLVED_RETURNED', change: WithdrawalChange, mover: Mover,
): Promise<Withdrawal | undefined> {
  const moved = await moveWithdrawal(tx, from, to, { ...change, ...(mover.remark ? { remark: mover.remark } : {}) }, mover)
  if (!moved) return undefined
  await releaseHold(tx, { holdId: moved.holdId, scope: 'withdrawal', key: `${moved.withdrawalId}:return`, reference: moved.withdrawalId, actor: mover.actor })
  return moved
}

/**
 * Gives a withdrawal that had ended as paid back to its member: what the bank took comes from where it went, the fee from
 * the fees (domain/economy.md §8.3, complaints).
 */
export async function refundPaid(tx: Tx, from: Movable, mover: Mover): Promise<Withdrawal | undefined> {
  const moved = await moveWithdrawal(tx, from, 'RESOLVED_RETURNED', mover.remark ? { remark: mover.remark } : {}, mover)
  if (!moved) return undefined
  const to = memberAccount(moved.memberId)
  await postTransaction(tx, {
    scope: 'withdrawal', key: `${moved.withdrawalId}:refund`, kind: 'WITHDRAW_RETURN', currency: moved.currency, reference: moved.withdrawalId, actor: mover.actor, reason: mover.remark,
    entries: [
      { from: gatewayOf(moved), to, amount: moved.amount - moved.feeAmount, code: 'WITHDRAW_RETURN' },
      ...(moved.feeAmount > 0n ? [{ from: feeAccount(moved.merchantId), to, amount: moved.feeAmount, code: 'WITHDRAW_RETURN' } as const] : []),
    ],
  })
  return moved
}

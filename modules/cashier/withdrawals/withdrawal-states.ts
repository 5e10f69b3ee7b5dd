/** Changes of a withdrawal's state: the row, its step with time and actor, and the event, always together. */
import { isCryptoCode } from '../../../contract/shared/cashier-channels.ts'
import type { WithdrawalState } from '../../../contract/shared/cashier-states.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import type { Tx } from '../../../platform/postgres.ts'
import {
  captureHold,
  feeAccount,
  gatewayAccount,
  memberAccount,
  postTransaction,
  releaseHold,
} from '../../wallet/index.ts'
import { settingsOf } from '../../system/index.ts'
import { events } from '../shared/events.ts'
import { partsOf } from './rules/payout-parts.ts'
import { confirmBy, type ReceiptRules } from './rules/receipt-clock.ts'
import { payoutSettings } from '../settings/withdrawals.ts'
import { insertPayout } from './store/payouts.ts'
import { addStep } from '../shared/store/steps.ts'
import { moveWithdrawalRow, type WithdrawalChange } from './store/withdrawals.ts'
import type { Withdrawal } from './store/withdrawal-rows.ts'
import type { Mover } from '../shared/mover.ts'

/** The account through which a payout leaves: of the banks, or of the chain of its network. */
const gatewayOf = ({ merchantId, bankCode }: Withdrawal) =>
  gatewayAccount(merchantId, isCryptoCode(bankCode) ? bankCode : 'BANK')

export async function tellWithdrawal(
  tx: Tx,
  withdrawal: Pick<Withdrawal, 'withdrawalId' | 'merchantId' | 'memberId' | 'state' | 'amount'>,
  mover: Mover,
): Promise<void> {
  await addStep(tx, {
    objectId: withdrawal.withdrawalId,
    state: withdrawal.state,
    actor: mover.actor,
    remark: mover.remark ?? null,
    at: mover.now,
  })
  await emitEvent(tx, events.withdrawalMoved, {
    merchantId: withdrawal.merchantId,
    memberId: withdrawal.memberId,
    withdrawalId: withdrawal.withdrawalId,
    state: withdrawal.state,
    amount: withdrawal.amount,
  })
}

type Movable = Pick<Withdrawal, 'withdrawalId' | 'state'>

/** Undefined if it is no longer in the state that was read. */
export async function moveWithdrawal(
  tx: Tx,
  from: Movable,
  to: WithdrawalState,
  change: WithdrawalChange,
  mover: Mover,
): Promise<Withdrawal | undefined> {
  const moved = await moveWithdrawalRow(tx, from.withdrawalId, from.state, to, change, mover.now)
  if (moved) await tellWithdrawal(tx, moved, mover)
  return moved
}

/** CREATED or REVIEW → APPROVED: split into its transfers and passed to the payout channel. */
export async function approve(tx: Tx, withdrawal: Movable, mover: Mover): Promise<Withdrawal | undefined> {
  const moved = await moveWithdrawal(tx, withdrawal, 'APPROVED', {}, mover)
  if (!moved) return undefined
  const { partAmount } = await settingsOf(tx, moved.merchantId, payoutSettings)
  const net = moved.amount - moved.feeAmount
  // A chain has no largest transfer.
  for (const [index, amount] of (moved.crypto ? [net] : partsOf(net, partAmount)).entries()) {
    await insertPayout(tx, {
      withdrawalId: moved.withdrawalId,
      merchantId: moved.merchantId,
      partNo: index + 1,
      attempt: 1,
      amount,
    })
  }
  await emitEvent(tx, events.payoutWanted, { merchantId: moved.merchantId, withdrawalId: moved.withdrawalId })
  return moved
}

/** APPROVED or PAYING → PAID → CONFIRM_WAIT: the money is sent and the member's clock starts. */
export async function markPaid(
  tx: Tx,
  withdrawal: Movable,
  payout: { reference?: string; timeZone: string; rules: ReceiptRules },
  mover: Mover,
): Promise<Withdrawal | undefined> {
  const paid = await moveWithdrawal(
    tx,
    withdrawal,
    'PAID',
    { paidAt: mover.now, ...(payout.reference ? { payoutReference: payout.reference } : {}) },
    mover,
  )
  if (!paid) return undefined
  const ends = confirmBy(mover.now, payout.timeZone, payout.rules)
  // At half of the time the member is reminded.
  const remindAt = new Date((mover.now.getTime() + ends.getTime()) / 2)
  return moveWithdrawal(
    tx,
    paid,
    'CONFIRM_WAIT',
    { confirmBy: ends, remindAt },
    { actor: 'system', now: mover.now },
  )
}

/** To an end at which the money is gone: the held amount leaves, the fee stays with the house. */
export async function endPaid(
  tx: Tx,
  from: Movable,
  to: 'RECEIVED' | 'RESOLVED_PAID',
  change: WithdrawalChange,
  mover: Mover,
): Promise<Withdrawal | undefined> {
  const moved = await moveWithdrawal(tx, from, to, change, mover)
  if (!moved) return undefined
  await capturePaid(tx, moved, moved.amount - moved.feeAmount, mover)
  return moved
}

/** The paid part of the hold leaves through the bank or the chain; the fee stays with the house. */
export async function capturePaid(
  tx: Tx,
  moved: Withdrawal,
  paidAmount: bigint,
  mover: Mover,
): Promise<void> {
  const common = {
    holdId: moved.holdId,
    scope: 'withdrawal',
    reference: moved.withdrawalId,
    actor: mover.actor,
  }
  await captureHold(tx, {
    ...common,
    key: `${moved.withdrawalId}:paid`,
    to: gatewayOf(moved),
    amount: paidAmount,
    code: 'WITHDRAW_PAID',
  })
  if (moved.feeAmount > 0n)
    await captureHold(tx, {
      ...common,
      key: `${moved.withdrawalId}:fee`,
      to: feeAccount(moved.merchantId),
      amount: moved.feeAmount,
      code: 'FEE',
    })
}

/** To an end at which the whole held amount is returned to the member. */
export async function endReturned(
  tx: Tx,
  from: Movable,
  to: 'REJECTED' | 'CANCELLED' | 'FAILED' | 'RESOLVED_RETURNED',
  change: WithdrawalChange,
  mover: Mover,
): Promise<Withdrawal | undefined> {
  const moved = await moveWithdrawal(
    tx,
    from,
    to,
    { ...change, ...(mover.remark ? { remark: mover.remark } : {}) },
    mover,
  )
  if (!moved) return undefined
  await releaseHold(tx, {
    holdId: moved.holdId,
    scope: 'withdrawal',
    key: `${moved.withdrawalId}:return`,
    reference: moved.withdrawalId,
    actor: mover.actor,
  })
  return moved
}

/**
 * Returns a withdrawal that had ended as paid to its member: the payout from the channel's account, the fee
 * from the fees (domain/economy.md §8.3, complaints).
 */
export async function refundPaid(tx: Tx, from: Movable, mover: Mover): Promise<Withdrawal | undefined> {
  const moved = await moveWithdrawal(
    tx,
    from,
    'RESOLVED_RETURNED',
    mover.remark ? { remark: mover.remark } : {},
    mover,
  )
  if (!moved) return undefined
  const to = memberAccount(moved.memberId)
  await postTransaction(tx, {
    scope: 'withdrawal',
    key: `${moved.withdrawalId}:refund`,
    kind: 'WITHDRAW_RETURN',
    currency: moved.currency,
    reference: moved.withdrawalId,
    actor: mover.actor,
    reason: mover.remark,
    entries: [
      { from: gatewayOf(moved), to, amount: moved.amount - moved.feeAmount, code: 'WITHDRAW_RETURN' },
      ...(moved.feeAmount > 0n
        ? [
            {
              from: feeAccount(moved.merchantId),
              to,
              amount: moved.feeAmount,
              code: 'WITHDRAW_RETURN',
            } as const,
          ]
        : []),
    ],
  })
  return moved
}

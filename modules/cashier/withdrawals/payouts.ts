/**
 * Payouts under way: each transfer reported once, by the bank or by a person, and what follows the last one.
 */
import { refuse } from '../../../contract/errors.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { settingsOf } from '../../system/index.ts'
import { lockMember, releaseHold } from '../../wallet/index.ts'
import { events } from '../shared/events.ts'
import { capturePaid, endReturned, markPaid, moveWithdrawal } from './withdrawal-states.ts'
import type { Mover } from '../shared/mover.ts'
import { missingOf } from './rules/payout-parts.ts'
import { payoutSettings } from '../settings/withdrawals.ts'
import {
  isReferenceUsed,
  markPayoutRefused,
  markPayoutSent,
  readPayouts,
  replacePayout,
  type Payout,
} from './store/payouts.ts'
import { hasOpenWithdrawal } from './store/withdrawal-counts.ts'
import type { Withdrawal } from './store/withdrawal-rows.ts'

/**
 * The reference under which the bank is asked for a part: it pays a reference once, however often it is
 * asked.
 */
export function payoutReference(part: Payout): string {
  return part.partNo === 1 && part.attempt === 1
    ? part.withdrawalId
    : `${part.withdrawalId}:${part.partNo}:${part.attempt}`
}

export async function partsOfWithdrawal(tx: Tx, withdrawalId: string): Promise<Payout[]> {
  return (await readPayouts(tx, [withdrawalId])).get(withdrawalId) ?? []
}

/**
 * A part of a locked withdrawal was transferred. The last one starts the member's clock. Undefined if it was
 * reported before. Errors: WD_REFERENCE_USED.
 */
export async function reportSent(
  tx: Tx,
  withdrawal: Withdrawal,
  part: Payout,
  sent: { bankReference: string | null; timeZone: string },
  mover: Mover,
): Promise<Withdrawal | undefined> {
  if (sent.bankReference !== null && (await isReferenceUsed(tx, withdrawal.merchantId, sent.bankReference)))
    refuse('WD_REFERENCE_USED')
  if (
    !(await markPayoutSent(tx, part, {
      bankReference: sent.bankReference,
      actor: mover.actor,
      at: mover.now,
    }))
  )
    return undefined
  const isComplete = (await partsOfWithdrawal(tx, withdrawal.withdrawalId)).every(
    (one) => one.state === 'SENT',
  )
  if (isComplete) {
    const rules = await settingsOf(tx, withdrawal.merchantId, payoutSettings)
    return markPaid(
      tx,
      withdrawal,
      {
        ...(sent.bankReference ? { reference: sent.bankReference } : {}),
        timeZone: sent.timeZone,
        rules: { dayMinutes: rules.confirmMinutes, nightMinutes: rules.confirmMinutesNight },
      },
      mover,
    )
  }
  if (withdrawal.state === 'APPROVED') return moveWithdrawal(tx, withdrawal, 'PAYING', {}, mover)
  // The state stays; the member's page is notified of the part.
  await tellPart(tx, withdrawal)
  return withdrawal
}

async function tellPart(tx: Tx, withdrawal: Withdrawal): Promise<void> {
  await emitEvent(tx, events.withdrawalMoved, {
    merchantId: withdrawal.merchantId,
    memberId: withdrawal.memberId,
    withdrawalId: withdrawal.withdrawalId,
    state: withdrawal.state,
    amount: withdrawal.amount,
  })
}

/**
 * The bank will never pay it: if nothing was sent yet, all of it returns; otherwise a person pays the part in
 * another way.
 */
export async function reportRefused(
  tx: Tx,
  withdrawal: Withdrawal,
  part: Payout,
  reason: string,
  mover: Mover,
): Promise<void> {
  if (!(await markPayoutRefused(tx, part, reason))) return
  const parts = await partsOfWithdrawal(tx, withdrawal.withdrawalId)
  if (parts.some((one) => one.state === 'SENT')) return tellPart(tx, withdrawal)
  for (const one of parts) await markPayoutRefused(tx, one, reason)
  await endReturned(tx, withdrawal, 'FAILED', {}, { ...mover, remark: reason })
}

/** DISPUTED → RESOLVED_RETURNED: the missing part is returned to the member, the rest counts as paid. */
export async function returnMissing(
  tx: Tx,
  withdrawal: Withdrawal,
  mover: Mover,
): Promise<Withdrawal | undefined> {
  const parts = await partsOfWithdrawal(tx, withdrawal.withdrawalId)
  const missing = missingOf(parts, withdrawal.missingParts)
  if (missing.length === parts.length) return endReturned(tx, withdrawal, 'RESOLVED_RETURNED', {}, mover)
  const moved = await moveWithdrawal(
    tx,
    withdrawal,
    'RESOLVED_RETURNED',
    mover.remark ? { remark: mover.remark } : {},
    mover,
  )
  if (!moved) return undefined
  const returned = missing.reduce((sum, part) => sum + part.amount, 0n)
  await releaseHold(tx, {
    holdId: moved.holdId,
    scope: 'withdrawal',
    key: `${moved.withdrawalId}:return`,
    reference: moved.withdrawalId,
    actor: mover.actor,
    amount: returned,
  })
  await capturePaid(tx, moved, moved.amount - moved.feeAmount - returned, mover)
  return moved
}

/**
 * DISPUTED → APPROVED: the missing part is paid again. Errors: WD_PENDING if the member has another
 * withdrawal open.
 */
export async function payAgain(
  tx: Tx,
  withdrawal: Withdrawal,
  mover: Mover,
): Promise<Withdrawal | undefined> {
  // Requesting a withdrawal takes the same lock, so none can open between the check and the move.
  await lockMember(tx, withdrawal.memberId)
  if (await hasOpenWithdrawal(tx, withdrawal.memberId)) refuse('WD_PENDING')
  for (const part of missingOf(await partsOfWithdrawal(tx, withdrawal.withdrawalId), withdrawal.missingParts))
    await replacePayout(tx, part)
  const moved = await moveWithdrawal(
    tx,
    withdrawal,
    'APPROVED',
    mover.remark ? { remark: mover.remark } : {},
    mover,
  )
  if (moved)
    await emitEvent(tx, events.payoutWanted, {
      merchantId: moved.merchantId,
      withdrawalId: moved.withdrawalId,
    })
  return moved
}

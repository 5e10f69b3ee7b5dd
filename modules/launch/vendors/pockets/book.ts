/**
 * A transfer in the ledger: ordered, arrived or returned, each once; and what a pocket won or lost in
 * between.
 */
import { refuse } from '../../../../contract/errors.ts'
import type { Tx } from '../../../../platform/postgres.ts'
import {
  clearingAccount,
  countInFlight,
  countResult,
  memberAccount,
  memberGuardOf,
  outsideOf,
  pocketAccount,
  pocketsOf,
  postTransaction,
  vendorAccount,
  type AccountRef,
} from '../../../wallet/index.ts'
import { keepsPockets } from '../access/store/access.ts'
import {
  endTransfer,
  lockPocket,
  raiseRevision,
  type PocketTransfer,
  type StoredRefusal,
} from './store/pockets.ts'

type Moving = Pick<
  PocketTransfer,
  'transferId' | 'merchantId' | 'memberId' | 'vendor' | 'direction' | 'amount'
>

const SCOPE = 'pocket'

/** Main or pocket → clearing. Call it with the pocket locked. Errors: BAL_INSUFFICIENT. */
export async function bookOrder(tx: Tx, transfer: Moving): Promise<void> {
  await book(
    tx,
    transfer,
    'sent',
    sourceOf(transfer),
    clearingAccount(transfer.merchantId),
    transfer.direction,
  )
  await countInFlight(tx, transfer.memberId, transfer.amount)
  await raiseRevision(tx, transfer)
}

/**
 * Ends a transfer in the ledger, at most once: clearing → its target, or back. Returns whether it was still
 * open.
 */
export async function bookEnd(
  tx: Tx,
  transfer: Moving,
  end: { state: 'DONE' | 'RETURNED'; refusal: StoredRefusal | null; answer: string; now: Date },
): Promise<boolean> {
  await lockPocket(tx, transfer)
  if (!(await endTransfer(tx, transfer.transferId, end))) return false
  const isDone = end.state === 'DONE'
  const isIntoPocket = isDone === (transfer.direction === 'IN')
  await book(
    tx,
    transfer,
    isDone ? 'arrived' : 'returned',
    clearingAccount(transfer.merchantId),
    isDone ? targetOf(transfer) : sourceOf(transfer),
    isIntoPocket ? 'IN' : 'OUT',
  )
  await countInFlight(tx, transfer.memberId, -transfer.amount)
  await raiseRevision(tx, transfer)
  return true
}

const pocketSide = (transfer: Moving): AccountRef => pocketAccount(transfer.memberId, transfer.vendor)
const sourceOf = (transfer: Moving): AccountRef =>
  transfer.direction === 'IN' ? memberAccount(transfer.memberId) : pocketSide(transfer)
const targetOf = (transfer: Moving): AccountRef =>
  transfer.direction === 'IN' ? pocketSide(transfer) : memberAccount(transfer.memberId)

async function book(
  tx: Tx,
  transfer: Moving,
  step: 'sent' | 'arrived' | 'returned',
  from: AccountRef,
  to: AccountRef,
  direction: 'IN' | 'OUT',
): Promise<void> {
  const code = direction === 'IN' ? 'POCKET_IN' : 'POCKET_OUT'
  await postTransaction(tx, {
    scope: SCOPE,
    key: `${transfer.transferId}:${step}`,
    kind: `POCKET_${step.toUpperCase()}`,
    currency: 'REAL',
    reference: transfer.transferId,
    entries: [{ from, to, amount: transfer.amount, code }],
  })
}

/**
 * Sets the ledger's pocket to the vendor's figure, unless a movement overtook the answer. What was won or
 * lost is booked against the vendor's account and counts for the member's loss limits. Returns whether it was
 * fresh.
 */
export async function bookResult(
  tx: Tx,
  pocket: { merchantId: string; memberId: string; vendor: string },
  said: { balance: bigint; revision: bigint },
): Promise<boolean> {
  if (!(await keepsPockets(tx, pocket.vendor))) return false
  const { revision, hasOpen } = await lockPocket(tx, pocket)
  if (hasOpen || revision !== said.revision) return false
  const change = said.balance - ((await pocketsOf(tx, pocket.memberId)).get(pocket.vendor) ?? 0n)
  if (change === 0n) return true
  const [house, own] = [vendorAccount(pocket.vendor), pocketAccount(pocket.memberId, pocket.vendor)]
  await postTransaction(tx, {
    scope: SCOPE,
    key: `${pocket.memberId}:${pocket.vendor}:${revision + 1n}`,
    kind: 'POCKET_RESULT',
    currency: 'REAL',
    reference: pocket.vendor,
    entries: [
      {
        from: change > 0n ? house : own,
        to: change > 0n ? own : house,
        amount: change > 0n ? change : -change,
        code: 'POCKET_RESULT',
      },
    ],
  })
  await countResult(tx, pocket.memberId, change)
  await raiseRevision(tx, pocket)
  return true
}

/**
 * Money may only go where bets are made under the conditions of a bet: no block, and no more in all pockets,
 * or on its way to them, than any loss limit leaves. Call it with the member's accounts locked. Errors:
 * AUTH_DISABLED, AUTH_SELF_EXCLUDED, RG_TIMEOUT, RG_SESSION_LIMIT, RG_LOSS_LIMIT.
 */
export async function checkMayPlay(
  tx: Tx,
  memberId: string,
  amount: bigint,
  at: { now: Date; moment: (until: Date) => string },
): Promise<void> {
  const guard = await memberGuardOf(tx, memberId)
  const { blockedReason, blockedUntil } = guard
  if (blockedReason !== null && (blockedUntil === null || blockedUntil > at.now)) {
    // An exclusion lasts beyond its end until somebody lifts it, so its guard names no end.
    if (blockedReason === 'SELF_EXCLUDED') refuse('AUTH_SELF_EXCLUDED', 'ASKED')
    if (blockedReason === 'TIMEOUT' && blockedUntil !== null) refuse('RG_TIMEOUT', at.moment(blockedUntil))
    if (blockedReason === 'SESSION_LIMIT') refuse('RG_SESSION_LIMIT')
    refuse('AUTH_DISABLED')
  }
  const outside = await outsideOf(tx, memberId)
  if (guard.lossLimits.some((limit) => limit.leftAmount < outside + amount)) refuse('RG_LOSS_LIMIT')
}

/** The limits of deposits and their own satang (domain/economy.md §7, §9). */
import type { DepositReviewReason } from '../../../../contract/shared/cashier-states.ts'
import { matchNames } from '../../shared/rules/name-match.ts'

/** The satang that distinguish open deposits of one amount. */
export const OWN_SATANG = 99

/**
 * Payable amounts to try for a requested amount, each with its own satang: unused ones first, those used
 * recently last, so that a late payment of a former deposit seldom matches a newer one. `shuffle` puts each
 * group in a random order.
 */
export function payableCandidates(
  asked: bigint,
  open: readonly bigint[],
  lately: readonly bigint[],
  shuffle: (amounts: bigint[]) => bigint[],
): bigint[] {
  const isOpen = new Set(open)
  const isLate = new Set(lately)
  const free = Array.from({ length: OWN_SATANG }, (_, index) => asked + BigInt(index + 1)).filter(
    (amount) => !isOpen.has(amount),
  )
  return [
    ...shuffle(free.filter((amount) => !isLate.has(amount))),
    ...shuffle(free.filter((amount) => isLate.has(amount))),
  ]
}

/**
 * What the satang are added to: the requested amount, or less, so that with any of them at most `payable` is
 * paid.
 */
export function withinLimit(asked: bigint, payable: bigint | null): bigint {
  if (payable === null || asked + BigInt(OWN_SATANG) <= payable) return asked
  const less = payable - BigInt(OWN_SATANG)
  return less > 0n ? less : 0n
}

export interface ArrivedPayment {
  readonly amount: bigint
  readonly payerName: string
}
export interface ExpectedDeposit {
  readonly payableAmount: bigint
  /** The time to pay is over. */
  readonly isLate: boolean
  /** Paid before: this is additional money. */
  readonly isPaid: boolean
  /** null until the member has set a payee name; until then no name can be wrong. */
  readonly payeeName: string | null
  /** A frozen or excluded member gets nothing without a person's decision. */
  readonly mayReceive: boolean
}

/** Why a payment cannot be credited automatically; null if it can. */
export function reviewReasonOf(
  payment: ArrivedPayment,
  deposit: ExpectedDeposit,
): DepositReviewReason | null {
  if (deposit.isPaid) return 'EXTRA'
  if (deposit.isLate) return 'LATE'
  if (payment.amount !== deposit.payableAmount) return 'AMOUNT'
  if (deposit.payeeName !== null && matchNames(payment.payerName, deposit.payeeName) !== 'MATCH')
    return 'NAME'
  return deposit.mayReceive ? null : 'MEMBER'
}

const USDT_UNIT = 1_000_000n

/**
 * Why a confirmed transfer of this many millionths of a USDT cannot be credited automatically; null if it
 * can.
 */
export function transferReviewReason(
  amount: bigint,
  facts: { minUsdt: number; maxUsdt: number; mayReceive: boolean; isSanctioned: boolean },
): DepositReviewReason | null {
  if (facts.isSanctioned) return 'SANCTION'
  if (amount < BigInt(facts.minUsdt) * USDT_UNIT || amount > BigInt(facts.maxUsdt) * USDT_UNIT)
    return 'AMOUNT'
  return facts.mayReceive ? null : 'MEMBER'
}

export interface DepositFacts {
  readonly openCount: number
  /** When the deposits of the last hours expired unpaid, oldest first. */
  readonly expiredAt: readonly Date[]
}

export interface DepositRules {
  readonly openLimit: number
  readonly pauseAfter: number
  readonly pauseMinutes: number
}

const HOUR_MS = 3_600_000

/**
 * Until when no deposit can be opened: the pause begins when several were left to expire within one hour.
 * Null if none runs.
 */
export function depositPausedUntil(
  { expiredAt }: Pick<DepositFacts, 'expiredAt'>,
  rules: DepositRules,
  now: Date,
): Date | null {
  const times = expiredAt.map((at) => at.getTime())
  const last = times.findLast((time, index) => {
    const first = times[index - rules.pauseAfter + 1]
    return first !== undefined && time - first <= HOUR_MS
  })
  const until = (last ?? 0) + rules.pauseMinutes * 60_000
  return last !== undefined && until > now.getTime() ? new Date(until) : null
}

/**
 * The signs of money laundering in the money and the sign-ins of one member (domain/economy.md §9). Money in
 * satang.
 */

const HOUR_MS = 3_600_000

/** Deposits from a tenth below it on look like avoiding a report. */
const REPORTED_AMOUNT = 5_000_000n
const JUST_BELOW = REPORTED_AMOUNT - REPORTED_AMOUNT / 10n
export const STRUCTURING_COUNT = 10

/** Paid in and requested again with less than the amount played once. */
export function isLowTurnover(money: { deposited: bigint; staked: bigint; withdrawn: bigint }): boolean {
  return money.deposited > 0n && money.staked < money.deposited && money.withdrawn * 2n >= money.deposited
}

export function countJustBelow(amounts: readonly bigint[]): number {
  return amounts.filter((amount) => amount >= JUST_BELOW && amount < REPORTED_AMOUNT).length
}

/** Ten or more deposits just below 50,000; the amounts are those of 24 hours. */
export function isStructuring(amounts: readonly bigint[]): boolean {
  return countJustBelow(amounts) >= STRUCTURING_COUNT
}

export const DEVICE_ACCOUNTS = 3

export function isSharedDevice(accounts: number): boolean {
  return accounts >= DEVICE_ACCOUNTS
}

export interface Inbound {
  readonly fromId: string
  readonly amount: bigint
  readonly at: Date
}

const PASS_COUNT = 5

/** Four fifths or more of what downlines paid in leave again; both within 24 hours (domain/agents.md §6). */
export function isPassThrough(inbound: readonly Inbound[], outAmount: bigint): boolean {
  const inAmount = inbound.reduce((sum, { amount }) => sum + amount, 0n)
  return inAmount > 0n && outAmount * 5n >= inAmount * 4n
}

/** Five or more different downlines pay in within an hour (domain/agents.md §6). */
export function isGathered(inbound: readonly Inbound[]): boolean {
  const ordered = inbound.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return ordered.some(({ at }) => {
    const within = ordered.filter((other) => other.at >= at && other.at.getTime() - at.getTime() <= HOUR_MS)
    return new Set(within.map(({ fromId }) => fromId)).size >= PASS_COUNT
  })
}

/** Another country than before, a new password and now a withdrawal, all within 24 hours. */
export function isTakeover(signs: { hasNewCountry: boolean; isPasswordNew: boolean }): boolean {
  return signs.hasNewCountry && signs.isPasswordNew
}

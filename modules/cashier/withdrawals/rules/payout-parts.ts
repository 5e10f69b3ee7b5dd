/** How a payout is split into transfers, and which of them its member misses (domain/economy.md §8.3). */

/** Equal parts of the setting's size, and the rest last. */
export function partsOf(netAmount: bigint, partAmount: bigint): bigint[] {
  const parts: bigint[] = []
  for (let left = netAmount; left > 0n; left -= partAmount) parts.push(left < partAmount ? left : partAmount)
  return parts
}

export interface PartOfPayout {
  readonly partNo: number
  readonly amount: bigint
}

/** The parts that a dispute is about: those that the member named, or all if they named none. */
export function missingOf<Part extends PartOfPayout>(
  parts: readonly Part[],
  named: readonly number[],
): Part[] {
  return named.length === 0 ? [...parts] : parts.filter((part) => named.includes(part.partNo))
}

const ON_THE_WAY_MS = 2_000
const LONGEST_ON_THE_WAY_MS = 60_000

/** How long after the nth question a transfer under way is asked about again. */
export function pauseOnTheWay(askedCount: number): number {
  return Math.min(ON_THE_WAY_MS * askedCount, LONGEST_ON_THE_WAY_MS)
}

const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 600_000

/** How long after the nth question without a definite answer the bank is asked again. */
export function pauseAfter(askedCount: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(askedCount - 1, 20), LONGEST_PAUSE_MS)
}

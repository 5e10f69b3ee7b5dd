/** Amounts for quick buttons, in satang. */
const QUICK_AMOUNTS = [10_000n, 30_000n, 50_000n, 100_000n, 300_000n, 500_000n, 1_000_000n, 5_000_000n]

export function quickAmountsWithin(minAmount: bigint, maxAmount: bigint): bigint[] {
  return QUICK_AMOUNTS.filter((amount) => amount >= minAmount && amount <= maxAmount)
}

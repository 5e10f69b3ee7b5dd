/** The product's chips, in minor units, and those of them that a table's limits leave on the tray. */
export const chipValues = [1000, 5000, 10_000, 50_000, 100_000, 500_000] as const
export type ChipValue = (typeof chipValues)[number]

/** Chips that can lie alone on a main spot; at least one, the smallest that reaches the minimum. */
export function chipsFor({ min, max }: { readonly min: number; readonly max: number }): readonly ChipValue[] {
  const usable = chipValues.filter((value) => value >= min && value <= max)
  return usable.length > 0 ? usable : [chipValues.find((value) => value >= min) ?? chipValues.at(-1)!]
}

/** The largest chip not above the amount: what a stake looks like on the table. */
export function chipLike(amount: number): ChipValue {
  return [...chipValues].reverse().find((value) => value <= amount) ?? chipValues[0]
}

/** '10', '500', '1K', '5K'. */
export function chipSign(value: ChipValue): string {
  return value >= 100_000 ? `${value / 100_000}K` : `${value / 100}`
}

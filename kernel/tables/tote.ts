/**
 * A tote: what members stake on its sides is shared among those on the side that wins, less the house's
 * commission (domain/sportsbook.md §9). Integers only; whatever is rounded down stays with the house.
 */

export interface ToteRules {
  /** The spots whose stakes are shared out; every other spot of the game has fixed prizes. */
  readonly sides: readonly string[]
  /** Percent of everything on the sides. */
  readonly commission: bigint
  /** A round is cancelled if one of its sides would bring this for 100 staked, or less. */
  readonly cancelsAt: bigint
}

/** What lies on each side, in minor units as on the wire; absent: nothing. */
export type ToteStakes = Readonly<Record<string, number>>

/** A side of a tote: what lies on it, and what it brings for 100 staked, the stake included. */
export interface ToteSide {
  readonly spot: string
  readonly stake: number
  /** null while nothing lies on it. */
  readonly per100: number | null
}

const wholeOf = (amount: bigint): number => Number.parseInt(String(amount), 10)
const stakeOn = (stakes: ToteStakes, spot: string): bigint => BigInt(stakes[spot] ?? 0)

/** Rounded down to a whole number. */
function floorPer100({ sides, commission }: ToteRules, stakes: ToteStakes, spot: string): bigint | null {
  const own = stakeOn(stakes, spot)
  const all = sides.reduce((sum, side) => sum + stakeOn(stakes, side), 0n)
  return own === 0n ? null : (all * (100n - commission)) / own
}

export const toteSides = (rules: ToteRules, stakes: ToteStakes): ToteSide[] =>
  rules.sides.map((spot) => {
    const per100 = floorPer100(rules, stakes, spot)
    return {
      spot,
      stake: wholeOf(stakeOn(stakes, spot)),
      per100: per100 === null ? null : wholeOf(per100),
    }
  })

/** Whether the round would be cancelled: a side is empty, or brings too little. */
export const isToteCancelled = (rules: ToteRules, stakes: ToteStakes): boolean =>
  rules.sides.some((spot) => (floorPer100(rules, stakes, spot) ?? 0n) <= rules.cancelsAt)

/** What a side brings for 100 staked; null if nothing lay on it. An unknown side throws a RangeError. */
export function totePer100(rules: ToteRules, stakes: ToteStakes, spot: string): bigint | null {
  if (!rules.sides.includes(spot)) throw new RangeError(`no side ${spot}`)
  return floorPer100(rules, stakes, spot)
}

/**
 * How an accepted bet stands among those that a round's client part is made of, with what it adds to the
 * tote: `betId:clientSeed:MERON=50000`. Anybody can add them up. Play money adds nothing.
 */
export function toteEntry(
  rules: ToteRules,
  bet: {
    readonly betId: string
    readonly clientSeed: string
    readonly isFree: boolean
    readonly spots: readonly string[]
    readonly stakes: readonly bigint[]
  },
): string {
  const added = rules.sides.flatMap((side) => {
    const stake = bet.spots.reduce((sum, spot, at) => (spot === side ? sum + bet.stakes[at]! : sum), 0n)
    return bet.isFree || stake === 0n ? [] : [`:${side}=${stake}`]
  })
  return [`${bet.betId}:${bet.clientSeed}`, ...added].join('')
}

/** The stakes that such entries add up to. An entry that adds something else throws a RangeError. */
export function stakesOfEntries({ sides }: ToteRules, entries: readonly string[]): ToteStakes {
  const sums = new Map(sides.map((side) => [side, 0n]))
  for (const entry of entries)
    for (const part of entry.split(':').slice(2)) {
      const [, side = '', digits = ''] = /^([A-Z0-9_]+)=(\d{1,15})$/.exec(part) ?? []
      const sum = sums.get(side)
      if (sum === undefined) throw new RangeError(`an entry adds ${part}`)
      sums.set(side, sum + BigInt(digits))
    }
  return Object.fromEntries([...sums].map(([side, sum]) => [side, wholeOf(sum)]))
}

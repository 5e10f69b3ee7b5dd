/**
 * What a bet type on numbers is, for the Thai, Vietnamese and 4D lotteries (domain/lottery.md §4.3, §5, §7).
 * One stake (the unit) stands on each number that a selection covers.
 */

/** Total return × 10,000 for one hit of each prize. */
export type PrizeOdds = Readonly<Record<string, bigint>>

export interface BetProblem {
  /** With `LOTTERY_` before it, the code of the refusal. */
  readonly code: 'SELECTION_INVALID' | 'SELECTION_DUPLICATE' | 'NUMBER_NOT_SOLD'
  /** What of the selection is wrong, if it is one part of it. */
  readonly number?: string
}

/** A chance, or hits to expect: so many parts of so many. */
export type Fraction = readonly [part: bigint, of: bigint]
export type Chances = Readonly<Record<string, Fraction>>

/** Of a bet type whose selections all have the same prizes. */
export const ONE_KIND: readonly (readonly string[])[] = [[]]

export interface BetContext<Table extends string> {
  /** Whose odds and prizes hold: a kind of lottery, the region of a board, the house of a 4D draw. */
  readonly table: Table
}

export interface PrizeHits {
  readonly prize: string
  readonly hits: number
}

export interface NumberBet<Result, Table extends string = string> {
  /** `TOP3`, `LO2`, `FOURD_BIG` … */
  readonly code: string
  /** The keys of the texts that name it; with `_help` behind it, the first one's is its explanation. */
  readonly textKeys: readonly string[]
  /** Digits of its one number; null if the selection is anything else. */
  readonly digits: number | null
  /** The odds in each table; a table that is missing does not offer this bet type. */
  readonly defaultOddsE4: Readonly<Partial<Record<Table, PrizeOdds>>>
  /** What is wrong with a selection (numbers are text and keep their leading zeros), or undefined. */
  check(selection: readonly string[], context: BetContext<Table>): BetProblem | undefined
  /** Units that a valid selection costs. */
  cover(selection: readonly string[], context: BetContext<Table>): number
  /** What a valid selection hits; prizes without a hit are left out. */
  hits(selection: readonly string[], result: Result, context: BetContext<Table>): readonly PrizeHits[]
  /** A selection of each kind that has prizes of its own; an empty one if all selections have the same. */
  readonly kinds: readonly (readonly string[])[]
  /**
   * How often one covered unit of a selection of this kind hits each prize on average, if all numbers are
   * equally likely; prizes that the kind does not have are left out.
   */
  chances(selection: readonly string[], context: BetContext<Table>): Chances
  /** The keys under which limits of numbers count a valid selection. */
  exposureKeys(selection: readonly string[]): readonly string[]
}

const ODDS_SCALE = 10_000n

/** What a line pays in satang: all its hits are added before the one rounding down. */
export function payoutOfHits(unitAmount: bigint, hits: readonly PrizeHits[], odds: PrizeOdds): bigint {
  const factors = hits.reduce((sum, { prize, hits: count }) => {
    const oddsE4 = odds[prize]
    if (oddsE4 === undefined) throw new RangeError(`no odds for the prize ${prize}`)
    return sum + BigInt(count) * oddsE4
  }, 0n)
  return (unitAmount * factors) / ODDS_SCALE
}

/** A prize with its hits, or nothing if there are none. */
export const hitsOf = (prize: string, hits: number): readonly PrizeHits[] =>
  hits > 0 ? [{ prize, hits }] : []

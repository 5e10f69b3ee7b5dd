/**
 * What the accounts above get of a member's play: each the difference between its own rate and that below
 * (domain/agents.md §2). Rates are prize groups at lotteries and parts per million elsewhere.
 */
const MILLION = 1_000_000n
/** What a prize group is out of. */
const WHOLE_G = 2_000n

/** A place of a line: 0 is the member who played. */
export interface RatedPlace {
  readonly accountId: string
  readonly distance: number
  readonly rate: number
}

export interface Difference {
  readonly accountId: string
  readonly distance: number
  readonly ownRate: number
  readonly belowRate: number
  /** Satang, rounded down. */
  readonly amount: bigint
}

/**
 * Of a bet in a lottery: `floor(stake × (G above − G below) × factor / (2000 × 10^6))` for each ancestor. The
 * factor is a million where odds follow the prize group, and less at fixed odds.
 */
export const groupCommissions = (
  line: readonly RatedPlace[],
  stakeAmount: bigint,
  factorPpm: number,
): Difference[] =>
  differences(line, (rates) => (stakeAmount * rates * BigInt(factorPpm)) / (WHOLE_G * MILLION))

/**
 * Of valid bet in another category: `floor(valid × (point above − point below) / 10^6)`. Below zero, which
 * only corrections bring about, it is rounded towards zero: no more is taken back than was given.
 */
export const pointCommissions = (line: readonly RatedPlace[], validAmount: bigint): Difference[] =>
  differences(line, (rates) => (validAmount * rates) / MILLION)

/**
 * From the member up. Whoever has no more than the highest rate below them gets nothing, so all of them
 * together never get more than the difference between the top and the member.
 */
function differences(line: readonly RatedPlace[], amountOf: (rates: bigint) => bigint): Difference[] {
  const [member, ...above] = [...line].sort((a, b) => a.distance - b.distance)
  if (!member) return []
  let belowRate = member.rate
  return above.flatMap(({ accountId, distance, rate: ownRate }) => {
    if (ownRate <= belowRate) return []
    const amount = amountOf(BigInt(ownRate - belowRate))
    const found = { accountId, distance, ownRate, belowRate, amount }
    belowRate = ownRate
    return [found]
  })
}

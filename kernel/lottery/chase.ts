/** The multiples of a chase plan, issue by issue (domain/lottery.md §1.6). */
import { payoutOf } from './odds.ts'

export const LARGEST_MULTIPLE = 99_999

/** The same multiple in each of `count` issues. */
export const sameMultiple = (count: number, multiple: number): number[] =>
  Array<number>(count).fill(Math.min(multiple, LARGEST_MULTIPLE))

export interface Doubling {
  /** Issues of the plan. */
  readonly count: number
  readonly firstMultiple: number
  /** By how much the multiple grows … */
  readonly factor: number
  /** … after every so many issues. */
  readonly every: number
}

/** `first × factor ^ floor((i − 1) / every)`; from the largest multiple on it stays there. */
export function doubling({ count, firstMultiple, factor, every }: Doubling): number[] {
  const multiples: number[] = []
  let multiple = Math.min(firstMultiple, LARGEST_MULTIPLE)
  for (let issue = 0; issue < count; issue++) {
    if (issue > 0 && issue % every === 0) multiple = Math.min(multiple * factor, LARGEST_MULTIPLE)
    multiples.push(multiple)
  }
  return multiples
}

export interface ProfitRate {
  /** Issues of the plan. */
  readonly count: number
  /** What one combination costs at multiple 1, in satang. */
  readonly unitAmount: bigint
  /** Combinations that are paid for in each issue; one of them wins. */
  readonly combinations: number
  readonly oddsE4: bigint
  /** What a win has to leave of all that was paid so far: 30 % is 300,000. */
  readonly ratePpm: bigint
  /** The smallest multiple of any issue, 1 if left out. */
  readonly firstMultiple?: number
}

/**
 * The smallest multiple of each issue at which one winning combination leaves the rate of everything that the
 * plan has cost by then. The list ends before the first issue that no multiple up to 99,999 can do it for.
 */
export function profitRate(plan: ProfitRate): number[] {
  const { count, unitAmount, combinations, firstMultiple = 1 } = plan
  const multiples: number[] = []
  let cost = 0n
  for (let issue = 0; issue < count; issue++) {
    const multiple = smallestMultiple(plan, cost, firstMultiple)
    if (multiple === undefined) break
    multiples.push(multiple)
    cost += BigInt(multiple) * BigInt(combinations) * unitAmount
  }
  return multiples
}

const PPM = 1_000_000n

function smallestMultiple(plan: ProfitRate, costBefore: bigint, from: number): number | undefined {
  const costOfOne = BigInt(plan.combinations) * plan.unitAmount
  const isEnough = (multiple: number): boolean => {
    const win = payoutOf(BigInt(multiple) * plan.unitAmount, [{ count: 1, oddsE4: plan.oddsE4 }])
    const cost = costBefore + BigInt(multiple) * costOfOne
    return (win - cost) * PPM >= plan.ratePpm * cost
  }
  // Without the rounding down of the payout no smaller multiple can be enough, so the search begins there.
  const gainE10 = plan.unitAmount * plan.oddsE4 * PPM - costOfOne * (PPM + plan.ratePpm) * 10_000n
  const needed = costBefore * (PPM + plan.ratePpm) * 10_000n
  if (gainE10 < 0n || (gainE10 === 0n && needed > 0n)) return undefined
  const least = gainE10 === 0n ? 0n : (needed + gainE10 - 1n) / gainE10
  if (least > BigInt(LARGEST_MULTIPLE)) return undefined
  for (let multiple = Math.max(from, Number(least)); multiple <= LARGEST_MULTIPLE; multiple++)
    if (isEnough(multiple)) return multiple
  return undefined
}

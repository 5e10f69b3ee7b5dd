/** A plan of bets ahead before it is made: its multiples, and what it costs issue by issue. Satang. */
import { parseAmount } from '../../../../../design/format.ts'
import { doubling, LARGEST_MULTIPLE, profitRate, sameMultiple } from '../../../../../kernel/lottery/chase.ts'
import type { Play } from '../../../../../kernel/lottery/classic/play.ts'
import { oddsE4, payoutOf } from '../../../../../kernel/lottery/odds.ts'
import type { SlipLine } from '../board/slip.ts'

export type Generator = 'SAME' | 'DOUBLING' | 'PROFIT_RATE'

export interface PlanChoice {
  generator: Generator
  count: number
  firstMultiple: number
  factor: number
  every: number
  /** Whole percent that a win has to leave of all that was paid. */
  profitPercent: number
}

export interface StopChoice {
  onWin: boolean
  hasAmount: boolean
  /** As it is typed, in baht. */
  amount: string
}

/** From what payout of an issue on a win stops the plan, in satang; null: from any, or never. */
export function stopAmountOf({ onWin, hasAmount, amount }: StopChoice): number | 'WRONG' | null {
  if (!onWin || !hasAmount) return null
  const least = parseAmount(amount)
  return least === null || least === 0 ? 'WRONG' : least
}

/** One line whose win can be compared with what the plan costs. */
export interface OneLine {
  unitAmount: bigint
  combinations: number
  oddsE4: bigint
}

/** Several lines, or none: a win of one says nothing about the cost of all. The least prize counts. */
export function oneLineOf(
  lines: readonly SlipLine[],
  playOf: (playCode: string) => Play | undefined,
  prizeGroup: number,
): OneLine | null {
  const [line, more] = lines
  const play = line && playOf(line.playCode)
  if (!line || more || !play) return null
  const ways = Math.max(...play.prizes.map((prize) => prize.ways))
  return {
    unitAmount: BigInt(line.unitAmount),
    combinations: line.combinations,
    oddsE4: oddsE4(prizeGroup, play.outcomes, play.refunded, ways),
  }
}

export const costOfOne = (lines: readonly SlipLine[]): bigint =>
  lines.reduce((sum, { combinations, unitAmount }) => sum + BigInt(combinations) * BigInt(unitAmount), 0n)

/** The list is shorter than asked if no multiple reaches the profit from some issue on. */
export function multiplesOf(choice: PlanChoice, line: OneLine | null): number[] {
  const { generator, count, firstMultiple, factor, every } = choice
  if (generator === 'DOUBLING') return doubling({ count, firstMultiple, factor, every })
  if (generator === 'PROFIT_RATE' && line)
    return profitRate({ ...line, count, firstMultiple, ratePpm: BigInt(choice.profitPercent) * 10_000n })
  return sameMultiple(count, firstMultiple)
}

export interface PlanRow {
  numero: string
  drawsAt: string
  multiple: number
  cost: bigint
  costToHere: bigint
  /** If one combination wins in this issue; null if that cannot be said. */
  win: bigint | null
}

export function rowsOf(
  issues: readonly { numero: string; drawsAt: string }[],
  multiples: readonly number[],
  changed: Readonly<Record<string, number>>,
  one: bigint,
  line: OneLine | null,
): PlanRow[] {
  let costToHere = 0n
  return issues.slice(0, multiples.length).map(({ numero, drawsAt }, at) => {
    const multiple = Math.min(changed[numero] ?? multiples[at]!, LARGEST_MULTIPLE)
    const cost = one * BigInt(multiple)
    costToHere += cost
    const win = line
      ? payoutOf(line.unitAmount * BigInt(multiple), [{ count: 1, oddsE4: line.oddsE4 }])
      : null
    return { numero, drawsAt, multiple, cost, costToHere, win }
  })
}

/** What a slip costs and can pay: the same lines always come to the same (domain/lottery.md §1.2). */
import { isProblem, largestReturn, oddsAt, readLine, type LineProblem, type LotteryGame } from './plays.ts'

export interface SlipLine {
  readonly playCode: string
  readonly selections: readonly (readonly string[])[]
  readonly unitAmount: number
  readonly multiple: number
  /** As the caller counted them. */
  readonly combinations?: number
}

export interface QuotedLine {
  readonly playCode: string
  /** Rows of the board separated by |, picks within a row by a comma. */
  readonly selection: string
  readonly combinations: bigint
  readonly unitAmount: bigint
  readonly multiple: number
  readonly refundsTies: boolean
  readonly stakeAmount: bigint
  /** For each prize of the play: total return × 10,000. */
  readonly oddsE4: readonly bigint[]
  /** The most that it pays for 10,000 on each combination, whatever is drawn. */
  readonly largestReturnE4: bigint
  /** The most that it pays. */
  readonly potentialAmount: bigint
}

export interface Quote {
  readonly lines: readonly QuotedLine[]
  readonly stakeAmount: bigint
  readonly potentialAmount: bigint
}

export interface SlipFault extends LineProblem {
  /** From 1. */
  readonly line: number
}

const E4 = 10_000n

/** The lines at a prize group, or the first one that is no bet. */
export function quoteSlip(
  game: LotteryGame,
  lines: readonly SlipLine[],
  terms: { readonly g: number; readonly refundsTies: boolean },
): Quote | SlipFault {
  const quoted: QuotedLine[] = []
  for (const [place, line] of lines.entries()) {
    const read = readLine(game, line, terms)
    if (isProblem(read)) return { line: place + 1, ...read }
    const oddsE4 = oddsAt(game, line.playCode, terms)
    const perCombination = BigInt(line.unitAmount) * BigInt(line.multiple)
    const largestReturnE4 = largestReturn(game, line, oddsE4, read.combinations, terms)
    quoted.push({
      ...read,
      playCode: line.playCode,
      unitAmount: BigInt(line.unitAmount),
      multiple: line.multiple,
      stakeAmount: read.combinations * perCombination,
      oddsE4,
      largestReturnE4,
      potentialAmount: (perCombination * largestReturnE4) / E4,
    })
  }
  return {
    lines: quoted,
    stakeAmount: sum(quoted.map((line) => line.stakeAmount)),
    potentialAmount: sum(quoted.map((line) => line.potentialAmount)),
  }
}

/** The same lines, each with this multiple instead of 1. */
export function timesMultiple(quote: Quote, multiple: number): Quote {
  const times = BigInt(multiple)
  return {
    lines: quote.lines.map((line) => ({
      ...line,
      multiple,
      stakeAmount: line.stakeAmount * times,
      potentialAmount: (line.unitAmount * times * line.largestReturnE4) / E4,
    })),
    stakeAmount: quote.stakeAmount * times,
    potentialAmount: sum(quote.lines.map((line) => (line.unitAmount * times * line.largestReturnE4) / E4)),
  }
}

export const isSlipFault = (quote: Quote | SlipFault): quote is SlipFault => 'reason' in quote

/**
 * The largest multiple that no line may exceed so that the slip pays at most `left`; 0 if even 1 is too much.
 */
export function largestMultiple(quote: Quote, left: bigint): number {
  const paysAt = (most: number): bigint =>
    sum(
      quote.lines.map(
        ({ unitAmount, multiple, largestReturnE4 }) =>
          (unitAmount * BigInt(Math.min(multiple, most)) * largestReturnE4) / E4,
      ),
    )
  let [fits, exceeds] = [0, Math.max(...quote.lines.map(({ multiple }) => multiple)) + 1]
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2)
    if (paysAt(middle) <= left) fits = middle
    else exceeds = middle
  }
  return fits
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

/** What a slip costs and can pay: the same lines always come to the same (domain/lottery.md §1.2). */
import type { LineProblem, PlayRules, SlipLine, SoldAt } from './play-rules.ts'
import { oddsE4Of } from './odds-text.ts'
import { isProblem } from './plays.ts'

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
  /** Of the full odds, × 10,000. */
  readonly factorE4: bigint
  /** What the member saw, on whole numbers; null: the full odds. */
  readonly seenE4: readonly bigint[] | null
}

export interface Quote {
  readonly lines: readonly QuotedLine[]
  readonly stakeAmount: bigint
  /** The most that it pays. */
  readonly potentialAmount: bigint
  /** The same in parts (`PlayRules.returnsE4Of`). */
  readonly returnsE4: readonly bigint[]
}

export interface SlipFault extends LineProblem {
  /** From 1. */
  readonly line: number
}

export const FULL_E4 = 10_000n

/** The lines at a prize group, or the first one that is no bet. */
export function quoteSlip(rules: PlayRules, lines: readonly SlipLine[], at: SoldAt): Quote | SlipFault {
  const quoted: QuotedLine[] = []
  for (const [place, line] of lines.entries()) {
    const read = rules.readLine(line, at)
    if (isProblem(read)) return { line: place + 1, ...read }
    const seenE4 = rules.kind === 'NUMBERS' && line.odds ? line.odds.map((text) => oddsE4Of(text)!) : null
    quoted.push({
      ...read,
      playCode: line.playCode,
      unitAmount: BigInt(line.unitAmount),
      multiple: line.multiple,
      stakeAmount: read.combinations * BigInt(line.unitAmount) * BigInt(line.multiple),
      oddsE4: seenE4 ?? rules.oddsOf(line.playCode, at),
      factorE4: FULL_E4,
      seenE4,
    })
  }
  return quoteOf(rules, quoted)
}

/** What lines with their odds come to. */
export function quoteOf(rules: PlayRules, lines: readonly QuotedLine[]): Quote {
  const returnsE4 = rules.returnsE4Of(
    lines.map((line) => ({ ...line, perCombination: perCombinationOf(line) })),
  )
  return {
    lines,
    stakeAmount: sum(lines.map((line) => line.stakeAmount)),
    potentialAmount: sum(returnsE4.map((part) => part / FULL_E4)),
    returnsE4,
  }
}

export const perCombinationOf = ({
  unitAmount,
  multiple,
}: Pick<QuotedLine, 'unitAmount' | 'multiple'>): bigint => unitAmount * BigInt(multiple)

/** The same lines, each with this multiple instead of 1. */
export function timesMultiple(quote: Quote, multiple: number): Quote {
  const times = BigInt(multiple)
  const returnsE4 = quote.returnsE4.map((part) => part * times)
  return {
    lines: quote.lines.map((line) => ({ ...line, multiple, stakeAmount: line.stakeAmount * times })),
    stakeAmount: quote.stakeAmount * times,
    potentialAmount: sum(returnsE4.map((part) => part / FULL_E4)),
    returnsE4,
  }
}

export const isSlipFault = (quote: Quote | SlipFault): quote is SlipFault => 'reason' in quote

/**
 * The largest multiple that no line may exceed so that the slip pays at most `left`; 0 if even 1 is too much.
 */
export function largestMultiple({ lines, returnsE4 }: Quote, left: bigint): number {
  const paysAt = (most: number): bigint =>
    sum(
      returnsE4.map((part, place) => {
        const { multiple } = lines[place]!
        return (part * BigInt(Math.min(multiple, most))) / BigInt(multiple) / FULL_E4
      }),
    )
  let [fits, exceeds] = [0, Math.max(...lines.map(({ multiple }) => multiple)) + 1]
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2)
    if (paysAt(middle) <= left) fits = middle
    else exceeds = middle
  }
  return fits
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

/** Lines of a slip: what they cost and the most that they can pay. Amounts are satang. */
import { oddsE4, payoutOf } from '../../../../../kernel/lottery/odds.ts'
import type { Play, SelectionRow, Selections } from '../../../../../kernel/lottery/classic/play.ts'

/** Until the terms of a lottery have come, and as it lists them. */
export const usualUnits = [200, 100, 50, 20, 10] as const

export interface SlipLine {
  /** Of this browser; the server counts lines. */
  readonly id: string
  readonly playCode: string
  readonly selections: string[][]
  readonly combinations: number
  readonly unitAmount: number
  readonly multiple: number
}

export type Draft = string[][]

/** A board on which nothing is chosen but the first part of the result, where there are several. */
export function emptyDraft(play: Play): Draft {
  return play.rows.map((row) => (row.key === 'block' ? [row.symbols.at(-1)!] : []))
}

export const isUntouched = (play: Play, draft: Draft): boolean =>
  draft.every((picks, at) => picks.length === 0 || play.rows[at]?.key === 'block')

export function toggle(play: Play, draft: Draft, at: number, symbol: string): Draft {
  const row = play.rows[at]!
  const picks = draft[at]!
  if (row.max === 1) return replaceAt(draft, at, picks[0] === symbol && row.key !== 'block' ? [] : [symbol])
  const isOn = picks.includes(symbol)
  // A row that is full takes the next pick only when another one is given up.
  if (!isOn && picks.length >= row.max) return draft
  const next = isOn ? picks.filter((pick) => pick !== symbol) : [...picks, symbol]
  return replaceAt(draft, at, inOrder(row, next))
}

/** As the board lists them, so that two equal selections are written alike. */
export const inOrder = (row: SelectionRow, picks: readonly string[]): string[] =>
  row.symbols.filter((symbol) => picks.includes(symbol))

export const replaceAt = (draft: Draft, at: number, picks: readonly string[]): Draft =>
  draft.map((before, row) => (row === at ? [...picks] : before))

export const stakeOf = ({ combinations, multiple, unitAmount }: Omit<SlipLine, 'id'>): bigint =>
  BigInt(combinations) * BigInt(multiple) * BigInt(unitAmount)

export const totalOf = (lines: readonly SlipLine[]): bigint =>
  lines.reduce((sum, line) => sum + stakeOf(line), 0n)

/** The odds of a prize at a prize group, as a decimal with at most four places: "9.9", "1583.3333". */
export function oddsText(play: Play, ways: number, prizeGroup: number): string {
  const scaled = oddsE4(prizeGroup, play.outcomes, play.refunded, ways)
  const whole = (scaled / 10_000n).toLocaleString('en-US')
  const rest = String(scaled % 10_000n)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return rest ? `${whole}.${rest}` : whole
}

/** The odds of the rarest and of the likeliest prize of a play. */
export function oddsRange(play: Play, prizeGroup: number): { least: string; most: string; isOne: boolean } {
  const ways = play.prizes.map((prize) => prize.ways)
  return {
    least: oddsText(play, Math.max(...ways), prizeGroup),
    most: oddsText(play, Math.min(...ways), prizeGroup),
    isOne: new Set(ways).size === 1,
  }
}

/** The most that one outcome can pay on a selection. */
export function mostPayout(
  play: Play,
  selections: Selections,
  stakePerCombination: bigint,
  prizeGroup: number,
): bigint {
  const wins = play.mostWins(selections).map(({ prize, count }) => ({
    count,
    oddsE4: oddsE4(
      prizeGroup,
      play.outcomes,
      play.refunded,
      play.prizes.find((one) => one.key === prize)?.ways ?? play.prizes[0]!.ways,
    ),
  }))
  return payoutOf(stakePerCombination, wins)
}

/** The rebate of a stake that is played below the member's own prize group, rounded down. */
export function percentText(memberG: number, prizeGroup: number): string {
  // (memberG − betG) / 2000 in hundredths of a percent: 60 / 2000 is 3.00 %.
  const hundredths = (memberG - prizeGroup) * 5
  return `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}%`
}

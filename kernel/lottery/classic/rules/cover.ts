/** At most nine tenths of what can come (domain/lottery.md §2.6). */
import type { LargestShare, Selections } from '../play.ts'
import { problem, stakeOf, type Counted, type Rule, type StakedRows } from '../rule.ts'

export const mostOf = (all: number): number => Math.floor((all * 9) / 10)

export const lineShare = (all: number): LargestShare => ({ of: 'LINE', percent: 90, most: mostOf(all) })

export const rowShare: LargestShare = { of: 'ROW', percent: 90 }

/** Whether so many of all combinations leave less than a tenth of them open, or just a tenth. */
export const isFullCover = (covered: number, all: number): boolean => covered * 10 >= all * 9

/** The combinations of a line, unless it has none or covers too much. */
export function countedWithin(combinations: number, share: LargestShare | undefined, row: number): Counted {
  if (combinations === 0) return problem('TOO_FEW', row)
  if (share?.most !== undefined && combinations > share.most) return problem('COVER', row, share.most)
  return { combinations }
}

/**
 * The stake of some lines, or nothing if they have 90 % of all combinations together. How many these are is
 * only counted when the lines have as many one by one.
 */
export function validUnlessCovered(
  rule: Pick<Rule, 'count'>,
  lines: readonly StakedRows[],
  all: number,
  unionOf: (lines: readonly Selections[]) => number,
): bigint {
  const oneByOne = stakeOf(
    rule,
    lines.map(({ rows }) => ({ rows, stake: 1n })),
  )
  const isCovered =
    isFullCover(Number(oneByOne), all) && isFullCover(unionOf(lines.map(({ rows }) => rows)), all)
  return isCovered ? 0n : stakeOf(rule, lines)
}

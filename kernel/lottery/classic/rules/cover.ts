/** At most nine tenths of what can come (domain/lottery.md §2.6). */
import { problem, type Counted } from '../make-play.ts'
import type { LargestShare } from '../play.ts'

export const mostOf = (all: number): number => Math.floor((all * 9) / 10)

export const lineShare = (all: number): LargestShare => ({ of: 'LINE', percent: 90, most: mostOf(all) })

export const rowShare: LargestShare = { of: 'ROW', percent: 90 }

/** The combinations of a line, unless it has none or covers too much. */
export function countedWithin(combinations: number, share: LargestShare | undefined, row: number): Counted {
  if (combinations === 0) return problem('TOO_FEW', row)
  if (share?.most !== undefined && combinations > share.most) return problem('COVER', row, share.most)
  return { combinations }
}

/** What a house shows of the book, and for how long the book is kept. */
import { defineSetting } from '../../system/index.ts'

/** The provider's code of the house's own matches, which models play. */
export const VIRTUAL_PROVIDER = 'VIRTUAL'

export const bookSettings = {
  /** Whether the house shows and sells those matches. Off by default; a demo turns it on. */
  showsVirtual: defineSetting({
    name: 'sportsbook.virtualOn',
    weakens: 'NONE',
    kind: 'flag',
    default: false,
  }),
  /**
   * Markets, prices and incidents of matches that nobody bet on go so many days after the result. The book is
   * the same for every house, so the longest time of them holds; a correction needs the first three days.
   */
  keepDays: defineSetting({
    name: 'sportsbook.keepDays',
    weakens: 'NONE',
    kind: 'integer',
    default: 14,
    min: 7,
    max: 3_650,
  }),
} as const

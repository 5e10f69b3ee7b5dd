/** What a house shows of the book. */
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
} as const

/**
 * The result that Thai-style bets are settled on, and how it is made from what an organiser publishes
 * (domain/lottery.md §5, §6, §6.1).
 */
import { decimalsOf, problemOfPublished, type Published, type PublishedPrize } from '../numbers/published.ts'

export interface ThaiResult {
  readonly top3: string
  readonly bottom2: string
  readonly front3?: readonly string[]
  readonly back3?: readonly string[]
  readonly top6?: string
  /** The whole first prize as it was published. */
  readonly first?: string
}

export type ThaiSource = 'THAI_GOV' | 'GSB' | 'BAAC' | 'LAO' | 'HANOI' | 'MALAY' | 'STOCK'

const one = (prize: string, digits: number | null): PublishedPrize => ({ prize, count: 1, digits })

/** From this draw on the government draws two front-3 and two back-3 prizes; before, four back-3. */
const FRONT3_SINCE = '2015-09-01'

const governmentBefore2015 = [
  one('first', 6),
  one('bottom2', 2),
  { prize: 'back3', count: 4, digits: 3 },
] as const

const forms: Readonly<Record<ThaiSource, readonly PublishedPrize[]>> = {
  THAI_GOV: [
    one('first', 6),
    one('bottom2', 2),
    { prize: 'front3', count: 2, digits: 3 },
    { prize: 'back3', count: 2, digits: 3 },
  ],
  GSB: [one('first', 6), one('second', 6)],
  BAAC: [one('first', 7)],
  LAO: [one('first', 4)],
  HANOI: [one('special', 5), one('first', 5)],
  MALAY: [one('first', 4), one('second', 4)],
  STOCK: [one('index', null), one('change', null)],
}

/** What an organiser publishes for a draw on this date (`YYYY-MM-DD`). */
export const publishedForm = (source: ThaiSource, date: string): readonly PublishedPrize[] =>
  source === 'THAI_GOV' && date < FRONT3_SINCE ? governmentBefore2015 : forms[source]

/** The result of a draw on this date; what is published must be whole. */
export function thaiResultOf(source: ThaiSource, published: Published, date: string): ThaiResult {
  const problem = problemOfPublished(publishedForm(source, date), published)
  if (problem) throw new RangeError(`the published ${problem.prize} is not as it should be`)
  const prize = (name: string) => published[name]![0]!
  if (source === 'STOCK') return stockResultOf(prize('index'), prize('change'))
  const first = prize('first')
  const top3 = first.slice(-3)
  switch (source) {
    case 'THAI_GOV': {
      const { front3, back3 } = published
      const extra = date < FRONT3_SINCE ? { back3 } : { front3, back3 }
      return { top3, bottom2: prize('bottom2'), ...extra, top6: first, first }
    }
    case 'GSB':
      return { top3, bottom2: prize('second').slice(-2), top6: first, first }
    case 'BAAC':
      return { top3, bottom2: first.slice(2, 4), first }
    case 'LAO':
      return { top3, bottom2: first.slice(0, 2), first }
    case 'HANOI':
      return { top3: prize('special').slice(-3), bottom2: first.slice(-2), first: prize('special') }
    case 'MALAY':
      return { top3, bottom2: prize('second').slice(-2), first }
  }
}

/**
 * The numbers of a stock index as published (domain/lottery.md §6.1): the units digit and the two decimals of
 * the index, and the two decimals of its change without its sign. Nothing is rounded.
 */
export function stockResultOf(index: string, change: string): ThaiResult {
  const [value, moved] = [decimalsOf(index, false), decimalsOf(change, true)]
  if (!value || !moved) throw new RangeError('an index and its change are published with two decimals')
  return { top3: value.units + value.decimals, bottom2: moved.decimals }
}

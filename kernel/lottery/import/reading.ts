/** Answers of sources of results as text, and what is read of them (domain/lottery.md §8). */
import { decimalsOf, type Published, type PublishedPrize } from '../numbers/published.ts'
import { isNumber } from '../numbers/digits.ts'

/** Which draw is looked for. */
export interface AskedDraw {
  readonly gameCode: string
  /** `YYYY-MM-DD`, as the issue's own zone counts days. */
  readonly date: string
  readonly form: readonly PublishedPrize[]
  /** Figures of a market are older before this moment. */
  readonly closesAt: Date
  /** The zone of the draw's clock. */
  readonly zone: string
}

/** A number that is wrong, by its prize and its place in it from 1. */
export interface PrizePlace {
  readonly prize: string
  readonly place: number
}

/** NOT_YET: the draw is not there, or not whole. SHAPE: this is not what the source usually answers. */
export type FeedRead =
  | { readonly kind: 'READ'; readonly published: Published }
  | { readonly kind: 'NOT_YET' }
  | { readonly kind: 'SHAPE' }
  | ({ readonly kind: 'PRIZE' } & PrizePlace)

export const NOT_YET: FeedRead = { kind: 'NOT_YET' }
export const NO_SHAPE: FeedRead = { kind: 'SHAPE' }

/** How the answers of one kind of source are read. */
export interface ResultAdapter {
  /** Whether such answers have all prizes of a game. */
  suits(form: readonly PublishedPrize[]): boolean
  /** The body of the request if the source is asked with one. */
  bodyOf?(date: string): string
  read(text: string, asked: AskedDraw): FeedRead
}

/** JSON with its numbers as they are written, so 1284.50 keeps its decimals; undefined if it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''), asWritten)
  } catch {
    return undefined
  }
}

const asWritten = (_key: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === 'number' ? (context?.source ?? String(value)) : value

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A member of an object, or undefined if there is none. */
export const memberOf = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined), value)

/** The prizes of a form as found; NOT_YET as long as any number of them is missing. */
export function readPrizes(
  form: readonly PublishedPrize[],
  found: (prize: PublishedPrize) => readonly string[] | undefined,
): FeedRead {
  const published = Object.fromEntries(form.map((prize) => [prize.prize, found(prize)?.map(trimmed) ?? []]))
  const isMissing = form.some(({ prize, count }) => {
    const numbers = published[prize]!
    return numbers.length < count || numbers.some((number) => number === '')
  })
  if (isMissing) return NOT_YET
  const problem = placeOfProblem(form, published)
  return problem
    ? { kind: 'PRIZE', ...problem }
    : { kind: 'READ', published: canonicalPublished(form, published) }
}

const trimmed = (number: string): string => number.trim()

/** The first number that is missing, too many or has the wrong digits. */
export function placeOfProblem(
  form: readonly PublishedPrize[],
  published: Published,
): PrizePlace | undefined {
  for (const { prize, count, digits } of form) {
    const numbers = Object.hasOwn(published, prize) ? published[prize]! : []
    const wrong = numbers.findIndex((number, index) => index >= count || !isFigure(number, prize, digits))
    if (wrong >= 0) return { prize, place: wrong + 1 }
    if (numbers.length < count) return { prize, place: numbers.length + 1 }
  }
  return undefined
}

const isFigure = (number: string, prize: string, digits: number | null): boolean =>
  digits === null ? decimalsOf(number, prize === 'change') !== undefined : isNumber(number, digits)

/**
 * The same result is the same text whoever publishes it: the figures of an index have no thousands marks, and
 * a change that rose has no sign. Numbers stay as they are.
 */
export const canonicalPublished = (form: readonly PublishedPrize[], published: Published): Published =>
  Object.fromEntries(
    form.map(({ prize, digits }) => {
      const numbers = published[prize] ?? []
      return [prize, digits === null ? numbers.map(canonicalFigure) : numbers]
    }),
  )

const canonicalFigure = (figure: string): string =>
  figure
    .trim()
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/^\+/, '')
    .replaceAll(/[\s,]/g, '')

/** The first place where two results differ. */
export function firstDifference(
  form: readonly PublishedPrize[],
  one: Published,
  other: Published,
): PrizePlace | undefined {
  for (const { prize } of form) {
    const [mine, theirs] = [one[prize] ?? [], other[prize] ?? []]
    const length = Math.max(mine.length, theirs.length)
    for (let index = 0; index < length; index++)
      if (mine[index] !== theirs[index]) return { prize, place: index + 1 }
  }
  return undefined
}

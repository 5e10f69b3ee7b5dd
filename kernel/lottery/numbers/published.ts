/** What an organiser publishes of a draw: named prizes with numbers as text, leading zeros kept. */
import type { FairStream } from '../../fair/stream.ts'
import { isNumber } from './digits.ts'

/** Published prizes by their name, in the order of publication. */
export type Published = Readonly<Record<string, readonly string[]>>

export interface PublishedPrize {
  readonly prize: string
  readonly count: number
  /** Null for the figures of a stock index, which are decimal text. */
  readonly digits: number | null
}

/** The one prize whose figure has a sign. */
const SIGNED = 'change'

/** The first prize that is missing or has the wrong digits, or undefined. */
export function problemOfPublished(
  form: readonly PublishedPrize[],
  published: Published,
): PublishedPrize | undefined {
  return form.find(({ prize, count, digits }) => {
    const numbers = published[prize] ?? []
    if (numbers.length !== count) return true
    if (digits !== null) return numbers.some((number) => !isNumber(number, digits))
    return numbers.some((figure) => decimalsOf(figure, prize === SIGNED) === undefined)
  })
}

/** As an issue keeps it: JSON with the prizes in the order of the form and nothing else. */
export const publishedText = (form: readonly PublishedPrize[], published: Published): string =>
  JSON.stringify(Object.fromEntries(form.map(({ prize }) => [prize, published[prize] ?? []])))

/** Reads what `publishedText` wrote; anything else throws a RangeError. */
export function readPublished(form: readonly PublishedPrize[], text: string): Published {
  const read: unknown = JSON.parse(text)
  const published = isPublished(read) ? read : {}
  const problem = problemOfPublished(form, published)
  if (problem) throw new RangeError(`no result: ${problem.prize} of ${text}`)
  return published
}

const isPublished = (value: unknown): value is Published =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (numbers) => Array.isArray(numbers) && numbers.every((number) => typeof number === 'string'),
  )

/** Every number of a draw from its stream, prize by prize: one `int(10^digits)` each. */
export const drawPublished = (form: readonly PublishedPrize[], stream: FairStream): Published =>
  Object.fromEntries(
    form.map(({ prize, count, digits }) => [
      prize,
      Array.from({ length: count }, () =>
        digits === null ? figureOf(prize, stream) : String(stream.int(10 ** digits)).padStart(digits, '0'),
      ),
    ]),
  )

/** A made-up index between 1,000.00 and 1,999.99, and a change of less than a hundred points. */
function figureOf(prize: string, stream: FairStream): string {
  if (prize !== SIGNED) return `1${hundredths(stream.int(100_000), 3)}`
  const change = stream.int(10_000)
  return `${stream.int(2) === 0 ? '+' : '-'}${hundredths(change, 1)}`
}

/** 457 with at least one whole digit is '4.57'. */
function hundredths(value: number, wholeDigits: number): string {
  const digits = String(value).padStart(wholeDigits + 2, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The units digit and the decimals of a figure like `1,284.57`; only a change has a sign. */
export function decimalsOf(text: string, isSigned: boolean): { units: string; decimals: string } | undefined {
  const figure = isSigned ? text.trim().replace(/^[+\-\u2212\u2013]\s?/, '') : text.trim()
  const parts = /^(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)\.([0-9]{2})$/.exec(figure)
  return parts ? { units: figure.at(-4)!, decimals: parts[1]! } : undefined
}

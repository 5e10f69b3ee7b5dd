/**
 * The fields of what is published of a draw: one for each number, how a pasted line fills them, and which are
 * right. Numbers are text, so leading zeros stay.
 */
import {
  decimalsOf,
  type Published,
  type PublishedPrize,
} from '../../../../../kernel/lottery/numbers/published.ts'
import { isNumber } from '../../../../../kernel/lottery/numbers/digits.ts'
import { plainDigits } from '../../../../../design/format.ts'

export interface Slot extends PublishedPrize {
  readonly key: string
  /** From 0, among the numbers of its prize. */
  readonly place: number
}

/** What stands in the fields, by the key of the field. */
export type Figures = Readonly<Record<string, string>>

const keyOf = (prize: string, place: number): string => `${prize}.${place}`

export const slotsOf = (form: readonly PublishedPrize[]): readonly Slot[] =>
  form.flatMap((row) =>
    Array.from({ length: row.count }, (_, place) => ({ ...row, place, key: keyOf(row.prize, place) })),
  )

export function isRight({ prize, digits }: PublishedPrize, text: string): boolean {
  if (digits !== null) return isNumber(text, digits)
  return decimalsOf(text, prize === 'change') !== undefined
}

export const publishedOf = (form: readonly PublishedPrize[], figures: Figures): Published =>
  Object.fromEntries(
    form.map(({ prize, count }) => [
      prize,
      Array.from({ length: count }, (_, place) => (figures[keyOf(prize, place)] ?? '').trim()),
    ]),
  )

export const figuresOf = (published: Published): Figures =>
  Object.fromEntries(
    Object.entries(published).flatMap(([prize, numbers]) =>
      numbers.map((number, place) => [keyOf(prize, place), number] as const),
    ),
  )

/** Figures with decimals first, so that 1,284.57 is not three numbers. */
const PIECES = /[+\-\u2212\u2013]?\d{1,3}(?:,\d{3})+\.\d{2}|[+\-\u2212\u2013]?\d+\.\d{2}|\d+/g

/**
 * What a pasted line fills: each field takes the next piece that has its form, and labels between them are
 * passed over. Boards are published from the highest prize or from the lowest, so the order that fills most
 * is taken.
 */
export function fillFrom(form: readonly PublishedPrize[], text: string): Figures {
  const pieces = plainDigits(text).match(PIECES) ?? []
  const [highest, ...others] = form
  const orders = [form, [...others, ...(highest ? [highest] : [])], [...form].reverse()]
  const filled = orders.map((order) => fillInOrder(slotsOf(order), pieces))
  return filled.reduce((best, next) => (sizeOf(next) > sizeOf(best) ? next : best))
}

export const sizeOf = (figures: Figures): number => Object.keys(figures).length

function fillInOrder(slots: readonly Slot[], pieces: readonly string[]): Figures {
  const figures: Record<string, string> = {}
  let next = 0
  for (const piece of pieces) {
    const slot = slots[next]
    if (!slot) break
    if (!isRight(slot, piece)) continue
    figures[slot.key] = piece
    next += 1
  }
  return figures
}

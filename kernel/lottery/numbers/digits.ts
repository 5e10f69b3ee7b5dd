/** Numbers of lotteries are text: 007 has three digits. */
import type { BetProblem } from './number-bet.ts'

/** Whether a text is exactly this many digits 0–9; other scripts' digits are none. */
export const isNumber = (text: string, digits: number): boolean =>
  text.length === digits && /^[0-9]+$/.test(text)

/** Every number of this many digits, from zero. */
export const numbersOf = (digits: number): string[] =>
  Array.from({ length: 10 ** digits }, (_, value) => String(value).padStart(digits, '0'))

/** The digits in ascending order: what all orders of a number have in common. */
export const digitsInOrder = (number: string): string => [...number].sort().join('')

/** Every different order of the digits, ascending. */
export function ordersOf(number: string): string[] {
  if (number.length < 2) return [number]
  const orders = new Set<string>()
  for (let place = 0; place < number.length; place++)
    for (const rest of ordersOf(number.slice(0, place) + number.slice(place + 1)))
      orders.add(number[place]! + rest)
  return [...orders].sort()
}

/** Whether all digits are the same. */
export const isRepdigit = (number: string): boolean => new Set(number).size === 1

/** The last digits of a number; nothing if it has fewer. */
export const tailOf = (number: string, digits: number): string | undefined =>
  number.length >= digits ? number.slice(-digits) : undefined

/** What is wrong with a selection of one number. */
export function checkOneNumber(selection: readonly string[], digits: number): BetProblem | undefined {
  const [number] = selection
  if (selection.length !== 1 || number === undefined) return { code: 'SELECTION_INVALID' }
  return isNumber(number, digits) ? undefined : { code: 'SELECTION_INVALID', number }
}

/** What is wrong with a selection of several different numbers. */
export function checkDifferentNumbers(
  selection: readonly string[],
  digits: number,
  least: number,
  most: number,
): BetProblem | undefined {
  if (selection.length < least || selection.length > most) return { code: 'SELECTION_INVALID' }
  const wrong = selection.find((number) => !isNumber(number, digits))
  if (wrong !== undefined) return { code: 'SELECTION_INVALID', number: wrong }
  const twice = selection.find((number, index) => selection.indexOf(number) !== index)
  return twice === undefined ? undefined : { code: 'SELECTION_DUPLICATE', number: twice }
}

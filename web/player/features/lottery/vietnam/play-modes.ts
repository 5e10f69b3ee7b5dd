/** How the numbers of a Vietnamese bet type are chosen, read from the bet type itself; pure. */
import type { NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'
import { numbersOf } from '../../../../../kernel/lottery/numbers/digits.ts'

/**
 * NUMBER: one number of one length. PART: one number of a length that the member chooses. SET: several
 * two-digit numbers that stand together.
 */
export type PlayMode =
  | { readonly kind: 'NUMBER'; readonly lengths: readonly [number] }
  | { readonly kind: 'PART'; readonly lengths: readonly number[] }
  | { readonly kind: 'SET'; readonly least: number; readonly most: number }

const LARGEST_SET = 10
const LENGTHS = [2, 3, 4]
const twoDigits = numbersOf(2)

export function modeOf(play: NumberPlay): PlayMode {
  if (play.digits !== null) return { kind: 'NUMBER', lengths: [play.digits] }
  const lengths = LENGTHS.filter((digits) => !play.check(['1'.repeat(digits)]))
  if (lengths.length > 0) return { kind: 'PART', lengths }
  const sizes = Array.from({ length: LARGEST_SET }, (_, at) => at + 1).filter(
    (size) => !play.check(twoDigits.slice(0, size)),
  )
  return { kind: 'SET', least: sizes[0]!, most: sizes.at(-1)! }
}

export type PlayTab = 'all' | 'ends' | 'sets' | 'miss'
export const playTabs: readonly PlayTab[] = ['all', 'ends', 'sets', 'miss']

/** The tab that a bet type stands under. */
export function tabOf(play: NumberPlay): PlayTab {
  if (/^LO\d/.test(play.code)) return 'all'
  if (play.code.startsWith('TRUOT')) return 'miss'
  return modeOf(play).kind === 'SET' ? 'sets' : 'ends'
}

/** Numbers up to two digits stand on a grid, longer ones are typed. */
export const gridNumbers = (length: number): readonly string[] => (length <= 2 ? numbersOf(length) : [])

/** A number and, of two different digits, the other way round. */
export function withReverse(number: string): readonly string[] {
  const turned = [...number].reverse().join('')
  return turned === number ? [number] : [number, turned]
}

export const quickNumbers = {
  even: (number: string) => '02468'.includes(number.at(-1)!),
  odd: (number: string) => '13579'.includes(number.at(-1)!),
  double: (number: string) => number.length === 2 && number[0] === number[1],
} as const

export interface Typed {
  /** Numbers of the right length, each once. */
  readonly numbers: readonly string[]
  readonly wrong: readonly string[]
}

/** A typed or pasted list: whatever is no digit parts two numbers. */
export function readTypedNumbers(text: string, length: number): Typed {
  const words = text.split(/\D+/).filter(Boolean)
  return {
    numbers: [...new Set(words.filter((word) => word.length === length))],
    wrong: words.filter((word) => word.length !== length),
  }
}

/**
 * The words of a handwritten note of Thai numbers (domain/lottery.md §5.2): where a number is bet, and what
 * means nothing.
 */

export type NotePlace = 'TOP' | 'BOTTOM' | 'TOD' | 'FRONT'

interface Word {
  readonly is: RegExp
  readonly places: readonly NotePlace[]
  readonly isRun?: boolean
  readonly isReversed?: boolean
}

/** The longer word comes first where one begins like another. */
const words: readonly Word[] = [
  { is: /^บนล่าง|^บ\.?\s?[-+/]?\s?ล\.?(?![\u0E00-\u0E7F])/u, places: ['TOP', 'BOTTOM'] },
  { is: /^บน/u, places: ['TOP'] },
  { is: /^ล่าง/u, places: ['BOTTOM'] },
  { is: /^(?:ตรง|เต็ง)/u, places: ['TOP'] },
  { is: /^โต[\u0E47-\u0E4B]?ด/u, places: ['TOD'] },
  { is: /^หน้า/u, places: ['FRONT'] },
  { is: /^วิ่ง/u, places: [], isRun: true },
  { is: /^กลับ/u, places: [], isReversed: true },
  { is: /^(?:บาท|[23]\s*ตัว|(?:สอง|สาม)ตัว|ตัว)/u, places: [] },
]

/** Whether a text speaks of a place at all. */
export const PLACE = /บน|ล่าง|ตรง|เต็ง|โต[\u0E47-\u0E4B]?ด|หน้า|วิ่ง/u

const MEANINGLESS = /^[\s:.,+\-/&()]+/u

export interface NoteWords {
  readonly places: readonly NotePlace[]
  readonly isRun: boolean
  readonly isReversed: boolean
}

/** The words that one piece of text without amounts says, or nothing if it has any other word. */
export function readWords(text: string): NoteWords | undefined {
  const places: NotePlace[] = []
  let [isRun, isReversed] = [false, false]
  let rest = text.replace(MEANINGLESS, '')
  while (rest !== '') {
    const word = words.find(({ is }) => is.test(rest))
    if (!word) return undefined
    places.push(...word.places.filter((place) => !places.includes(place)))
    isRun ||= word.isRun === true
    isReversed ||= word.isReversed === true
    rest = rest.replace(word.is, '').replace(MEANINGLESS, '')
  }
  return { places, isRun, isReversed }
}

/**
 * Reads a handwritten note that a member pastes, such as `12=50*50`, into lines of a ticket
 * (domain/lottery.md §5.2). What is not certain becomes a problem of its line; nothing is guessed.
 */
import { ordersOf } from '../numbers/digits.ts'
import { thaiBets } from './bets.ts'
import { PLACE, readWords, type NotePlace, type NoteWords } from './note-words.ts'

export interface NoteLine {
  /** The line of the note, from 1. */
  readonly line: number
  readonly betCode: string
  readonly number: string
  readonly stakeAmount: bigint
}

export type NoteProblemCode =
  /** Thai and Arabic digits stand in one number. */
  | 'MIXED_DIGITS'
  /** There is a word that the note's grammar does not know. */
  | 'UNKNOWN_WORD'
  /** The line names no place, and the heading above it names one with words that are not known. */
  | 'HEADING_UNKNOWN'
  /** The line has no number, or none that can be told from the amount. */
  | 'NUMBER_MISSING'
  /** A number has more than three digits, or its place has no bet type for it. */
  | 'NUMBER_INVALID'
  /** A triple is no TOD3. */
  | 'NUMBER_NOT_SOLD'
  /** The line has no amount, or none that can be told from the number. */
  | 'AMOUNT_MISSING'
  /** An amount is zero throughout, too large or not written in baht with at most two decimals. */
  | 'AMOUNT_INVALID'
  /** The amounts are not as many as the places. */
  | 'AMOUNT_COUNT'
  /** The ticket has no room for this line and those after it. */
  | 'TOO_MANY_LINES'

export interface NoteProblem {
  readonly line: number
  readonly code: NoteProblemCode
  /** The part of the line that is wrong. */
  readonly text: string
}

export interface ReadNote {
  readonly lines: readonly NoteLine[]
  readonly problems: readonly NoteProblem[]
}

/** The most lines of a ticket (domain/lottery.md §5.2). */
export const TICKET_LINES = 1_000

/** The Thai digit zero; the others follow it. */
const THAI_ZERO = 0x0e50

const NO_WORDS: NoteWords = { places: [], isRun: false, isReversed: false }

/** The bet type of a place by the digits of the number. */
const codes: Readonly<Record<NotePlace, Readonly<Record<number, string>>>> = {
  TOP: { 1: 'RUN_TOP', 2: 'TOP2', 3: 'TOP3' },
  BOTTOM: { 1: 'RUN_BOTTOM', 2: 'BOTTOM2', 3: 'BACK3' },
  TOD: { 3: 'TOD3' },
  FRONT: { 3: 'FRONT3' },
}

/** Where the first, second and third amount of a number go if no word says so. */
const usualPlaces: Readonly<Record<number, readonly NotePlace[]>> = {
  1: ['TOP', 'BOTTOM'],
  2: ['TOP', 'BOTTOM'],
  3: ['TOP', 'TOD', 'BOTTOM'],
}

class Unreadable extends Error {
  readonly code: NoteProblemCode
  readonly text: string

  constructor(code: NoteProblemCode, text: string) {
    super(code)
    this.code = code
    this.text = text
  }
}

/** The lines of a note, and what is wrong with it by line; a line with a problem gives nothing. */
export function readNote(text: string): ReadNote {
  const lines: NoteLine[] = []
  const problems: NoteProblem[] = []
  let heading: NoteWords | undefined = NO_WORDS
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1
    try {
      const written = plain(raw)
      if (written === '') continue
      const words = withoutCounts(written)
      if (!/[0-9]/.test(words)) {
        // The lines below a place that cannot be read must not go to the place above it.
        if (PLACE.test(words)) heading = undefined
        heading = wordsOf(words)
        continue
      }
      const bets = betsOf(written, heading)
      if (lines.length + bets.length > TICKET_LINES) throw new Unreadable('TOO_MANY_LINES', raw.trim())
      lines.push(...bets.map((bet) => ({ line, ...bet })))
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      problems.push({ line, code: error.code, text: error.text })
      if (error.code === 'TOO_MANY_LINES') break
    }
  }
  return { lines, problems }
}

/** One way to write each sign and digit; a run of digits of two scripts is refused. */
function plain(raw: string): string {
  const text = raw.normalize('NFKC').replace(/[\u200B-\u200D\uFEFF]/g, '')
  const mixed = (text.match(/[0-9๐-๙]+/gu) ?? []).find((run) => /[0-9]/.test(run) && /[๐-๙]/u.test(run))
  if (mixed !== undefined) throw new Unreadable('MIXED_DIGITS', mixed)
  return text
    .replace(/[๐-๙]/gu, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/\s*(?:[*xX×✕]|คูณ)\s*/gu, '*')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s*[=＝]+\s*/g, '=')
    .trim()
}

/** The line without the digits of words like `3 ตัว` and `6 กลับ`, which are no numbers of a bet. */
const withoutCounts = (text: string): string =>
  text.replace(/(?<![0-9])(?:[23]\s*(?=ตัว)|[236]\s*(?=กลับ))/gu, '')

function wordsOf(text: string): NoteWords {
  const words = readWords(text)
  if (!words) throw new Unreadable('UNKNOWN_WORD', text.trim())
  return words
}

interface Entry {
  readonly words: NoteWords
  readonly numbers: readonly string[]
  readonly amounts: readonly bigint[]
}

function betsOf(written: string, heading: NoteWords | undefined): Omit<NoteLine, 'line'>[] {
  const { words: own, numbers, amounts } = entryOf(withoutCounts(written))
  const words = own.places.length > 0 || own.isRun ? own : under(heading, own)
  return numbers.flatMap((number) => {
    const orders = words.isReversed ? ordersOf(number) : [number]
    return stakesOf(number, amounts, words).flatMap(({ betCode, stakeAmount }) =>
      // All orders of a TOD3 are the same bet.
      (betCode === 'TOD3' ? [number] : orders).map((order) => ({ betCode, number: order, stakeAmount })),
    )
  })
}

function under(heading: NoteWords | undefined, own: NoteWords): NoteWords {
  if (!heading) throw new Unreadable('HEADING_UNKNOWN', '')
  return { ...heading, isReversed: own.isReversed || heading.isReversed }
}

/** Text between figures: anything but digits, separators and space, and separators inside it (`บ-ล`). */
const LETTERS = /[^0-9*=,.\s\-+/()]+(?:[\s.\-+/]*[^0-9*=,.\s\-+/()]+)*\.?/gu

/**
 * `12=50`, `บน 12 50` or `12 50 บาท`; or, with a place before each amount, `123 ตรง 100 โต๊ด 50`.
 */
function entryOf(text: string): Entry {
  const letters = [...text.matchAll(LETTERS)].map((match) => ({
    words: wordsOf(match[0]),
    isBetween: /[0-9]/.test(text.slice(0, match.index)) && /[0-9]/.test(text.slice(match.index)),
    isFirst: !/[0-9]/.test(text.slice(0, match.index)),
  }))
  const isPaired = letters.some(({ words, isBetween }) => isBetween && words.places.length > 0)
  const words = wordsOf((text.match(LETTERS) ?? []).join(' '))
  if (!isPaired) return { words, ...plainEntryOf(text.replace(LETTERS, ' ').trim()) }
  if (letters.some((one) => one.isFirst && one.words.places.length > 0))
    throw new Unreadable('NUMBER_MISSING', text)
  const [first, ...others] = text.split(LETTERS).map((figures) => figures.replaceAll('=', ' ').trim())
  const amounts = others.filter((figures) => figures !== '').flatMap((figures) => amountsOf(figures, /\*/))
  if (amounts.length !== words.places.length) throw new Unreadable('AMOUNT_COUNT', text)
  return { words, numbers: numbersOf(first!), amounts }
}

function plainEntryOf(figures: string): Pick<Entry, 'numbers' | 'amounts'> {
  if (figures.includes('=')) {
    const [left, right, ...more] = figures.split('=')
    if (more.length > 0) throw new Unreadable('AMOUNT_INVALID', figures)
    return { numbers: numbersOf(left!), amounts: amountsOf(right!, /[*\-+/]/) }
  }
  const pieces = figures.replace(/\s*([,\-+/])\s*/g, '$1').split(/\s+/)
  // `12 50 50` may be one number with two amounts or two numbers with one.
  if (pieces.length > 2) throw new Unreadable('AMOUNT_MISSING', figures)
  if (pieces.length === 2) return { numbers: numbersOf(pieces[0]!), amounts: amountsOf(pieces[1]!, /\*/) }
  // `12*50*50`: the first of several is the number. `12-50` may be two numbers.
  const [number, ...amounts] = figures.split('*')
  if (amounts.length === 0) throw new Unreadable('AMOUNT_MISSING', figures)
  return { numbers: numbersOf(number!), amounts: amountsOf(amounts.join('*'), /\*/) }
}

function numbersOf(text: string): string[] {
  const numbers = text.split(/[\s,.\-+/()]+/).filter((number) => number !== '')
  if (numbers.length === 0) throw new Unreadable('NUMBER_MISSING', text)
  const wrong = numbers.find((number) => !/^[0-9]{1,3}$/.test(number))
  if (wrong !== undefined) throw new Unreadable('NUMBER_INVALID', wrong)
  return numbers
}

/** Amounts in satang; nothing but zero begins with 0, because 050 is rather a number than an amount. */
function amountsOf(text: string, separator: RegExp): bigint[] {
  const written = text.replace(/[().\s-]+$/, '').trim()
  if (written === '') throw new Unreadable('AMOUNT_MISSING', text)
  return written.split(separator).map((amount) => {
    const parts = /^(0|[1-9][0-9]{0,6}|[1-9][0-9]{0,2}(?:,[0-9]{3}){1,2})(?:\.([0-9]{1,2}))?$/.exec(
      amount.trim(),
    )
    if (!parts) throw new Unreadable('AMOUNT_INVALID', written)
    return BigInt(parts[1]!.replaceAll(',', '')) * 100n + BigInt((parts[2] ?? '').padEnd(2, '0'))
  })
}

/** The bets of one number: an amount for each place, or one amount for all places that the words name. */
function stakesOf(number: string, amounts: readonly bigint[], words: NoteWords) {
  if (words.isRun && number.length !== 1) throw new Unreadable('NUMBER_INVALID', number)
  const isNamed = words.places.length > 0
  const places = isNamed ? words.places : usualPlaces[number.length]!
  const isOneForAll = isNamed && amounts.length === 1
  if (amounts.length > places.length || (isNamed && !isOneForAll && amounts.length < places.length))
    throw new Unreadable('AMOUNT_COUNT', number)
  if (amounts.every((amount) => amount === 0n)) throw new Unreadable('AMOUNT_INVALID', '0')
  return (isOneForAll ? places : places.slice(0, amounts.length)).flatMap((place, index) => {
    const stakeAmount = isOneForAll ? amounts[0]! : amounts[index]!
    if (stakeAmount === 0n) return []
    const betCode = codes[place][number.length]
    if (betCode === undefined) throw new Unreadable('NUMBER_INVALID', number)
    const bet = thaiBets.find(({ code }) => code === betCode)!
    if (bet.check([number], { table: 'GOVERNMENT' })) throw new Unreadable('NUMBER_NOT_SOLD', number)
    return [{ betCode, stakeAmount }]
  })
}

/**
 * Lists of numbers that a member pastes: `123 456, 789`. They become a line that lists whole numbers, for
 * plays that take one.
 */
import { MOST_ENTRIES } from './classic/entries.ts'
import type { EntryForm, Play } from './classic/play.ts'

export interface EntryProblem {
  readonly code:
    | 'THAI_DIGIT'
    | 'UNKNOWN_SYMBOL'
    /** The entry has too few or too many digits. */
    | 'LENGTH'
    /** All digits are there, but the play sells no such number: `112` where all three must differ. */
    | 'NOT_SOLD'
    | 'TOO_MANY'
  /** Where the entry begins in the text, from 0. */
  readonly at: number
  readonly text: string
}

export interface ReadEntries {
  /** One line with all good entries, or nothing if there are none. */
  readonly selections: string[][] | undefined
  /** The entries as they are kept, in the order of the text. */
  readonly entries: readonly string[]
  /** Entries that stand in the text again; they are taken once. */
  readonly duplicates: readonly { readonly at: number; readonly text: string }[]
  readonly problems: readonly EntryProblem[]
}

interface Piece {
  readonly text: string
  readonly at: number
}

/**
 * Reads a pasted list. Space, comma, semicolon and a new line separate entries; where numbers have two digits
 * a space may also stand between the numbers of one entry (`02 07, 05 11`). Plays with a block take it from
 * `block`, which is the symbol of its row. A play without text entry throws a RangeError.
 */
export function readEntries(play: Play, text: string, block?: string): ReadEntries {
  const form = play.entry
  if (!form) throw new RangeError(`${play.code} takes no list of numbers`)
  if (play.blocks && (block === undefined || !Object.hasOwn(play.blocks, block)))
    throw new RangeError(`${play.code} has no block ${block}`)
  const entries = new Set<string>()
  const duplicates: Piece[] = []
  const problems: EntryProblem[] = []
  for (const piece of piecesOf(text, form)) {
    const read = readPiece(piece, form)
    if (typeof read !== 'string') problems.push(read)
    else if (entries.has(read)) duplicates.push(piece)
    else if (entries.size === MOST_ENTRIES) problems.push({ ...piece, code: 'TOO_MANY' })
    else entries.add(read)
  }
  const list = [...entries]
  const line = play.blocks ? [[block!], list] : [list]
  return { selections: list.length > 0 ? line : undefined, entries: list, duplicates, problems }
}

const THAI_DIGIT = /[๐-๙]/

function readPiece(piece: Piece, form: EntryForm): string | EntryProblem {
  const digits = piece.text.replace(/\s+/g, '')
  if (THAI_DIGIT.test(digits)) return { ...piece, code: 'THAI_DIGIT' }
  if (!/^[0-9]+$/.test(digits)) return { ...piece, code: 'UNKNOWN_SYMBOL' }
  if (digits.length !== form.numbers * form.width) return { ...piece, code: 'LENGTH' }
  const symbols = digits.match(new RegExp(`.{${form.width}}`, 'g'))!
  return form.normalise(symbols) ?? { ...piece, code: 'NOT_SOLD' }
}

/** The entries of a text with their places. */
function piecesOf(text: string, form: EntryForm): Piece[] {
  if (form.width === 1) return found(text, /[^\s,;]+/g, 0)
  return found(text, /[^\n\r,;]+/g, 0).flatMap((part) => {
    const words = found(part.text, /\S+/g, part.at)
    // `02 07` is one entry when every word is one number; `0207 0511` are two.
    const isOneEntry = words.length > 1 && words.every((word) => word.text.length === form.width)
    return isOneEntry ? [{ text: part.text.trim(), at: words[0]!.at }] : words
  })
}

const found = (text: string, pattern: RegExp, from: number): Piece[] =>
  [...text.matchAll(pattern)].map((match) => ({ text: match[0], at: from + match.index }))

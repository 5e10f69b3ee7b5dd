/** A category named in a search: alone it means all its games, with a name it narrows the result. */
import { gameWord } from './data/thai-letters.ts'
import type { ListedGame } from '../../shared/rules/listed-game.ts'
import { classWords, fillWords, typeWords } from './data/category-words.ts'
import { foldText, onOtherKeyboard, wordsOf } from './search-text.ts'

export interface SaidCategory {
  /** Null if only words without a meaning of their own were typed. */
  readonly has: ((game: ListedGame) => boolean) | null
  /** The word that named it, in the forgiving form; empty if none did. */
  readonly word: string
  /** What else was typed. */
  readonly rest: string
}

const keyOf = (text: string): string => wordsOf(text).map(foldText).join('')
const categories = new Map<string, (game: ListedGame) => boolean>([
  ...classWords.flatMap(([classify, words]) =>
    words.map((word) => [keyOf(word), (game: ListedGame) => game.row.game_classify === classify] as const),
  ),
  ...typeWords.flatMap(([types, words]) =>
    words.map((word) => [keyOf(word), (game: ListedGame) => types.includes(game.gameType)] as const),
  ),
])
const fill = new Set(fillWords.map(keyOf))
/** The longest first, so that a whole word is not taken for the beginning of another. */
const keys = [...categories.keys(), ...fill].sort((a, b) => b.length - a.length)

/** Null if no category was named. */
export function saidCategory(typed: string): SaidCategory | null {
  return readCategory(typed) ?? readCategory(onOtherKeyboard(typed) ?? '')
}

function readCategory(typed: string): SaidCategory | null {
  const words = wordsOf(typed.replaceAll(gameWord.written, gameWord.as)).map(foldText)
  let has: SaidCategory['has'] = null
  let word = ''
  let isSaid = false
  let rest = words.join('')
  // Thai words are joined, and long Latin ones often are: "สล็อตเสือ", "pgslot". Short ones are part of too
  // many others.
  const runsOn = (key: string) => key.length >= 4 || !/[a-z]/.test(key)
  for (let again = true; again && rest !== ''; ) {
    const [first = '', last = ''] = [words[0], words.at(-1)]
    const key = keys.find(
      (one) =>
        rest === one ||
        (runsOn(one) ? rest.startsWith(one) || rest.endsWith(one) : first === one || last === one),
    )
    again = key !== undefined && !(has && categories.has(key))
    if (!again) break
    isSaid = true
    if (categories.has(key!)) [has, word] = [categories.get(key!)!, key!]
    const isFirst = rest.startsWith(key!)
    rest = isFirst ? rest.slice(key!.length) : rest.slice(0, -key!.length)
    dropWord(words, key!, isFirst)
  }
  return isSaid ? { has, word, rest: words.filter((word) => word !== '').join(' ') } : null
}

/** Removes a word, or the part that begins or ends it, from the list. */
function dropWord(words: string[], key: string, isFirst: boolean): void {
  for (let left = key.length; left > 0 && words.length > 0; ) {
    const word = (isFirst ? words[0] : words.at(-1))!
    const taken = Math.min(left, word.length)
    const kept = isFirst ? word.slice(taken) : word.slice(0, word.length - taken)
    left -= taken
    if (kept === '') words[isFirst ? 'shift' : 'pop']()
    else words[isFirst ? 0 : words.length - 1] = kept
  }
}

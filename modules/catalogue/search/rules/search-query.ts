/** What a person typed, prepared for comparing. */
import { fieldOf, type Field } from './search-index.ts'
import { bytesOf, wordsOf } from './search-text.ts'

export interface Query extends Field {
  readonly words: readonly string[]
  readonly bytes: Uint8Array
}

export function queryOf(typed: string): Query {
  const field = fieldOf(typed)
  return { ...field, words: tellingWords(typed), bytes: bytesOf(field.folded) }
}

/** Words that are in half of all names, or in what people add, have no weight beside others. */
const SMALL = new Set(['the', 'of', 'a', 'an'])

export function tellingWords(typed: string): string[] {
  const words = wordsOf(typed)
  const telling = words.filter((word) => !SMALL.has(word))
  return telling.length > 0 ? telling : words
}

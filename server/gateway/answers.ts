/** The envelope of every answer (WIRE.md, Answers) and the sentence of every refusal in the caller's language. */
import { IntlMessageFormat } from 'intl-messageformat'
import { errors as english, fieldRules as englishRules, words as englishWords } from '../../contract/locales/en.ts'
import { errors as thai, fieldRules as thaiRules, words as thaiWords } from '../../contract/locales/th.ts'
import { errorStatus, type ErrorCode } from '../../contract/errors.ts'
import { joinEqualBounds } from '../../contract/shared/field-rules.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Language } from '../../platform/calls.ts'
import { sqlStateOf } from '../../platform/postgres.ts'
import type { FileAnswer } from '../../platform/table-file.ts'

export interface Answer {
  readonly status: number
  readonly text: string
  readonly isRepeat?: boolean
  readonly retryAfterS?: number
  /** A download instead of the text. */
  readonly file?: FileAnswer
}

const sentences: Record<Language, Record<ErrorCode, string>> = { en: english, th: thai }
const rules: Record<Language, Record<string, string> & { invalid: string }> = { en: englishRules, th: thaiRules }
/** Single words that fill a sentence. */
export const words = { en: englishWords, th: thaiWords }

const formats = new Map<string, IntlMessageFormat>()

function format(language: Language, sentence: string, params: readonly string[]): string {
  const key = `${language}${sentence}`
  let message = formats.get(key)
  if (!message) formats.set(key, message = new IntlMessageFormat(sentence, language))
  // A plural needs its number as a number; everything else arrives as formatted text.
  const values = Object.fromEntries(params.map((param, index) => [index, /^[0-9]{1,9}$/.test(param) ? Number(param) : param]))
  return String(message.format(values))
}

/** The sentence of a code, its {0}, {1} filled. */
export function sentenceOf(code: ErrorCode, language: Language, params: readonly string[] = []): string {
  const filled = [...params]
  // A sentence that expects more than it was given still reads.
  while (filled.length < 3) filled.push('')
  return format(language, sentences[language][code], filled)
}

export interface FieldError { field: string; rule: string; message?: string; params?: readonly string[] }

function withMessages(value: unknown, language: Language): unknown {
  if (!value || typeof value !== 'object' || !('fields' in value)) return value
  const fields = (value.fields as FieldError[]).map(({ field, rule, message, params }) => ({
    field, rule, message: message ?? joinEqualBounds(format(language, rules[language][rule] ?? rules[language].invalid, params ?? []), params ?? []),
  }))
  return { ...value, fields }
}

/** A refusal as it goes out. */
export function refusalAnswer(refusal: Refusal, language: Language): Answer {
  const code = (refusal.code in errorStatus ? refusal.code : 'COMMON_UNKNOWN') as ErrorCode
  const status = errorStatus[code]
  const body: Record<string, unknown> = { success: false, code, message: sentenceOf(code, language, refusal.params) }
  if (refusal.value !== undefined) body.value = withMessages(refusal.value, language)
  const retryAfterS = refusal.retryAfterS ?? (status === 429 || status === 503 ? 1 : undefined)
  return { status, text: JSON.stringify(body, (_, item: unknown) => (typeof item === 'bigint' ? Number(item) : item)), retryAfterS }
}

/**
 * Connection lost (08), lost to another (40, 55P03), no room on disk, in memory or for another connection (53), stopped or
 * cancelled (57), the disk itself (58), a transaction that idled too long (25P03), a standby that took over (25006).
 */
const BUSY_STATES = /^(08...|40...|53...|57...|58...|55P03|25P03|25006|E[A-Z]+)$/
/** The driver's words, which come without a state, for a connection that ended or could not be had. */
const BUSY_WORDS = /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|is not queryable|pool after calling end|driver has already been destroyed/i

/** What an unexpected error means for the caller: busy where the database is away, overloaded or full, else unknown. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const text = error instanceof Error ? error.message : ''
  if (BUSY_STATES.test(sqlStateOf(error) ?? '') || BUSY_WORDS.test(text)) return new Refusal('COMMON_BUSY', { retryAfterS: 1 })
  return new Refusal('COMMON_UNKNOWN')
}

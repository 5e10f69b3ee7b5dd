/** The envelope of every answer (WIRE.md, Answers) and the sentence of every refusal in the caller's language. */
import { IntlMessageFormat } from 'intl-messageformat'
import { errors as english, fieldRules as englishRules, words as englishWords } from '../../contract/locales/en.ts'
import { errors as thai, fieldRules as thaiRules, words as thaiWords } from '../../contract/locales/th.ts'
import { errors as chinese, fieldRules as chineseRules, words as chineseWords } from '../../contract/locales/zh.ts'
import { errorStatus, type ErrorCode } from '../../contract/errors.ts'
import { joinEqualBounds } from '../../contract/shared/field-rules.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Language } from '../../platform/calls.ts'
import { momentText } from '../../platform/moment-text.ts'
import { sqlStateOf } from '../../platform/postgres.ts'
import type { FileAnswer } from '../../platform/table-file.ts'

export interface Answer {
  readonly status: number
  readonly text: string
  readonly isRepeat?: boolean
  readonly retryAfterS?: number
  /** Instead of the text, where it is bytes already. */
  readonly bytes?: Buffer
  /** A download instead of the text. */
  readonly file?: FileAnswer
}

/** In which language a refusal is said: the house's own two, and Chinese for the agents' pages. */
export type Speech = Language | 'zh'

const sentences: Record<Speech, Partial<Record<ErrorCode, string>>> = { en: english, th: thai, zh: chinese }
const rules: Record<Speech, Readonly<Record<string, string>>> = { en: englishRules, th: thaiRules, zh: chineseRules }
/** Single words that fill a sentence. */
export const words = { en: englishWords, th: thaiWords, zh: chineseWords }

const formats = new Map<string, IntlMessageFormat>()

function format(language: Speech, sentence: string, params: readonly string[]): string {
  const key = `${language}${sentence}`
  let message = formats.get(key)
  if (!message) formats.set(key, message = new IntlMessageFormat(sentence, language))
  // A plural needs its number as a number; everything else arrives as formatted text.
  const values = Object.fromEntries(params.map((param, index) => [index, /^[0-9]{1,9}$/.test(param) ? Number(param) : wireMoment(param, language)]))
  return String(message.format(values))
}

/** A refusal names a moment as it stands on the wire; whoever reads the sentence finds it in the house's time and own language. */
function wireMoment(param: string, speech: Speech): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(param)) return param
  return momentText({ language: speech === 'th' ? 'th' : 'en', merchant: { timeZone: 'Asia/Bangkok' } }, new Date(param))
}

/** The sentence of a code, its {0}, {1} filled; one that the language lacks is said in English. */
export function sentenceOf(code: ErrorCode, speech: Speech, params: readonly string[] = []): string {
  const filled = [...params]
  // A sentence that expects more than it was given still reads.
  while (filled.length < 3) filled.push('')
  const own = sentences[speech][code]
  return format(own ? speech : 'en', own ?? english[code], filled)
}

export interface FieldError { field: string; rule: string; message?: string; params?: readonly string[] }

function withMessages(value: unknown, speech: Speech): unknown {
  if (!value || typeof value !== 'object' || !('fields' in value)) return value
  const fields = (value.fields as FieldError[]).map(({ field, rule, message, params }) => ({
    field, rule, message: message ?? joinEqualBounds(ruleSentence(rule, speech, params ?? []), params ?? []),
  }))
  return { ...value, fields }
}

function ruleSentence(rule: string, speech: Speech, params: readonly string[]): string {
  const own = rules[speech][rule]
  if (own) return format(speech, own, params)
  return rule in englishRules ? format('en', englishRules[rule]!, params) : format(speech, rules[speech]['invalid']!, params)
}

/** A refusal as it goes out. */
export function refusalAnswer(refusal: Refusal, speech: Speech): Answer {
  const code = (refusal.code in errorStatus ? refusal.code : 'COMMON_UNKNOWN') as ErrorCode
  const status = errorStatus[code]
  const body: Record<string, unknown> = { success: false, code, message: sentenceOf(code, speech, refusal.params) }
  if (refusal.value !== undefined) body.value = withMessages(refusal.value, speech)
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

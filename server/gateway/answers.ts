/**
 * The envelope of every answer (wire.md §2, Answers) and the sentence of every refusal in the caller's
 * language.
 */
import { IntlMessageFormat } from 'intl-messageformat'
import {
  errors as english,
  fieldRules as englishRules,
  words as englishWords,
} from '../../contract/locales/en.ts'
import { productNames } from '../../contract/shared/locales/product-names.ts'
import { errors as thai, fieldRules as thaiRules, words as thaiWords } from '../../contract/locales/th.ts'
import {
  errors as chinese,
  fieldRules as chineseRules,
  words as chineseWords,
} from '../../contract/locales/zh.ts'
import { errorArguments, ruleArguments } from '../../contract/error-arguments.ts'
import { errorStatus, type ErrorCode } from '../../contract/errors.ts'
import { joinEqualBounds } from '../../contract/shared/field-rules.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Speech } from '../../kernel/languages.ts'
import { momentText } from '../../platform/moment-text.ts'
import { sqlStateOf } from '../../platform/postgres.ts'
import type { FileAnswer } from '../../platform/table-file.ts'

export interface Answer {
  readonly status: number
  readonly text: string
  readonly isRepeat?: boolean
  readonly retryAfterS?: number
  /** Instead of the text, if it is bytes already. */
  readonly bytes?: Buffer
  /** A download instead of the text. */
  readonly file?: FileAnswer
}

/** Who hears a refusal: in which language, and in which zone its moments are named. */
export interface Hearer {
  readonly speech: Speech
  readonly timeZone: string
}

const sentences: Record<Speech, Partial<Record<ErrorCode, string>>> = { en: english, th: thai, zh: chinese }
const rules: Record<Speech, Readonly<Record<string, string>>> = {
  en: englishRules,
  th: thaiRules,
  zh: chineseRules,
}
/** Words that are arguments of a sentence. */
export const words = { en: englishWords, th: thaiWords, zh: chineseWords }

const formats = new Map<string, IntlMessageFormat>()

function format(
  hearer: Hearer,
  sentence: string,
  names: readonly string[],
  params: readonly string[],
): string {
  const { speech: language } = hearer
  const key = `${language}${sentence}`
  let message = formats.get(key)
  if (!message) formats.set(key, (message = new IntlMessageFormat(sentence, language)))
  // A plural needs its number as a number; everything else arrives as formatted text. A sentence that lacks
  // arguments can still be read.
  const values = Object.fromEntries(
    names.map((name, index) => {
      const param = params[index] ?? ''
      if (name === 'product') return [name, productNames[language][param] ?? param]
      return [name, /^[0-9]{1,9}$/.test(param) ? Number(param) : wireMoment(param, hearer)]
    }),
  )
  return String(message.format(values))
}

/**
 * A refusal contains a moment as on the wire; the reader sees it in the merchant's time and their own
 * language.
 */
function wireMoment(param: string, { speech, timeZone }: Hearer): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(param)) return param
  return momentText({ language: speech === 'th' ? 'th' : 'en', merchant: { timeZone } }, new Date(param))
}

/** The sentence of a code with its arguments; English if the language lacks it. */
export function sentenceOf(
  code: ErrorCode,
  { speech, timeZone }: Hearer,
  params: readonly string[] = [],
): string {
  const own = sentences[speech][code]
  const hearer: Hearer = { speech: own ? speech : 'en', timeZone }
  return format(hearer, own ?? english[code], errorArguments[code] ?? [], params)
}

export interface FieldError {
  field: string
  rule: string
  message?: string
  params?: readonly string[]
}

function withMessages(value: unknown, hearer: Hearer): unknown {
  if (!value || typeof value !== 'object' || !('fields' in value)) return value
  const fields = (value.fields as FieldError[]).map(({ field, rule, message, params }) => ({
    field,
    rule,
    message: message ?? joinEqualBounds(ruleSentence(rule, hearer, params ?? []), params ?? []),
  }))
  return { ...value, fields }
}

function ruleSentence(rule: string, hearer: Hearer, params: readonly string[]): string {
  const names = ruleArguments[rule] ?? []
  const own = rules[hearer.speech][rule]
  if (own) return format(hearer, own, names, params)
  return rule in englishRules
    ? format({ ...hearer, speech: 'en' }, englishRules[rule]!, names, params)
    : format(hearer, rules[hearer.speech]['invalid']!, [], params)
}

/** A refusal as it is answered. */
export function refusalAnswer(refusal: Refusal, hearer: Hearer): Answer {
  const code = (refusal.code in errorStatus ? refusal.code : 'COMMON_UNKNOWN') as ErrorCode
  const status = errorStatus[code]
  const body: Record<string, unknown> = {
    success: false,
    code,
    message: sentenceOf(code, hearer, refusal.params),
  }
  if (refusal.value !== undefined) body.value = withMessages(refusal.value, hearer)
  const retryAfterS = refusal.retryAfterS ?? (status === 429 || status === 503 ? 1 : undefined)
  return {
    status,
    text: JSON.stringify(body, (_, item: unknown) => (typeof item === 'bigint' ? Number(item) : item)),
    retryAfterS,
  }
}

/**
 * Connection lost (08), lost to another (40, 55P03), no room on disk, in memory or for another connection
 * (53), stopped or cancelled (57), the disk itself (58), a transaction that idled too long (25P03), a standby
 * that took over (25006).
 */
const BUSY_STATES = /^(08...|40...|53...|57...|58...|55P03|25P03|25006|E[A-Z]+)$/
/** The driver's messages, which come without a state, for a connection that ended or could not be opened. */
const BUSY_WORDS =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|is not queryable|pool after calling end|driver has already been destroyed/i

/**
 * What an unexpected error means for the caller: busy if the database is away, overloaded or full, otherwise
 * unknown.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const text = error instanceof Error ? error.message : ''
  if (BUSY_STATES.test(sqlStateOf(error) ?? '') || BUSY_WORDS.test(text))
    return new Refusal('COMMON_BUSY', { retryAfterS: 1 })
  return new Refusal('COMMON_UNKNOWN')
}

/**
 * Validation by Ajv from the contract's schemas. Bodies are taken literally; query and path texts become
 * numbers if the schema asks for one.
 */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { TSchema } from 'typebox'
import { isCalendarDate, isMoment } from '../../kernel/calendar.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { withoutInvisible } from '../../kernel/text.ts'
import type { FieldError } from './answers.ts'

const options = {
  allErrors: true,
  useDefaults: true,
  removeAdditional: 'all',
  strict: false,
  validateFormats: true,
  code: { optimize: false },
} as const
const literal = withDates(withFormats(new Ajv({ ...options, coerceTypes: false })))
const coercing = withDates(withFormats(new Ajv({ ...options, coerceTypes: true })))
const replies = withFormats(new Ajv({ strict: false, allErrors: true }))

function withFormats(ajv: Ajv): Ajv {
  addFormats.default(ajv, ['date-time', 'uri', 'uuid', 'email', 'date'])
  return ajv
}

/**
 * Stricter for input than the formats' library, which accepts any year, leap seconds and times that no Date
 * can read.
 */
function withDates(ajv: Ajv): Ajv {
  return ajv.addFormat('date', isCalendarDate).addFormat('date-time', isMoment)
}

const DATE_RULES: Readonly<Record<string, string>> = { date: 'date', 'date-time': 'moment' }

export interface Validators {
  body?: ValidateFunction
  query?: ValidateFunction
  params?: ValidateFunction
  /** Tests only; elsewhere the serializer decides what a reply contains. */
  reply?: ValidateFunction
}

export function compileValidators(schemas: {
  body?: TSchema
  query?: TSchema
  params?: TSchema
  value: TSchema
}): Validators {
  return {
    body: schemas.body && literal.compile(schemas.body),
    query: schemas.query && compileTexts(schemas.query),
    params: schemas.params && compileTexts(schemas.params),
    reply: process.env.NODE_ENV === 'test' ? replies.compile(schemas.value) : undefined,
  }
}

/**
 * Texts of an address: an empty optional one counts as absent, and a number is written in plain digits (Ajv
 * alone would read "0x10" and "1e3" too).
 */
function compileTexts(schema: TSchema): ValidateFunction {
  const check = coercing.compile(schema)
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, { type?: string }>
    required?: string[]
  }
  const read = (value: Record<string, unknown>) => {
    for (const [name, { type }] of Object.entries(properties)) {
      const text = value[name]
      if (typeof text !== 'string') continue
      if (text === '' && !required.includes(name)) delete value[name]
      else if ((type === 'integer' || type === 'number') && !/^-?(0|[1-9][0-9]*)$/.test(text))
        value[name] = 'no number'
    }
    const isValid = check(value)
    read.errors = check.errors
    return isValid
  }
  read.errors = null as ValidateFunction['errors']
  return read as unknown as ValidateFunction
}

/** Throws REQUEST_INVALID with every broken field. */
export function validate(check: ValidateFunction | undefined, value: unknown): void {
  if (!check || check(value)) return
  throw new Refusal('REQUEST_INVALID', { value: { fields: fieldErrors(check.errors ?? []) } })
}

function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const fields = new Map<string, FieldError>()
  for (const error of errors) {
    if (error.keyword === 'anyOf' || error.keyword === 'const') error.keyword = 'enum'
    const missing =
      error.keyword === 'required' ? `/${(error.params as { missingProperty: string }).missingProperty}` : ''
    const field = (error.instancePath + missing).slice(1).replaceAll('/', '.') || 'body'
    const limit = (error.params as { limit?: number }).limit
    const isEmpty = error.keyword === 'minLength' && limit === 1
    if (!fields.has(field))
      fields.set(field, {
        field,
        rule: isEmpty ? 'required' : ruleOf(error),
        params: limit === undefined ? [] : [String(limit)],
      })
    if (fields.size >= 20) break
  }
  return [...fields.values()]
}

function ruleOf({ keyword, params }: ErrorObject): string {
  return keyword === 'format' ? (DATE_RULES[(params as { format: string }).format] ?? keyword) : keyword
}

/**
 * Texts as handlers expect them: NFC, trimmed (passwords as typed), control characters refused. Changes
 * parsed JSON in place.
 */
export function tidyTexts(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return tidyText(value, field)
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) value[index] = tidyTexts(value[index], field)
  } else if (value && typeof value === 'object') {
    const record = value as Record<string, unknown>
    for (const key of Object.keys(record)) record[key] = tidyTexts(record[key], key)
  }
  return value
}

function tidyText(text: string, field: string): string {
  // Tab and line feed are allowed in a message; no other control character is.
  const plain = text.replaceAll('\r\n', '\n')
  if (
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(
      plain,
    )
  ) {
    throw new Refusal('REQUEST_INVALID', {
      value: { fields: [{ field: field || 'body', rule: 'controlCharacters' }] },
    })
  }
  if (/password/i.test(field)) return plain
  return withoutInvisible(plain.normalize('NFC')).trim()
}

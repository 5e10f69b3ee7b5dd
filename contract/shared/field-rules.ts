/**
 * What a field of registration must satisfy, for the browser and the server (domain/gaps.md §2). A broken
 * rule is named; its sentence is in contract/locales for the server's answer and in the form's texts for the
 * browser.
 */
import { fieldPatterns, matchesPattern } from './field-patterns.ts'

export interface FieldRule {
  enabled: boolean
  required: boolean
  /** An expression the browser can test with; `*` accepts anything. */
  acceptedPattern: string
  patternId: number
  minLength: number
  maxLength: number
}

export interface FieldFault {
  field: string
  rule: string
  params?: readonly string[]
}

/**
 * Fields whose own pattern has a sentence of its own; any other pattern that an operator chose brings its own
 * sentence.
 */
const FORMS: Readonly<Record<string, { rule: string; patternId: number }>> = {
  username: { rule: 'accountFormat', patternId: 1 },
  password: { rule: 'passwordFormat', patternId: 0 },
  newPassword: { rule: 'passwordFormat', patternId: 0 },
  payeeName: { rule: 'realNameFormat', patternId: 0 },
  mobileNum: { rule: 'phoneFormat', patternId: 0 },
  email: { rule: 'emailFormat', patternId: 3 },
  idNumber: { rule: 'idNumberFormat', patternId: 6 },
}

const isPassword = (name: string): boolean => name === 'password' || name === 'newPassword'

/**
 * The value as it is checked and stored: trimmed and composed, usernames in lower case, but passwords as they
 * were typed.
 */
export function tidyField(name: string, value: string): string {
  if (/password/i.test(name)) return value
  const plain = value.trim().normalize('NFC')
  return name === 'username' ? plain.toLowerCase() : plain
}

/**
 * The rule that a filled field breaks, or undefined; lengths count code points. An empty field breaks only
 * `required`. The params are the bounds; if both are the same number, the sentence shows it once.
 */
export function faultOf(name: string, rule: FieldRule, value: string | undefined): FieldFault | undefined {
  if (!value) return rule.required ? { field: name, rule: 'required' } : undefined
  const length = [...value].length
  const bounds = [String(rule.minLength), String(rule.maxLength)]
  if (length < rule.minLength || length > rule.maxLength)
    return { field: name, rule: lengthRule(name, rule), params: bounds }
  if (isPassword(name) && /\p{Cc}/u.test(value))
    return { field: name, rule: 'passwordFormat', params: bounds }
  if (!matchesPattern(rule.acceptedPattern, value))
    return { field: name, rule: formRule(name, rule), params: bounds }
  return undefined
}

function lengthRule(name: string, { minLength, maxLength }: FieldRule): string {
  const isExact = minLength === maxLength
  if (isPassword(name)) return isExact ? 'passwordLengthExact' : 'passwordLength'
  return isExact ? 'lengthExact' : 'length'
}

function formRule(name: string, { patternId }: FieldRule): string {
  const form = FORMS[name]
  if (form && (patternId === 0 || patternId === form.patternId)) return form.rule
  return fieldPatterns[patternId]?.rule ?? 'pattern'
}

/** If both bounds are the same number, the sentence shows it once. */
export function joinEqualBounds(sentence: string, [min, max]: readonly string[]): string {
  return min !== undefined && min === max
    ? sentence.replaceAll(/([0-9]+) ?[-–] ?\1(?![0-9])/g, '$1')
    : sentence
}

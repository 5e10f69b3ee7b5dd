/** The fields of registration and their rules (domain/gaps.md §2); an operator may change every one. */
import { fieldPatterns } from '../../../contract/shared/field-patterns.ts'
import type { FieldRule } from '../../../contract/shared/field-rules.ts'

/** What is stored of a changed field; the expression always comes from the list of patterns. */
export type FieldChange = Partial<
  Pick<FieldRule, 'enabled' | 'required' | 'patternId' | 'minLength' | 'maxLength'>
>

const PAYEE_NAME = '^(?=.*\\S +\\S)[\\u0E00-\\u0E7FA-Za-z .]+$'

function field(
  enabled: boolean,
  required: boolean,
  minLength: number,
  maxLength: number,
  pattern: number | string = 0,
): FieldRule {
  const isListed = typeof pattern === 'number'
  return {
    enabled,
    required,
    minLength,
    maxLength,
    patternId: isListed ? pattern : 0,
    acceptedPattern: isListed ? fieldPatterns[pattern]!.source : pattern,
  }
}

export const registerFieldDefaults = {
  username: field(true, true, 4, 16, 1),
  password: field(true, true, 8, 64),
  confirmPassword: field(true, true, 8, 64),
  paymentPassword: field(true, false, 6, 6, 6),
  payeeName: field(true, false, 2, 60, PAYEE_NAME),
  mobileNum: field(true, false, 6, 20, '^[0-9+() -]+$'),
  verificationCode: field(false, false, 0, 255),
  captcha: field(false, false, 4, 4, 4),
  email: field(true, false, 5, 100, 3),
  line: field(true, false, 3, 30, '^[A-Za-z0-9._-]+$'),
  whatsapp: field(false, false, 8, 15, 6),
  facebook: field(false, false, 2, 50),
  wechat: field(false, false, 6, 20, '^[A-Za-z][A-Za-z0-9_-]+$'),
  qqNum: field(false, false, 5, 12, 6),
  idNumber: field(false, false, 13, 13, 6),
  recommenderId: field(true, false, 4, 16, 4),
  referralCode: field(true, false, 4, 16, 4),
  affiliateCode: field(true, false, 4, 16, 4),
  telegram: field(false, false, 0, 100),
  zalo: field(false, false, 0, 100),
  nickname: field(false, false, 0, 100),
  birthday: field(false, false, 10, 10, 10),
  address: field(false, false, 0, 100),
  nationality: field(false, false, 0, 100),
  occupation: field(false, false, 0, 100),
  sourceOfIncome: field(false, false, 0, 100),
  placeOfBirth: field(false, false, 0, 100),
} as const satisfies Record<string, FieldRule>

export type RegisterField = keyof typeof registerFieldDefaults
export type RegisterFields = Record<RegisterField, FieldRule>
export const registerFieldNames = Object.keys(registerFieldDefaults) as RegisterField[]

/** An account consists of a username and a password; no operator can switch them off. */
const FIXED: ReadonlySet<string> = new Set(['username', 'password', 'confirmPassword'])

export function registerFieldsWith(
  changes: Readonly<Partial<Record<RegisterField, FieldChange>>>,
): RegisterFields {
  const entries = registerFieldNames.map((name) => {
    const rule: FieldRule = { ...registerFieldDefaults[name], ...changes[name] }
    if (changes[name]?.patternId !== undefined)
      rule.acceptedPattern = fieldPatterns[rule.patternId]?.source ?? '*'
    if (FIXED.has(name)) rule.enabled = rule.required = true
    return [name, rule]
  })
  return Object.fromEntries(entries) as RegisterFields
}

/** The stored changes, or undefined if there are none. */
export function readFieldChanges(stored: unknown): Partial<Record<RegisterField, FieldChange>> | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined
  for (const [name, change] of Object.entries(stored)) {
    if (
      !(name in registerFieldDefaults) ||
      typeof change !== 'object' ||
      change === null ||
      !isFieldChange(change as Record<string, unknown>)
    )
      return undefined
  }
  return stored
}

function isFieldChange(change: Record<string, unknown>): boolean {
  const isLength = (value: unknown) =>
    value === undefined ||
    (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255)
  const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean'
  const isPattern =
    change.patternId === undefined ||
    (typeof change.patternId === 'number' && change.patternId in fieldPatterns)
  const isOrdered =
    typeof change.minLength !== 'number' ||
    typeof change.maxLength !== 'number' ||
    change.minLength <= change.maxLength
  return (
    isFlag(change.enabled) &&
    isFlag(change.required) &&
    isPattern &&
    isLength(change.minLength) &&
    isLength(change.maxLength) &&
    isOrdered
  )
}

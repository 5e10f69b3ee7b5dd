/**
 * How far an operator may move the bounds of a registration field: its purpose sets the limits
 * (security/decisions.md §2 rows 3 and 12).
 */
import { fieldPatterns } from '../../../contract/shared/field-patterns.ts'
import type { FieldRule } from '../../../contract/shared/field-rules.ts'
import { registerFieldDefaults, type FieldChange, type RegisterField } from './register-fields.ts'

export interface Bounds {
  readonly lowest: number
  readonly highest: number
}

const ANY: Bounds = { lowest: 0, highest: 255 }
const BOUNDS: Readonly<Partial<Record<RegisterField, Bounds>>> = {
  username: { lowest: 3, highest: 32 },
  password: { lowest: 8, highest: 128 },
  confirmPassword: { lowest: 8, highest: 128 },
  paymentPassword: { lowest: 6, highest: 6 },
  captcha: { lowest: 4, highest: 4 },
  mobileNum: { lowest: 6, highest: 20 },
  email: { lowest: 5, highest: 100 },
  idNumber: { lowest: 13, highest: 13 },
  birthday: { lowest: 10, highest: 10 },
}

export const boundsOf = (name: RegisterField): Bounds => BOUNDS[name] ?? ANY

/**
 * Fields that prove an identity or keep out robots and guessing; the others are only ways to contact a
 * member.
 */
const GUARDS: ReadonlySet<RegisterField> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'payeeName',
  'mobileNum',
  'verificationCode',
  'captcha',
  'email',
  'idNumber',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'placeOfBirth',
])

/**
 * Whether a rule of a field asks for less than before, or for something else if the field guards the site.
 */
export function isRuleLoosened(name: RegisterField, before: FieldRule, after: FieldRule): boolean {
  if (!GUARDS.has(name) || !before.enabled) return false
  return (
    !after.enabled ||
    (before.required && !after.required) ||
    after.minLength < before.minLength ||
    after.acceptedPattern !== before.acceptedPattern
  )
}

/** The fields that make an account: always shown and required. */
export const isFixedField = (name: RegisterField): boolean =>
  name === 'username' || name === 'password' || name === 'confirmPassword'

export type ChangeFault = {
  field: 'minLength' | 'maxLength' | 'patternId'
  rule: string
  params?: readonly string[]
}

/**
 * What is wrong with a field after this change; the change is checked together with the defaults it leaves in
 * place.
 */
export function changeFaults(name: RegisterField, change: FieldChange): ChangeFault[] {
  const { lowest, highest } = boundsOf(name)
  const rule = { ...registerFieldDefaults[name], ...change }
  const faults: ChangeFault[] = []
  for (const field of ['minLength', 'maxLength'] as const) {
    if (!Number.isInteger(rule[field]) || rule[field] < lowest || rule[field] > highest)
      faults.push({ field, rule: 'between', params: [String(lowest), String(highest)] })
  }
  if (faults.length === 0 && rule.minLength > rule.maxLength)
    faults.push({ field: 'maxLength', rule: 'belowMinimum' })
  if (change.patternId !== undefined && !(change.patternId in fieldPatterns))
    faults.push({ field: 'patternId', rule: 'enum' })
  return faults
}

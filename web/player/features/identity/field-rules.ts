/**
 * Rules of a form's fields as the server configures them (spec §3 and §5, domain/gaps.md §2). Lengths count code points
 * of the trimmed text; passwords count as typed. The server checks everything again.
 */
import type { Messages } from '../../../ui/i18n/messages.ts'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'

export interface FieldRule {
  enabled: boolean
  required: boolean
  /** An expression; `*` accepts anything. */
  acceptedPattern: string
  patternId: number
  minLength: number
  maxLength: number
}

/** The sentence that belongs to a pattern of the server's list; the place in the list is its patternId. */
const patternTexts = [
  'pattern_any', 'pattern_letter_first', 'pattern_chinese_digits', 'pattern_mailbox', 'pattern_letters_or_digits', 'pattern_letter_digit_mix', 'pattern_digits',
  'pattern_alnum_one_upper', 'pattern_letters_spaces', 'pattern_no_spaces', 'pattern_date_ymd', 'pattern_date_mdy', 'pattern_korean', 'pattern_thai',
  'pattern_thai_english', 'pattern_full_name', 'pattern_japanese', 'pattern_upper', 'pattern_strong',
] as const satisfies readonly (keyof Messages)[]

/** A field with a sentence of its own for a wrong form. */
const formatTexts: Partial<Record<string, TextKey>> = {
  username: 'msg_account_format', password: 'msg_password_format', payeeName: 'msg_real_name_format', email: 'msg_email_format', mobileNum: 'msg_phone_format', idNumber: 'msg_id_number_invalid',
}

/** A field with a sentence of its own when it is empty. */
const emptyTexts: Partial<Record<string, TextKey>> = { username: 'msg_required_username', password: 'msg_required_password', email: 'msg_required_email', mobileNum: 'msg_required_mobile' }

/** Passwords are taken as typed; everything else is trimmed and composed. */
export function tidy(name: string, value: string): string {
  return /password/i.test(name) ? value : value.trim().normalize('NFC')
}

/** The sentence for what is wrong with a value, or nothing. */
export function fieldFault(name: string, given: string, rule: FieldRule, t: Translate): string | undefined {
  const value = tidy(name, given)
  if (value === '') return rule.required ? t(emptyTexts[name] ?? 'msg_input_empty') : undefined
  const length = [...value].length
  if (length < rule.minLength || (rule.maxLength > 0 && length > rule.maxLength)) return lengthText(name, rule, t)
  if (!matches(rule.acceptedPattern, name === 'username' ? value.toLowerCase() : value)) return patternText(name, rule, t)
  return undefined
}

function lengthText(name: string, { minLength, maxLength }: FieldRule, t: Translate): string {
  const min = String(minLength)
  const isPassword = name === 'password' || name === 'newPassword'
  if (minLength === maxLength) return t(isPassword ? 'msg_fill_password_exact' : 'msg_enter_characters_exact', { min })
  return t(isPassword ? 'msg_fill_password' : 'msg_enter_characters', { min, max: String(maxLength) })
}

function patternText(name: string, rule: FieldRule, t: Translate): string {
  const listed = patternTexts[rule.patternId]
  if (rule.patternId > 0 && listed) return t(listed as 'pattern_digits', { min: String(rule.minLength), max: String(rule.maxLength) })
  return t(formatTexts[name] ?? 'msg_format')
}

/** An expression that this browser cannot read accepts: the server decides. */
function matches(pattern: string, value: string): boolean {
  if (pattern === '*' || pattern === '') return true
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    return true
  }
}

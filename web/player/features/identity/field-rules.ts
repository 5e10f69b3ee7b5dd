/**
 * The sentence for what is wrong with a field, by the rules that the server judges with too
 * (contract/shared/field-rules.ts); the server checks everything again.
 */
import {
  faultOf,
  joinEqualBounds,
  tidyField,
  type FieldRule,
} from '../../../../contract/shared/field-rules.ts'
import type { Messages } from '../../../ui/i18n/messages.ts'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'

export { tidyField as tidy, type FieldRule }

/** Rules whose sentence has another key; the kinds of patterns are named like their sentences. */
const ruleTexts: Partial<Record<string, keyof Messages>> = {
  length: 'msg_enter_characters',
  lengthExact: 'msg_enter_characters_exact',
  passwordLength: 'msg_fill_password',
  passwordLengthExact: 'msg_fill_password_exact',
  accountFormat: 'msg_account_format',
  passwordFormat: 'msg_password_format',
  realNameFormat: 'msg_real_name_format',
  phoneFormat: 'msg_phone_format',
  emailFormat: 'msg_email_format',
  idNumberFormat: 'msg_id_number_invalid',
  pattern: 'msg_format',
}

/** A field with a sentence of its own when it is empty. */
const emptyTexts: Partial<Record<string, TextKey>> = {
  username: 'msg_required_username',
  password: 'msg_required_password',
  email: 'msg_required_email',
  mobileNum: 'msg_required_mobile',
  newPassword: 'msg_required_new_password',
  verificationCode: 'msg_required_verification_code',
  captcha: 'msg_enter_captcha',
}

/** The sentence for what is wrong with a value, or nothing. */
export function fieldFault(name: string, given: string, rule: FieldRule, t: Translate): string | undefined {
  const fault = faultOf(name, rule, tidyField(name, given))
  if (!fault) return undefined
  if (fault.rule === 'required') return t(emptyTexts[name] ?? 'msg_input_empty')
  const [min = '', max = ''] = fault.params ?? []
  return joinEqualBounds(t((ruleTexts[fault.rule] ?? fault.rule) as 'pattern_digits', { min, max }), [
    min,
    max,
  ])
}

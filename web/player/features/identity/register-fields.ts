import type { IconName } from '../../../ui/icon/icon.tsx'
import type { TextKey } from '../../../ui/i18n/text.tsx'
import type { FieldRule } from './field-rules.ts'
import type { RegisterWay } from './register-member.ts'
import type { RegisterSettings } from './use-register-settings.ts'

interface KnownField {
  name: string
  label: TextKey
  icon: IconName
  hint?: TextKey
  autoComplete?: string
  inputMode?: 'numeric' | 'tel' | 'email'
  isPassword?: true
  /** Shown in the form even if it is optional; the other optional fields fold away. */
  isUpFront?: true
}

export interface RegisterField extends KnownField {
  rule: FieldRule
}

/** Every field that registration may ask for, in the order of the form; the server says which are shown. */
const knownFields: readonly KnownField[] = [
  { name: 'username', label: 'field_username', icon: 'user', autoComplete: 'username', isUpFront: true },
  {
    name: 'password',
    label: 'field_password',
    icon: 'lock',
    autoComplete: 'new-password',
    isPassword: true,
    isUpFront: true,
  },
  {
    name: 'confirmPassword',
    label: 'field_confirm_password',
    icon: 'lock',
    autoComplete: 'new-password',
    isPassword: true,
    isUpFront: true,
  },
  {
    name: 'payeeName',
    label: 'field_payee_name',
    icon: 'note',
    hint: 'register_payee_hint',
    autoComplete: 'name',
    isUpFront: true,
  },
  { name: 'referralCode', label: 'field_referral_code', icon: 'agent', autoComplete: 'off', isUpFront: true },
  { name: 'mobileNum', label: 'field_mobile_num', icon: 'phone', autoComplete: 'tel', inputMode: 'tel' },
  { name: 'email', label: 'field_email', icon: 'mail', autoComplete: 'email', inputMode: 'email' },
  {
    name: 'paymentPassword',
    label: 'field_payment_password',
    icon: 'key',
    autoComplete: 'off',
    inputMode: 'numeric',
    isPassword: true,
  },
  { name: 'line', label: 'field_line', icon: 'chat', autoComplete: 'off' },
  { name: 'whatsapp', label: 'field_whatsapp', icon: 'phone', autoComplete: 'off', inputMode: 'numeric' },
  { name: 'facebook', label: 'field_facebook', icon: 'link', autoComplete: 'off' },
  { name: 'wechat', label: 'field_wechat', icon: 'chat', autoComplete: 'off' },
  { name: 'telegram', label: 'field_telegram', icon: 'plane', autoComplete: 'off' },
  { name: 'zalo', label: 'field_zalo', icon: 'chat', autoComplete: 'off' },
  { name: 'qqNum', label: 'field_qq_num', icon: 'chat', autoComplete: 'off', inputMode: 'numeric' },
  { name: 'nickname', label: 'field_nickname', icon: 'smile', autoComplete: 'nickname' },
  { name: 'birthday', label: 'field_birthday', icon: 'cal', autoComplete: 'bday' },
  { name: 'idNumber', label: 'field_id_number', icon: 'note', autoComplete: 'off', inputMode: 'numeric' },
  { name: 'address', label: 'field_address', icon: 'home', autoComplete: 'street-address' },
  { name: 'nationality', label: 'field_nationality', icon: 'globe', autoComplete: 'country-name' },
  { name: 'occupation', label: 'field_occupation', icon: 'note', autoComplete: 'organization-title' },
  { name: 'sourceOfIncome', label: 'field_source_of_income', icon: 'coin', autoComplete: 'off' },
  { name: 'placeOfBirth', label: 'field_place_of_birth', icon: 'home', autoComplete: 'off' },
  { name: 'recommenderId', label: 'field_recommender_id', icon: 'agent', autoComplete: 'off' },
  { name: 'affiliateCode', label: 'field_affiliate_code', icon: 'agent', autoComplete: 'off' },
]

/**
 * The fields of a way to register: by mobile number the server chooses the username, and the password is
 * asked for if the flag says so. Optional fields fold away.
 */
export function registerFieldsOf(
  settings: RegisterSettings,
  way: RegisterWay,
  hasMobilePassword: boolean,
): { upFront: RegisterField[]; folded: RegisterField[] } {
  const isByMobile = way === 'mobile'
  const isPassword = (name: string) => name === 'password' || name === 'confirmPassword'
  const shown = knownFields.flatMap((field): RegisterField[] => {
    const rule = settings[field.name]
    if (
      !rule ||
      (isByMobile && (field.name === 'username' || (isPassword(field.name) && !hasMobilePassword)))
    )
      return []
    const isNeeded = isByMobile && field.name === 'mobileNum'
    return rule.enabled || isNeeded ? [{ ...field, rule }] : []
  })
  const ordered = isByMobile
    ? [
        ...shown.filter(({ name }) => name === 'mobileNum'),
        ...shown.filter(({ name }) => name !== 'mobileNum'),
      ]
    : shown
  const isUpFront = ({ name, rule, isUpFront: always }: RegisterField) =>
    always || rule.required || (isByMobile && name === 'mobileNum')
  return { upFront: ordered.filter(isUpFront), folded: ordered.filter((field) => !isUpFront(field)) }
}

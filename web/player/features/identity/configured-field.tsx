import { useState } from 'react'
import { TextField } from '../../../ui/forms/field.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import type { Faults, FormState } from '../../../ui/forms/use-form.ts'
import { type Translate, useText } from '../../../ui/i18n/text.tsx'
import { fieldFault, type FieldRule } from './field-rules.ts'
import type { RegisterField } from './register-fields.ts'
import type { RegisterForm } from './register-member.ts'

/** What is wrong with the fields that the server configures. */
export function configuredFaults(
  fields: readonly RegisterField[],
  values: RegisterForm,
  t: Translate,
): Faults {
  return Object.fromEntries(fields.map((field) => [field.name, configuredFault(field, values, t)]))
}

function configuredFault({ name, rule }: RegisterField, values: RegisterForm, t: Translate) {
  const value = values[name] ?? ''
  if (name !== 'confirmPassword') return fieldFault(name, value, rule, t)
  if (value === '') return t('msg_input_empty')
  return value === (values['password'] ?? '') ? undefined : t('msg_confirm_password_wrong')
}

/** One field of registration as the server configures it. */
export function ConfiguredField({
  field,
  rule,
  form,
}: {
  field: RegisterField
  rule: FieldRule
  form: FormState<RegisterForm>
}) {
  const t = useText()
  const [isTouched, setTouched] = useState(false)
  const hasBounds = rule.minLength > 0 && field.name !== 'confirmPassword'
  const bounds =
    rule.minLength === rule.maxLength
      ? t('register_bounds_exact', { min: String(rule.minLength) })
      : t('register_bounds', { min: String(rule.minLength), max: String(rule.maxLength) })
  const common = {
    label: t(field.label),
    isRequired: rule.required,
    icon: field.icon,
    autoComplete: field.autoComplete,
    inputMode: field.inputMode,
    name: field.name,
    hint: field.hint ? t(field.hint) : isTouched || !hasBounds ? undefined : bounds,
    onBlur: () => setTouched(true),
    ...form.field(field.name),
    value: form.values[field.name] ?? '',
  }
  return field.isPassword ? (
    <PasswordField {...common} />
  ) : (
    <TextField {...common} autoCapitalize="none" spellCheck={false} />
  )
}

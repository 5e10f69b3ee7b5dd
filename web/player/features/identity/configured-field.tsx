import type { UseFormReturn } from 'react-hook-form'
import { PasswordField, TextField } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { fieldFault, type FieldRule } from './field-rules.ts'
import type { RegisterField } from './register-fields.ts'
import type { RegisterForm } from './register-member.ts'

/** One field of registration as the server configures it. */
export function ConfiguredField({ field, rule, form }: { field: RegisterField; rule: FieldRule; form: UseFormReturn<RegisterForm> }) {
  const t = useText()
  const { errors, touchedFields } = form.formState
  const hasBounds = rule.minLength > 0 && field.name !== 'confirmPassword'
  const bounds = rule.minLength === rule.maxLength ? t('register_bounds_exact', { min: String(rule.minLength) }) : t('register_bounds', { min: String(rule.minLength), max: String(rule.maxLength) })
  const common = {
    label: t(field.label),
    isRequired: rule.required,
    icon: field.icon,
    autoComplete: field.autoComplete,
    inputMode: field.inputMode,
    error: errors[field.name]?.message,
    hint: field.hint ? t(field.hint) : touchedFields[field.name] || !hasBounds ? undefined : bounds,
    ...form.register(field.name, {
      validate: (value) => {
        if (field.name === 'confirmPassword' && (value ?? '') === '') return t('msg_input_empty')
        if (field.name === 'confirmPassword') return value === (form.getValues('password') ?? '') || t('msg_confirm_password_wrong')
        return fieldFault(field.name, value ?? '', rule, t) ?? true
      },
    }),
  }
  return field.isPassword ? <PasswordField {...common} /> : <TextField {...common} autoCapitalize="none" spellCheck={false} />
}

import { useState } from 'react'
import { useStore } from 'zustand'
import { changePassword } from '../../../../contract/player/identity/change-password.ts'
import { readSecurity } from '../../../../contract/player/identity/read-security.ts'
import { isCommonPassword } from '../../../../contract/shared/common-passwords.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { goOn, passwordChange } from '../../state/entrance.ts'
import { member } from '../../state/member.ts'
import styles from './change-password-form.module.css'
import { type FieldRule, fieldFault } from './field-rules.ts'
import { PasswordMeter } from './password-meter.tsx'
import { useRegisterSettings } from './use-register-settings.ts'

/** Until the merchant's own rule has loaded. */
const usual: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 8,
  maxLength: 64,
}

/** The change of password that must come before anything else after signing in, with why it must. */
export default function ChangePasswordForm() {
  const t = useText()
  const [{ reason, account, ticket }] = useState(passwordChange)
  const username = useStore(member, (state) => state.info?.account) ?? account
  const { settings } = useRegisterSettings()
  const rule = { ...(settings?.['password'] ?? usual), required: true }
  const form = useForm({
    start: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    check: (values) => ({
      oldPassword: !ticket && values.oldPassword === '' ? t('msg_required_old_password') : undefined,
      newPassword: newPasswordFault(values.newPassword, { rule, oldPassword: values.oldPassword }, t),
      confirmNewPassword:
        values.confirmNewPassword === ''
          ? t('msg_incorrect_confirmation')
          : values.confirmNewPassword === values.newPassword
            ? undefined
            : t('msg_confirm_password_wrong'),
    }),
    send: async ({ oldPassword, newPassword, confirmNewPassword }) => {
      await callServer(changePassword, {
        body: {
          newPassword,
          confirmNewPassword,
          ...(ticket ? { changeTicket: ticket } : { oldPassword }),
        },
      })
      void refresh(readSecurity)
      toast.good(t('change_password_success'))
      await goOn()
    },
  })
  const { oldPassword, newPassword } = form.values
  const rules = [
    {
      text: t('change_password_rule_bounds', { min: String(rule.minLength), max: String(rule.maxLength) }),
      isMet: [...newPassword].length >= rule.minLength && [...newPassword].length <= rule.maxLength,
    },
    { text: t('change_password_rule_differs'), isMet: newPassword !== '' && newPassword !== oldPassword },
    {
      text: t('change_password_rule_name'),
      isMet: newPassword !== '' && newPassword.toLowerCase() !== username.toLowerCase(),
    },
    { text: t('change_password_rule_common'), isMet: newPassword !== '' && !isCommonPassword(newPassword) },
  ]
  return (
    <Form form={form} className="stack">
      {reason ? (
        <Note>{t(reason === 'expired' ? 'change_password_expired' : 'change_password_required')}</Note>
      ) : null}
      {form.problem ? (
        <Note tone="bad">
          <span role="alert">{form.problem}</span>
        </Note>
      ) : null}
      {ticket ? null : (
        <PasswordField
          label={t('field_old_password')}
          isRequired
          autoComplete="current-password"
          name="oldPassword"
          {...form.field('oldPassword')}
        />
      )}
      <div className={styles.chosen}>
        <PasswordField
          label={t('field_new_password')}
          isRequired
          autoComplete="new-password"
          name="newPassword"
          {...form.field('newPassword')}
        />
        <PasswordMeter password={newPassword} />
      </div>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule.text} className={rule.isMet ? styles.met : undefined}>
            <Icon name={rule.isMet ? 'check' : 'minus'} size={16} />
            {rule.text}
          </li>
        ))}
      </ul>
      <PasswordField
        label={t('field_confirm_new_password')}
        isRequired
        autoComplete="new-password"
        name="confirmNewPassword"
        {...form.field('confirmNewPassword')}
      />
      <Button type="submit" kind="primary" size="large" isBlock isBusy={form.isBusy}>
        {t('change_password_submit')}
      </Button>
    </Form>
  )
}

function newPasswordFault(
  value: string,
  { rule, oldPassword }: { rule: FieldRule; oldPassword: string },
  t: ReturnType<typeof useText>,
): string | undefined {
  const fault = fieldFault('newPassword', value, rule, t)
  if (fault) return fault
  if (isCommonPassword(value)) return t('msg_password_common')
  return value === oldPassword ? t('msg_password_not_changed') : undefined
}

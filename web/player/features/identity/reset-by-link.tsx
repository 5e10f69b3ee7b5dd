import { useState } from 'react'
import { codeOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { refusalOf, useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { openWindow } from '../../state/windows.ts'
import { fieldFault } from './field-rules.ts'
import { resetByLink } from './recover.ts'
import type { RegisterSettings } from './use-register-settings.ts'

/** The page behind the link of a recovery mail: the new password, twice. */
export function ResetByLink({
  token,
  settings,
  onAskAgain,
}: {
  token: string
  settings: RegisterSettings
  onAskAgain: () => void
}) {
  const t = useText()
  const [isDead, setDead] = useState(false)
  const rule = { ...settings['password']!, required: true }
  const form = useForm({
    start: { newPassword: '', confirmNewPassword: '' },
    check: ({ newPassword, confirmNewPassword }) => ({
      newPassword: fieldFault('newPassword', newPassword, rule, t),
      confirmNewPassword: confirmNewPassword === newPassword ? undefined : t('msg_confirm_password_wrong'),
    }),
    send: async (values) => {
      await resetByLink({ token, ...values })
      // The used token is removed from the address, so that going back does not offer it again.
      history.replaceState(history.state, '', location.pathname)
      toast.good(t('forgot_link_done'))
      openWindow('login')
    },
    refuse: (error) => {
      setDead(codeOf(error) === 'AUTH_LINK_INVALID')
      return refusalOf(error, t)
    },
  })
  return (
    <Form form={form} className="stack">
      {form.problem ? (
        <Note tone="bad">
          <span role="alert">{form.problem}</span>
        </Note>
      ) : null}
      <p className="small text-2">{t('forgot_link_text')}</p>
      <PasswordField
        label={t('field_new_password')}
        isRequired
        autoComplete="new-password"
        maxLength={128}
        hint={t('forgot_password_hint', { min: String(rule.minLength), max: String(rule.maxLength) })}
        name="newPassword"
        {...form.field('newPassword')}
      />
      <PasswordField
        label={t('field_confirm_new_password')}
        isRequired
        autoComplete="new-password"
        maxLength={128}
        name="confirmNewPassword"
        {...form.field('confirmNewPassword')}
      />
      <Note>{t('forgot_payout_hold')}</Note>
      {isDead ? (
        <Button kind="primary" size="large" isBlock onClick={onAskAgain}>
          {t('forgot_link_again')}
        </Button>
      ) : (
        <Button type="submit" kind="primary" size="large" isBlock isBusy={form.isBusy}>
          {t('forgot_submit')}
        </Button>
      )}
    </Form>
  )
}

import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { place } from '../../navigation.ts'
import { closeWindow } from '../../state/windows.ts'
import { DemoOutboxLink } from '../../code-field/demo-outbox-link.tsx'
import { fieldFault } from './field-rules.ts'
import { askForMail } from './recover.ts'
import type { RegisterSettings } from './use-register-settings.ts'

/** As long as the link lives (modules/identity, recovery). */
const LINK_MINUTES = 30

/**
 * Username and e-mail; whatever comes of it, the window closes, and a failure says nothing (site.md §4,
 * Forgot password).
 */
export function ForgotByMail({ settings }: { settings: RegisterSettings }) {
  const t = useText()
  const faultOf = (name: 'username' | 'email', value: string) =>
    fieldFault(name, value, { ...settings[name]!, enabled: true, required: true }, t)
  const form = useForm({
    start: { username: '', email: '' },
    check: ({ username, email }) => ({
      username: faultOf('username', username),
      email: faultOf('email', email),
    }),
    send: async (values) => {
      place.setState({ isLoading: true })
      const isTaken = await askForMail(values)
      place.setState({ isLoading: false })
      closeWindow()
      if (isTaken) toast.good(t('forgot_email_sent'))
    },
  })
  return (
    <Form form={form} className="stack">
      <p className="small text-2">{t('forgot_email_text', { count: LINK_MINUTES })}</p>
      <TextField
        label={t('field_username')}
        isRequired
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        name="username"
        {...form.field('username')}
      />
      <TextField
        label={t('field_email')}
        isRequired
        icon="mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={255}
        name="email"
        {...form.field('email')}
      />
      <Button type="submit" kind="primary" size="large" isBlock isBusy={form.isBusy}>
        {t('forgot_email_submit')}
      </Button>
      <p className="small text-3">
        {t('forgot_email_spam')} <DemoOutboxLink />
      </p>
    </Form>
  )
}

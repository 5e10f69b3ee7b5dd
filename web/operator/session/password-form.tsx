import { changePassword } from '../../../contract/operator/identity/change-password.ts'
import { callServer } from '../../client/call.ts'
import { Button } from '../../ui/button/button.tsx'
import { FieldMessage } from '../../ui/forms/field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { toast } from '../../ui/overlay/toast.tsx'
import styles from './gate.module.css'

const EMPTY = { oldPassword: '', newPassword: '', again: '' }

/** The own password: old, new, new again. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useText()
  const form = useForm({
    start: EMPTY,
    send: async (values) => {
      if (values.newPassword !== values.again) {
        return { again: t('own_mismatch') }
      }
      await callServer(changePassword, {
        body: { oldPassword: values.oldPassword, newPassword: values.newPassword },
      })
      toast.good(t('own_saved'))
      form.edit(EMPTY)
      onDone()
      return undefined
    },
  })
  return (
    <Form form={form} className={styles.form}>
      <PasswordField label={t('own_old')} autoComplete="current-password" {...form.field('oldPassword')} />
      <PasswordField
        label={t('own_new')}
        autoComplete="new-password"
        hint={t('own_new_hint')}
        {...form.field('newPassword')}
      />
      <PasswordField label={t('own_again')} autoComplete="new-password" {...form.field('again')} />
      <FieldMessage error={form.problem} />
      <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
        {t('own_password')}
      </Button>
    </Form>
  )
}

import type { ReactNode } from 'react'
import { submitFunds } from '../../../../contract/player/identity/submit-funds.ts'
import { submitIdentity } from '../../../../contract/player/identity/submit-identity.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { type Faults, type FormState, useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { setUpAnswers } from './use-set-up.ts'
import styles from './verification.module.css'

/** Sends a request for a level. `read` makes it from the values, or returns what is missing. */
export function useVerificationRequest<Values extends object>(
  level: 2 | 3,
  start: Values,
  read: (values: Values) => FormData | Faults,
) {
  const t = useText()
  return useForm({
    start,
    send: async (values) => {
      const body = read(values)
      if (!(body instanceof FormData)) return body
      const options = { timeoutMs: 60_000 }
      if (level === 2) await callServer(submitIdentity, { body: body as never }, options)
      else await callServer(submitFunds, { body: body as never }, options)
      toast.good(t('verify_id_sent'))
      await refresh(...setUpAnswers)
      return undefined
    },
  })
}

/** The frame of such a request: heading, fields, what happens with the pictures, and the button. */
export function VerificationForm({
  title,
  form,
  children,
}: {
  title: string
  form: Pick<FormState<object>, 'submit' | 'element' | 'problem' | 'isBusy'>
  children: ReactNode
}) {
  const t = useText()
  return (
    <Form form={form} className={`panel padded ${styles.form}`}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
      <p className="note text-3">{t('verify_id_privacy')}</p>
      {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
      <Button type="submit" kind="primary" size="large" isBlock isBusy={form.isBusy}>
        {t('verify_id_send')}
      </Button>
    </Form>
  )
}

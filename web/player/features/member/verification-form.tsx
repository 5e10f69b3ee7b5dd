import { type ReactNode, useState } from 'react'
import { submitFunds } from '../../../../contract/player/identity/submit-funds.ts'
import { submitIdentity } from '../../../../contract/player/identity/submit-identity.ts'
import { callServer } from '../../../client/call.ts'
import { fieldErrorsOf } from '../../../client/call-error.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { setUpAnswers } from './use-set-up.ts'
import styles from './verification.module.css'

type Faults = Readonly<Record<string, string | undefined>>

/** Sends a request for a level with its pictures; what is wrong with it stands at its fields, or above the button. */
export function useVerificationRequest(level: 2 | 3) {
  const t = useText()
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)
  const send = async (form: FormData) => {
    setBusy(true)
    try {
      if (level === 2) await callServer(submitIdentity, { body: form as never }, { timeoutMs: 60_000 })
      else await callServer(submitFunds, { body: form as never }, { timeoutMs: 60_000 })
      toast.good(t('verify_id_sent'))
      await refresh(...setUpAnswers)
    } catch (error) {
      const fields = fieldErrorsOf(error)
      setFaults(Object.keys(fields).length > 0 ? fields : { form: errorText(error, t) })
    } finally {
      setBusy(false)
    }
  }
  return { faults, setFaults, isBusy, send }
}

/** The frame of such a request: heading, fields, what happens with the pictures, and the button. */
export function VerificationForm({ title, fault, isBusy, onSubmit, children }: { title: string; fault: string | undefined; isBusy: boolean; onSubmit: () => void; children: ReactNode }) {
  const t = useText()
  return (
    <form className={`panel padded ${styles.form}`} noValidate onSubmit={(event) => { event.preventDefault(); onSubmit() }}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
      <p className="note text-3">{t('verify_id_privacy')}</p>
      {fault ? <Note tone="bad">{fault}</Note> : null}
      <Button type="submit" kind="primary" size="large" isBlock isBusy={isBusy}>{t('verify_id_send')}</Button>
    </form>
  )
}

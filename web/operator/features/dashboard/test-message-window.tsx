import { useState } from 'react'
import { readOpening } from '../../../../contract/operator/dashboard/read-opening.ts'
import { testMessage, type testMessageSchemas } from '../../../../contract/operator/system/test-message.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import parts from '../../parts/parts.module.css'
import { useSubmit } from '../../parts/use-submit.ts'

type Outcome = ValueOf<typeof testMessageSchemas>

/** Sends a message to the operator's own address or number and tells what became of it. */
export function TestMessageWindow({ channel, onClose }: { channel: 'MAIL' | 'SMS'; onClose: () => void }) {
  const t = useText()
  const [to, setTo] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isMail = channel === 'MAIL'
  const { submit, isBusy, fields, problem, clear } = useSubmit(async () => {
    setOutcome(null)
    setOutcome(await callServer(testMessage, { body: { channel, to: to.trim() } }))
    await refresh(readOpening)
  })
  const edit = (event: { target: { value: string } }) => { setTo(event.target.value); setOutcome(null); clear() }
  const failed = outcome?.state === 'FAILED' ? t('opening_test_failed', { 0: outcome.failedWith ?? '' }) : undefined
  const left = outcome?.state === 'SENT' ? t(isMail ? 'opening_test_mail_sent' : 'opening_test_sms_sent', { 0: outcome.to }) : outcome?.state === 'KEPT' ? t('opening_test_kept') : undefined
  return (
    <Modal isOpen onClose={onClose} title={t(isMail ? 'opening_test_mail' : 'opening_test_sms')}>
      <form className={parts.form} onSubmit={submit} noValidate>
        <TextField label={t(isMail ? 'opening_own_mail' : 'opening_own_number')} type={isMail ? 'email' : 'tel'} inputMode={isMail ? 'email' : 'tel'} autoComplete={isMail ? 'email' : 'tel'}
          maxLength={120} isRequired value={to} error={fields['to']} onChange={edit} />
        <FieldMessage error={problem || failed} success={left} />
        <div className={parts.formActions}><Button onClick={onClose}>{t('common_close')}</Button><Button type="submit" kind="primary" isBusy={isBusy}>{t('opening_test_send')}</Button></div>
      </form>
    </Modal>
  )
}

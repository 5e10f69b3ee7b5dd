import { useState } from 'react'
import { readOpening } from '../../../../contract/operator/dashboard/read-opening.ts'
import { testMessage, type testMessageSchemas } from '../../../../contract/operator/system/test-message.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import parts from '../../parts/parts.module.css'

type Outcome = ValueOf<typeof testMessageSchemas>

/** Sends a message to the operator's own address or number and shows the result. */
export function TestMessageWindow({ channel, onClose }: { channel: 'MAIL' | 'SMS'; onClose: () => void }) {
  const t = useText()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isMail = channel === 'MAIL'
  const form = useForm({
    start: { to: '' },
    send: async ({ to }) => {
      setOutcome(null)
      setOutcome(await callServer(testMessage, { body: { channel, to: to.trim() } }))
      await refresh(readOpening)
    },
  })
  const { to } = form.values
  const edit = (event: { target: { value: string } }) => {
    form.edit({ to: event.target.value })
    setOutcome(null)
  }
  const failed =
    outcome?.state === 'FAILED'
      ? t('opening_test_failed', { failedWith: outcome.failedWith ?? '' })
      : undefined
  const left =
    outcome?.state === 'SENT'
      ? t(isMail ? 'opening_test_mail_sent' : 'opening_test_sms_sent', { recipient: outcome.to })
      : outcome?.state === 'KEPT'
        ? t('opening_test_kept')
        : undefined
  return (
    <Modal isOpen onClose={onClose} title={t(isMail ? 'opening_test_mail' : 'opening_test_sms')}>
      <Form form={form} className={parts.form}>
        <TextField
          label={t(isMail ? 'opening_own_mail' : 'opening_own_number')}
          type={isMail ? 'email' : 'tel'}
          inputMode={isMail ? 'email' : 'tel'}
          autoComplete={isMail ? 'email' : 'tel'}
          maxLength={120}
          isRequired
          value={to}
          error={form.faults['to']}
          onChange={edit}
        />
        <FieldMessage error={form.problem || failed} success={left} />
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_close')}</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('opening_test_send')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}

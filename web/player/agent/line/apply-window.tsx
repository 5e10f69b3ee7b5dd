import { useState } from 'react'
import { applyAgent } from '../../../../contract/player/agents/line/apply-agent.ts'
import { applicationChannels, type ApplicationChannel } from '../../../../contract/shared/agent-line-words.ts'
import { callServer } from '../../../client/call.ts'
import { checkHuman } from '../../../client/human-check.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { refusalOf, useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { requestCodeToRegister } from '../../features/identity/request-code.ts'
import styles from './line.module.css'
import './texts.ts'

/** Thailand: the only country that numbers of agents are taken from here. */
const COUNTRY = '66'

/** A visitor asks to become an agent. */
export default function ApplyWindow({ minAge, onClose }: { minAge: number; onClose: () => void }) {
  const t = useText()
  const [isSent, setSent] = useState(false)
  return (
    <Modal isOpen onClose={onClose} title={t(isSent ? 'apply_done_title' : 'apply_title')}>
      {isSent ? (
        <div className="stack">
          <p>{t('apply_done')}</p>
          <Button kind="primary" onClick={onClose}>
            {t('line_close')}
          </Button>
        </div>
      ) : (
        <ApplyForm minAge={minAge} onSent={() => setSent(true)} />
      )}
    </Modal>
  )
}

function ApplyForm({ minAge, onSent }: { minAge: number; onSent: () => void }) {
  const t = useText()
  const form = useForm({
    start: {
      username: '',
      password: '',
      payeeName: '',
      mobileNum: '',
      verificationCode: '',
      channel: 'FRIENDS' as ApplicationChannel,
      message: '',
      termsAccepted: false,
    },
    send: async (values) => {
      await callServer(applyAgent, {
        body: { ...values, countryDialingCode: COUNTRY, humanCheck: await checkHuman('register') },
      })
      onSent()
      return undefined
    },
  })
  const ask = async () => {
    try {
      const { reference } = await requestCodeToRegister(form.values.mobileNum, COUNTRY)
      toast.good(t('apply_code_sent', { reference }))
    } catch (error) {
      const { mobileNo, ...rest } = refusalOf(error, t)
      form.tell({ ...rest, ...(mobileNo ? { mobileNum: mobileNo } : {}) })
    }
  }
  return (
    <Form form={form} className="stack">
      <p className="small text-2">{t('apply_lead')}</p>
      <TextField
        label={t('line_username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        isRequired
        {...form.field('username')}
      />
      <PasswordField
        label={t('apply_password')}
        autoComplete="new-password"
        isRequired
        {...form.field('password')}
      />
      <TextField
        label={t('apply_name')}
        autoComplete="name"
        maxLength={60}
        isRequired
        {...form.field('payeeName')}
      />
      <TextField
        label={t('apply_mobile')}
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        isRequired
        trailing={
          <Button size="compact" disabled={form.values.mobileNum.trim() === ''} onClick={() => void ask()}>
            {t('apply_send_code')}
          </Button>
        }
        {...form.field('mobileNum')}
      />
      <TextField
        label={t('apply_code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        isRequired
        {...form.field('verificationCode')}
      />
      <SelectField
        label={t('apply_channel')}
        value={form.values.channel}
        onChange={form.set('channel')}
        choices={applicationChannels.map((key) => ({ key, text: t(`apply_channel_${key}`) }))}
      />
      <TextAreaField label={t('apply_message')} maxLength={500} {...form.field('message')} />
      <Checkbox
        checked={form.values.termsAccepted}
        onChange={(event) => form.edit({ termsAccepted: event.target.checked })}
      >
        {t('apply_terms', { age: String(minAge) })}
      </Checkbox>
      <FieldMessage error={form.problem} />
      <div className={styles.ways}>
        <Button
          type="submit"
          kind="primary"
          isBlock
          disabled={!form.values.termsAccepted}
          isBusy={form.isBusy}
        >
          {t('apply_submit')}
        </Button>
      </div>
    </Form>
  )
}

import { type ReactNode, useState } from 'react'
import { beginExclusion } from '../../../../contract/player/limits/begin-exclusion.ts'
import { beginTimeOut } from '../../../../contract/player/limits/begin-time-out.ts'
import { readLimits } from '../../../../contract/player/limits/read-limits.ts'
import { exclusionEnd, exclusionMonths, timeOutHours } from '../../../../contract/shared/limit-words.ts'
import { callServer } from '../../../client/call.ts'
import { codeOf } from '../../../client/call-error.ts'
import { serverNowMs } from '../../../client/server-clock.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDate } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { loadMember } from '../../state/member.ts'
import { hoursText, monthsText } from './length-text.ts'
import { Lengths } from './lengths.tsx'
import styles from './limits.module.css'

export function TimeOut() {
  const t = useText()
  const [hours, setHours] = useState<number | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [openedMs] = useState(serverNowMs)
  const length = hours === null ? '' : hoursText(hours, t)
  const until = hours === null ? '' : formatDate(openedMs + hours * 3_600_000)
  return (
    <section className={`panel ${styles.card}`}>
      <h2 className="row">
        <Icon name="pause" size={24} />
        {t('rg_timeout_title')}
      </h2>
      <p className="small text-2">{t('rg_timeout_text')}</p>
      <Lengths
        label={t('rg_timeout_title')}
        columns={5}
        lengths={timeOutHours}
        value={hours}
        text={(one) => hoursText(one, t)}
        onChange={setHours}
      />
      <Button kind="line" isBlock disabled={hours === null} onClick={() => setAsked(true)}>
        {hours === null ? t('limits_choose_first') : t('limits_break_until', { length, until })}
      </Button>
      <Modal isOpen={isAsked} onClose={() => setAsked(false)} title={t('rg_timeout_title')}>
        <Confirm
          question={t('rg_timeout_confirm', { length })}
          text={t('rg_timeout_text')}
          action={t('limits_break_until', { length, until })}
          onSend={(password) => callServer(beginTimeOut, { body: { hours: hours!, password } })}
          onDone={() => {
            setAsked(false)
            setHours(null)
            toast.good(t('limits_break_started'))
          }}
        />
      </Modal>
    </section>
  )
}

export function Exclusion() {
  const t = useText()
  const [months, setMonths] = useState<number | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [openedMs] = useState(serverNowMs)
  const length = months === null ? '' : monthsText(months, t)
  const end = exclusionEnd(months ?? 0, new Date(openedMs))
  const action =
    end === null ? t('limits_exclude_forever') : t('limits_exclude_until', { length, until: formatDate(end) })
  return (
    <section className={`panel ${styles.card}`}>
      <h2 className="row">
        <Icon name="door" size={24} />
        {t('rg_exclusion_title')}
      </h2>
      <p className="small text-2">{t('rg_exclusion_text')}</p>
      <Lengths
        label={t('rg_exclusion_title')}
        columns={5}
        lengths={exclusionMonths}
        value={months}
        text={(one) => monthsText(one, t)}
        onChange={setMonths}
      />
      <Button kind="line" isBlock disabled={months === null} onClick={() => setAsked(true)}>
        {months === null ? t('limits_choose_first') : action}
      </Button>
      <Modal isOpen={isAsked} onClose={() => setAsked(false)} title={t('rg_exclusion_title')}>
        <Confirm
          question={months === 0 ? `${action}?` : t('rg_exclusion_confirm', { length })}
          text={
            <>
              {t('rg_exclusion_text')} {t('limits_exclude_return')}
            </>
          }
          action={action}
          onSend={(password) => callServer(beginExclusion, { body: { months: months!, password } })}
          onDone={() => {
            setAsked(false)
            setMonths(null)
            toast.good(t('limits_exclude_started'))
          }}
        />
      </Modal>
    </section>
  )
}

interface ConfirmProps {
  question: string
  text: ReactNode
  action: string
  onSend: (password: string) => Promise<unknown>
  onDone: () => void
}

/** The second step: what it means, a tick that it was read, and the password. */
function Confirm({ question, text, action, onSend, onDone }: ConfirmProps) {
  const t = useText()
  const form = useForm({
    start: { isRead: false, password: '' },
    send: async ({ password }) => {
      await onSend(password)
      // What the frame and home offer follows at once.
      await Promise.all([refresh(readLimits), loadMember().catch(() => {})])
      onDone()
    },
    refuse: (error) => ({
      [codeOf(error) === 'AUTH_OLD_PASSWORD_WRONG' ? 'password' : 'form']: errorText(error, t),
    }),
  })
  const { isRead, password } = form.values
  return (
    <Form form={form} className="stack">
      <p>
        <b>{question}</b>
      </p>
      <p className="small text-2">{text}</p>
      <Checkbox checked={isRead} onChange={(event) => form.edit({ isRead: event.target.checked })}>
        {t('limits_understand')}
      </Checkbox>
      <PasswordField
        label={t('limits_password')}
        autoComplete="current-password"
        {...form.field('password')}
      />
      {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
      <Button type="submit" kind="primary" isBlock isBusy={form.isBusy} disabled={!isRead || password === ''}>
        {action}
      </Button>
    </Form>
  )
}

import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { DemoOutboxLink } from './demo-outbox-link.tsx'
import styles from './sms-code-field.module.css'
import type { SmsCode } from './use-sms-code.ts'

interface SmsCodeFieldProps {
  label?: string
  value: string
  onChange: (value: string) => void
  code: SmsCode
  /** The number as it was typed, for the line that says where the code went. */
  sentTo: string
  /** Pressed; the form checks its number first. */
  onAsk: () => void
  error?: string | undefined
}

/** The code, and the button that asks for it with its countdown. */
export function SmsCodeField({ label, value, onChange, code, sentTo, onAsk, error }: SmsCodeFieldProps) {
  const t = useText()
  const isWaiting = code.secondsLeft > 0
  const success = code.sentForMinutes !== null && isWaiting ? `${t('sms_sent_to', { 0: sentTo })} · ${t('sms_valid_for', { 0: code.sentForMinutes })}` : undefined
  return (
    <div>
      <TextField
        label={label ?? t('field_verification_code')} isRequired icon="shield" inputMode="numeric" autoComplete="one-time-code" maxLength={255}
        value={value} error={error} success={success} hint={t('sms_never_share')} onChange={(event) => onChange(event.target.value)}
        trailing={<Button className={styles.ask} size="small" kind="line" isBusy={code.isAsking} disabled={isWaiting} onClick={onAsk}>{isWaiting ? t('sms_resend_in', { 0: code.secondsLeft }) : t('sms_get_code')}</Button>}
      />
      <DemoOutboxLink />
    </div>
  )
}

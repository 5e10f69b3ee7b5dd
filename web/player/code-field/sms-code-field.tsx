import { Button } from '../../ui/button/button.tsx'
import { boxClass, FieldFrame } from '../../ui/forms/field.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { plainDigits } from '../../../design/format.ts'
import { useText } from '../../ui/i18n/text.tsx'
import { DemoOutboxLink } from './demo-outbox-link.tsx'
import styles from './sms-code-field.module.css'
import type { SmsCode } from './use-sms-code.ts'

interface SmsCodeFieldProps {
  label?: string
  value: string
  onChange: (value: string) => void
  code: SmsCode
  /** The number as it was typed, for the line that says where the code was sent. */
  sentTo: string
  /** Pressed; the form checks its number first. */
  onAsk: () => void
  error?: string | undefined
}

/** The code, and beside it the button that asks for it, with its countdown. */
export function SmsCodeField({ label, value, onChange, code, sentTo, onAsk, error }: SmsCodeFieldProps) {
  const t = useText()
  const name = label ?? t('field_verification_code')
  const isWaiting = code.secondsLeft > 0
  const success =
    code.sentForMinutes !== null && isWaiting
      ? `${t('sms_sent_to', { sentTo })} · ${t('sms_valid_for', { count: code.sentForMinutes })}`
      : undefined
  return (
    <div>
      <FieldFrame
        label={code.reference ? `${name} · ${t('sms_reference', { reference: code.reference })}` : name}
        isRequired
        hint={t('sms_never_share')}
        error={error}
        success={success}
      >
        {({ id, describedBy }) => (
          <div className={styles.row}>
            <div className={`${boxClass(error)} ${styles.box}`}>
              <Icon name="shield" className={styles.icon} />
              <input
                id={id}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={255}
                placeholder={t('sms_code_digits')}
                value={value}
                aria-describedby={describedBy}
                aria-invalid={error ? true : undefined}
                aria-required
                onChange={(event) => onChange(plainDigits(event.target.value))}
              />
            </div>
            <Button
              className={styles.ask}
              kind="line"
              isBusy={code.isAsking}
              disabled={isWaiting}
              onClick={onAsk}
            >
              {isWaiting ? t('sms_resend_in', { count: code.secondsLeft }) : t('sms_get_code')}
            </Button>
          </div>
        )}
      </FieldFrame>
      <DemoOutboxLink />
    </div>
  )
}

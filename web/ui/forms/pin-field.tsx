import { useState } from 'react'
import { plainDigits } from '../../../design/format.ts'
import { FieldFrame } from './field.tsx'
import styles from './pin-field.module.css'

interface PinFieldProps {
  label: string
  value: string
  onChange: (digits: string) => void
  length?: number
  error?: string | undefined
  hint?: string | undefined
  /** Shows the digits instead of diamonds, for codes that are not secret. */
  isVisible?: boolean
  autoFocus?: boolean
  isDisabled?: boolean
  /** `one-time-code` for codes by SMS or e-mail. */
  autoComplete?: string
  onComplete?: (digits: string) => void
}

/** Six boxes over one input, so that pasting, screen readers and number pads work as in any field. */
export function PinField({
  label,
  value,
  onChange,
  length = 6,
  error,
  hint,
  isVisible,
  autoFocus,
  isDisabled,
  autoComplete = 'off',
  onComplete,
}: PinFieldProps) {
  const [hasFocus, setFocus] = useState(false)
  const current = Math.min(value.length, length - 1)
  const take = (text: string) => {
    const digits = plainDigits(text).replace(/\D/g, '').slice(0, length)
    onChange(digits)
    if (digits.length === length && digits !== value) onComplete?.(digits)
  }
  return (
    <FieldFrame label={label} error={error} hint={hint} isRequired>
      {({ id, describedBy }) => (
        <div className={styles.pin}>
          <input
            id={id}
            className={styles.input}
            type={isVisible ? 'text' : 'password'}
            inputMode="numeric"
            autoComplete={autoComplete}
            autoFocus={autoFocus}
            disabled={isDisabled}
            maxLength={length}
            value={value}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            onChange={(event) => take(event.target.value)}
            onFocus={() => setFocus(true)}
            onBlur={() => setFocus(false)}
          />
          {Array.from({ length }, (_, place) => (
            <span
              key={place}
              className={`${styles.box} ${error ? styles.wrong : ''} ${hasFocus && place === current ? styles.current : ''}`}
              aria-hidden="true"
            >
              {place < value.length ? isVisible ? value[place] : <i className={styles.diamond} /> : null}
            </span>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}

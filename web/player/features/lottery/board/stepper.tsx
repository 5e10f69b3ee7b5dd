import { useState } from 'react'
import { plainDigits } from '../../../../../design/format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import styles from './stake.module.css'

interface StepperProps {
  label: string
  value: number
  smallest?: number
  largest: number
  onChange: (value: number) => void
  /** What stands behind the figure: `%`. */
  unit?: string
}

/** A whole number that is stepped or typed. While it is typed it may be empty; then the last one stands. */
export function Stepper({ label, value, smallest = 1, largest, onChange, unit }: StepperProps) {
  const t = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const take = (text: string) => {
    const digits = plainDigits(text).replaceAll(/\D/g, '').slice(0, String(largest).length)
    setTyped(digits)
    const next = Number.parseInt(digits, 10)
    if (next >= smallest && next <= largest) onChange(next)
  }
  const step = (by: number) => {
    setTyped(null)
    onChange(Math.min(largest, Math.max(smallest, value + by)))
  }
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t('lottery_less', { what: label })}
        disabled={value <= smallest}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={typed ?? String(value)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
      {unit ? <span aria-hidden="true">{unit}</span> : null}
      <button
        type="button"
        aria-label={t('lottery_more', { what: label })}
        disabled={value >= largest}
        onClick={() => step(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}

import { useId, useRef, useState } from 'react'
import { formatCount, plainDigits } from '../../../../../design/format.ts'
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

/** More digits than any figure has are not kept. */
const MOST_DIGITS = 15

/**
 * A whole number that is stepped or typed. While it is typed it may be empty or wrong, which is said; then
 * the one before stands again.
 */
export function Stepper({ label, value, smallest = 1, largest, onChange, unit }: StepperProps) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const before = useRef(value)
  const isIn = (figure: number) => figure >= smallest && figure <= largest
  const isWrong = typed !== null && typed !== '' && !isIn(Number.parseInt(typed, 10))
  const take = (text: string) => {
    const digits = plainDigits(text).replaceAll(/\D/g, '').slice(0, MOST_DIGITS)
    setTyped(digits)
    const next = Number.parseInt(digits, 10)
    onChange(isIn(next) ? next : before.current)
  }
  const step = (by: number) => {
    setTyped(null)
    onChange(Math.min(largest, Math.max(smallest, value + by)))
  }
  return (
    <div className={styles.stepping}>
      <div className={`${styles.stepper} ${isWrong ? styles.wrong : ''}`} role="group" aria-label={label}>
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
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : undefined}
          value={typed ?? String(value)}
          onFocus={(event) => {
            before.current = value
            event.currentTarget.select()
          }}
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
      {isWrong ? (
        <small id={id} role="alert" className={styles.fault}>
          {t('lottery_range', { least: formatCount(smallest), most: formatCount(largest) })}
        </small>
      ) : null}
    </div>
  )
}

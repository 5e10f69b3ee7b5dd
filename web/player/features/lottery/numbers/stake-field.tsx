import { useId, useRef, useState } from 'react'
import { LARGEST_UNIT, LEAST_UNIT } from '../../../../../contract/shared/lottery-orders.ts'
import { formatAmount, formatMoney, parseAmount } from '../../../../../design/format.ts'
import { houseSign } from '../../../../../design/house.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import styles from './stake-field.module.css'
import './texts.ts'

const amountText = (amount: number): string => formatAmount(amount, amount % 100 === 0 ? 0 : 2)

interface StakeFieldProps {
  label: string
  value: number
  onChange: (amount: number) => void
  /** Said by screen readers alone. */
  isLabelHidden?: boolean
  className?: string | undefined
}

const isStake = (amount: number | null): amount is number =>
  amount !== null && amount >= LEAST_UNIT && amount <= LARGEST_UNIT

/**
 * An amount in baht. While it is typed it may be empty or wrong, which is said; then the one before stands
 * again.
 */
export function StakeField({ label, value, onChange, isLabelHidden, className }: StakeFieldProps) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const before = useRef(value)
  const isWrong = typed !== null && typed.trim() !== '' && !isStake(parseAmount(typed))
  const take = (text: string) => {
    setTyped(text)
    const amount = parseAmount(text)
    onChange(isStake(amount) ? amount : before.current)
  }
  return (
    <div className={`${styles.field} ${className ?? ''}`}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : styles.label}>
        {label}
      </label>
      <span className={`${styles.box} ${isWrong ? styles.wrong : ''}`}>
        <span aria-hidden="true">{houseSign()}</span>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-fault` : undefined}
          value={typed ?? amountText(value)}
          onFocus={(event) => {
            before.current = value
            event.currentTarget.select()
          }}
          onChange={(event) => take(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
      </span>
      {isWrong ? (
        <small id={`${id}-fault`} role="alert" className={styles.fault}>
          {t('lottery_range', { least: rangeText(LEAST_UNIT), most: rangeText(LARGEST_UNIT) })}
        </small>
      ) : null}
    </div>
  )
}

const rangeText = (amount: number): string => formatMoney(amount, undefined, { decimals: 0 })

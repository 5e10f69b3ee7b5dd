import { useState } from 'react'
import { formatAmount, parseAmount } from '../../../../../design/format.ts'
import { houseSign } from '../../../../../design/house.ts'
import styles from './stake-field.module.css'

/** What may stand on a number, in satang (domain/lottery.md §5, Limits). */
export const LEAST_STAKE = 100
export const MOST_STAKE = 100_000_000

const amountText = (amount: number): string => formatAmount(amount, amount % 100 === 0 ? 0 : 2)

interface StakeFieldProps {
  label: string
  value: number
  onChange: (amount: number) => void
  /** Said by screen readers alone. */
  isLabelHidden?: boolean
  className?: string | undefined
}

/** An amount in baht. While it is typed it may be empty; then the last one stands. */
export function StakeField({ label, value, onChange, isLabelHidden, className }: StakeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = (text: string) => {
    setTyped(text)
    const amount = parseAmount(text)
    if (amount !== null && amount >= LEAST_STAKE && amount <= MOST_STAKE) onChange(amount)
  }
  return (
    <label className={`${styles.field} ${className ?? ''}`}>
      <span className={isLabelHidden ? 'sr-only' : styles.label}>{label}</span>
      <span className={styles.box}>
        <span aria-hidden="true">{houseSign()}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed ?? amountText(value)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => take(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
      </span>
    </label>
  )
}

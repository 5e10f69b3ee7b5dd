import { useId } from 'react'
import { houseSign } from '../../../../design/house.ts'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { tidyAmount } from './amount-text.ts'
import styles from './cashier.module.css'

interface AmountFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  range: string
  error?: string | undefined
  /** In front of the figure. */
  sign?: string
}

/** The large money field: the sign in front, the range at the end. */
export function AmountField({ label, value, onChange, range, error, sign = houseSign() }: AmountFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={styles.legend}>
        {label}
      </label>
      <div className={`${styles.amount} ${error ? styles.amountWrong : ''}`}>
        <span aria-hidden="true">{sign}</span>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-m`}
          onChange={(event) => onChange(tidyAmount(event.target.value))}
        />
        <small className="text-3">{range}</small>
      </div>
      <FieldMessage id={`${id}-m`} error={error} />
    </div>
  )
}

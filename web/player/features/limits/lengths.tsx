import { useId } from 'react'
import styles from './limits.module.css'

interface LengthsProps<Length extends number> {
  label: string
  lengths: readonly Length[]
  value: number | null
  text: (length: Length) => string
  onChange: (length: Length) => void
  columns?: 3 | 4 | 5
}

/** Lengths of time side by side, of which one or none is chosen; a radio group underneath. */
export function Lengths<Length extends number>({
  label,
  lengths,
  value,
  text,
  onChange,
  columns = 3,
}: LengthsProps<Length>) {
  const name = useId()
  return (
    <fieldset
      className={`${styles.lengths} ${columns === 4 ? styles.four : columns === 5 ? styles.five : ''}`}
      aria-label={label}
    >
      {lengths.map((length) => (
        <label key={length}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={length === value}
            onChange={() => onChange(length)}
          />
          <span>{text(length)}</span>
        </label>
      ))}
    </fieldset>
  )
}

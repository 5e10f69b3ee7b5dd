import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './tabs.module.css'

interface SegmentedProps<Key extends string> {
  label: string
  choices: readonly { key: Key; text: ReactNode }[]
  value: Key
  onChange: (key: Key) => void
}

/** Two or three alternatives side by side; a radio group underneath. */
export function Segmented<Key extends string>({ label, choices, value, onChange }: SegmentedProps<Key>) {
  const name = useId()
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.key} className={styles.segment}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={choice.key === value}
            onChange={() => onChange(choice.key)}
          />
          <span>{choice.text}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface ChipsProps<Key extends string> {
  label: string
  choices: readonly { key: Key; text: ReactNode; icon?: IconName }[]
  /** Null: none is chosen. */
  value: Key | null
  /** The chosen chip pressed again gives null. */
  onChange: (key: Key | null) => void
  tone?: 'red' | 'jade'
}

/** Filters of which none or one is on. */
export function Chips<Key extends string>({
  label,
  choices,
  value,
  onChange,
  tone = 'red',
}: ChipsProps<Key>) {
  const row = useRef<HTMLDivElement>(null)
  // On a phone the row goes sideways, and the chosen chip may stand far along it.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!chosen || !row.current) return
    const [outer, inner] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()]
    if (inner.right > outer.right || inner.left < outer.left)
      row.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }, [value])
  return (
    <div ref={row} className={styles.chips} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.key}
          type="button"
          className={`${styles.chip} ${tone === 'jade' ? styles.jade : ''}`}
          aria-pressed={choice.key === value}
          onClick={() => onChange(choice.key === value ? null : choice.key)}
        >
          {choice.icon ? <Icon name={choice.icon} /> : null}
          {choice.text}
        </button>
      ))}
    </div>
  )
}

import styles from './lobby.module.css'

interface PillsProps {
  label: string
  choices: readonly (readonly [key: number | null, text: string])[]
  chosen: number | null
  choose: (key: number | null) => void
}

/** A group of pills, of which one is pressed. */
export function FilterPills({ label, choices, chosen, choose }: PillsProps) {
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {choices.map(([key, text]) => (
        <button key={`${key}`} type="button" aria-pressed={key === chosen} onClick={() => choose(key)}>
          {text}
        </button>
      ))}
    </div>
  )
}

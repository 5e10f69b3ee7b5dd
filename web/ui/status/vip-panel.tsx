import type { ReactNode } from 'react'
import styles from './vip-panel.module.css'

interface VipPanelProps {
  caption: string
  title: string
  /** The line over the bar and the sentence under it. */
  measure: ReactNode
  note: ReactNode
  share: number
}

/** The one pearl panel of a page, with stepped corners. */
export function VipPanel({ caption, title, measure, note, share }: VipPanelProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <section className={`yo ${styles.panel}`}>
      <svg className={styles.rosette} viewBox="0 0 100 100" aria-hidden="true">
        {Array.from({ length: 8 }, (_, petal) => (
          <path
            key={petal}
            transform={`rotate(${petal * 45} 50 50)`}
            d="M50 6C58 18 58 30 50 40C42 30 42 18 50 6ZM50 14C54 21 54 28 50 34"
          />
        ))}
        <circle cx="50" cy="50" r="9" />
        <path d="M50 44L56 50L50 56L44 50Z" />
      </svg>
      <div>
        <span className="small">{caption}</span>
        <h2>{title}</h2>
      </div>
      <div>
        <div className={styles.measure}>{measure}</div>
        <div
          className={styles.bar}
          role="progressbar"
          aria-label={title}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <svg width="100%" height="8" aria-hidden="true">
            <rect width={`${percent}%`} height="8" rx="4" />
          </svg>
        </div>
        <span className="small">{note}</span>
      </div>
    </section>
  )
}

/** The ladder of levels as diamonds; the current one in pearl. */
export function VipLadder({
  levels,
  current,
  label,
}: {
  levels: readonly { level: number; name: string }[]
  current: number
  label: string
}) {
  return (
    <ol className={styles.ladder} aria-label={label} tabIndex={0}>
      {levels.map(({ level, name }) => (
        <li
          key={level}
          className={level < current ? styles.done : level === current ? styles.now : undefined}
          aria-current={level === current ? 'step' : undefined}
        >
          <i aria-hidden="true" />
          <b>{level}</b>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}

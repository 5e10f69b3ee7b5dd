import type { ReactNode } from 'react'
import styles from './timeline.module.css'

export interface Step {
  key: string
  title: ReactNode
  note?: ReactNode
  time?: string | undefined
  state: 'done' | 'now' | 'next' | 'failed'
}

/** Diamonds on a line: jade done, gold now, outline next; the time at the right. */
export function Timeline({ steps, label }: { steps: readonly Step[]; label: string }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={styles[step.state]}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <i aria-hidden="true" />
          <span className={styles.text}>
            <b>{step.title}</b>
            {step.note ? <small>{step.note}</small> : null}
          </span>
          {step.time ? <span className={styles.time}>{step.time}</span> : null}
        </li>
      ))}
    </ol>
  )
}

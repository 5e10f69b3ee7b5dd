import type { ReactNode } from 'react'
import styles from './parts.module.css'

/** A panel with a heading; with `isFlush` tables reach its edges. */
export function Panel({
  title,
  beside,
  isFlush,
  className,
  children,
}: {
  title?: ReactNode
  beside?: ReactNode
  isFlush?: boolean
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <section className={['panel', className].filter(Boolean).join(' ')}>
      {title ? (
        <div className={styles.panelHead}>
          <h2>{title}</h2>
          <span className="grow" />
          {beside}
        </div>
      ) : null}
      <div className={isFlush ? styles.tight : styles.panelBody}>{children}</div>
    </section>
  )
}

/** One figure. */
export function Kpi({
  label,
  value,
  note,
  isGold,
  className,
}: {
  label: ReactNode
  value: ReactNode
  note?: ReactNode
  isGold?: boolean
  className?: string | undefined
}) {
  return (
    <div className={['panel', styles.kpi, isGold && styles.gold, className].filter(Boolean).join(' ')}>
      <span>{label}</span>
      <b>{value}</b>
      <small>{note ?? '\u00a0'}</small>
    </div>
  )
}

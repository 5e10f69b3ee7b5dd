import type { ReactNode } from 'react'
import styles from './parts.module.css'

/** Title with what is beside it, buttons at the right, one sentence below. */
export function PageHead({
  title,
  beside,
  actions,
  text,
}: {
  title: ReactNode
  beside?: ReactNode
  actions?: ReactNode
  text?: ReactNode
}) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {beside}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {text ? <p className={styles.headText}>{text}</p> : null}
    </div>
  )
}

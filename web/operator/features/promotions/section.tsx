import type { ReactNode } from 'react'
import styles from './promotions.module.css'

/** A numbered part of the editor. */
export function Section({
  place,
  title,
  beside,
  children,
}: {
  place: number
  title: string
  beside?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={`panel ${styles.section}`}>
      <div className={styles.sectionHead}>
        <span className={styles.place} aria-hidden="true">
          {place}
        </span>
        <h2>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  )
}

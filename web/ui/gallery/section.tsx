import type { ReactNode } from 'react'
import styles from './gallery.module.css'

export function Section({
  title,
  isWide,
  children,
}: {
  title: string
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <section className={`panel ${styles.section} ${isWide ? styles.wide : ''}`}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function Labelled({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.labelled}>
      <small>{text}</small>
      {children}
    </div>
  )
}

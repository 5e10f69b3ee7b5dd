import type { ReactNode } from 'react'
import dark from '../../../design/art/empty-pavilion.svg'
import light from '../../../design/art/empty-pavilion-light.svg'
import styles from './empty-state.module.css'

/** The pavilion, one heading, one sentence, one action. */
export function EmptyState({
  title,
  text,
  action,
  isSmall,
  isPage,
}: {
  title: string
  text?: ReactNode
  action?: ReactNode
  isSmall?: boolean
  /** The whole page: its heading is the page's. */
  isPage?: boolean
}) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={`${styles.empty} ${isSmall ? styles.small : ''}`}>
      <img className={styles.dark} src={dark} alt="" width={220} height={150} loading="lazy" />
      <img className={styles.light} src={light} alt="" width={220} height={150} loading="lazy" />
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {action}
    </div>
  )
}

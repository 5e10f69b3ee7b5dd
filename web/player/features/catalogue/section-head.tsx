import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { AppLink } from '../../app-link.tsx'
import styles from './game-section.module.css'

/** Title with how much of it is shown, and the link to all of it. */
export function SectionHead({
  id,
  icon,
  title,
  count,
  href,
  children,
}: {
  id: string
  icon: IconName
  title: string
  count?: ReactNode
  href?: string | undefined
  children?: ReactNode
}) {
  const t = useText()
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2 id={`title-${id}`}>
          <Icon name={icon} size={24} className={styles.icon} />
          {title}
        </h2>
        <span className={styles.count}>{count}</span>
      </div>
      {children}
      {href ? (
        <AppLink className={styles.more} href={href} aria-label={`${t('home_section_all')} ${title}`}>
          {t('home_section_all')}
          <Icon name="r" size={16} />
        </AppLink>
      ) : null}
    </header>
  )
}

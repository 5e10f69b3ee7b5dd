import { CountBadge } from '../../ui/badge/badge.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { openEntry } from '../guards.ts'
import { paths } from '../paths.ts'
import { useUnread } from '../state/unread.ts'
import styles from './inbox-button.module.css'

/**
 * The inbox with what is unread; a visitor gets the login window, a trial account the notice (site.md §6,
 * Roles).
 */
export function InboxButton() {
  const t = useText()
  const count = useUnread()
  const href = paths.member('messageV2')
  const label =
    count > 0
      ? `${t('header_menu_messages')}, ${t('header_menu_unread', { count })}`
      : t('header_menu_messages')
  return (
    <a
      href={href}
      className={styles.inbox}
      aria-label={label}
      title={t('header_menu_messages')}
      onClick={(event) => openEntry(event, { href, isMember: true })}
    >
      <Icon name="mail" />
      <span className={styles.word}>{t('header_menu_messages')}</span>
      <CountBadge count={count} className={styles.count} />
    </a>
  )
}

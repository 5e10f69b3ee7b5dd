import './texts.ts'
import type { ReactNode } from 'react'
import { CountBadge } from '../../../../ui/badge/badge.tsx'
import { IconButton } from '../../../../ui/button/button.tsx'
import { Icon, type IconName } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { navigate } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'
import styles from './frame.module.css'
import { useOpenOrders } from './use-open-orders.ts'

type Place = 'lobby' | 'results' | 'tickets'

/** The frame of the lotteries' own screens: the way back, the title, and the way to the others. */
export function LotteryFrame({
  title,
  back,
  here,
  gameCode,
  children,
}: {
  title: string
  /** Where the way back leads; home from the lobby. */
  back: string
  here: Place
  /** The lottery that results are shown of. */
  gameCode?: string | undefined
  children: ReactNode
}) {
  const t = useText()
  const open = useOpenOrders()
  const entries: readonly { key: string; icon: IconName; text: string; href: string; count?: number }[] = [
    { key: 'lobby', icon: 'lott', text: t('draw_nav_lobby'), href: paths.lottery('/lottery') },
    {
      key: 'tickets',
      icon: 'list',
      text: t('draw_nav_tickets'),
      href: paths.lotteryTickets(),
      count: open,
    },
    {
      key: 'results',
      icon: 'chart',
      text: t('draw_nav_results'),
      href: paths.lotteryResults(gameCode),
    },
    { key: 'verify', icon: 'shield', text: t('draw_nav_verify'), href: paths.verify() },
  ]
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <IconButton icon="back" iconSize={24} label={t('common_back')} onClick={() => void navigate(back)} />
        <h1>{title}</h1>
        <nav className={styles.nav} aria-label={t('draw_nav')}>
          {entries.map(({ key, icon, text, href, count = 0 }) => (
            <AppLink key={key} href={href} aria-current={key === here ? 'page' : undefined}>
              <Icon name={icon} size={20} />
              {text}
              <CountBadge count={count} label={t('draw_open_tickets', { count })} />
            </AppLink>
          ))}
        </nav>
      </header>
      <div className={styles.inside}>{children}</div>
    </div>
  )
}

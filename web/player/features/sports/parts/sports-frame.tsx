import type { ReactNode } from 'react'
import { CountBadge } from '../../../../ui/badge/badge.tsx'
import { IconButton } from '../../../../ui/button/button.tsx'
import { Icon, type IconName } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { navigate } from '../../../navigation.ts'
import { sportsPaths } from '../../../sports-views.ts'
import { SlipBar } from '../slip/slip-bar.tsx'
import { SlipColumn } from '../slip/slip-column.tsx'
import '../texts.ts'
import styles from './frame.module.css'
import { OddsMenu } from './odds-menu.tsx'
import { useIsLow, useIsWide } from './use-is-wide.ts'
import { useOpenBets } from './use-open-bets.ts'

type Place = 'fixtures' | 'bets' | 'results' | 'outrights'

interface SportsFrameProps {
  title: string
  here: Place
  /** Where the way back leads; the list of sports has none. */
  back?: string
  /** Stands between the title and the ways to other parts. */
  deeds?: ReactNode
  /** What narrows the page: above it, or beside the title if the screen is low. */
  choices?: ReactNode
  /** The left column, if there is room for three. */
  side?: ReactNode
  children: ReactNode
}

/** The frame of the sportsbook: its title, the ways between its parts, and the slip. */
export function SportsFrame({ title, here, back, deeds, choices, side, children }: SportsFrameProps) {
  const t = useText()
  const isWide = useIsWide()
  const isLow = useIsLow()
  return (
    <div className={`wrap ${styles.frame}`} data-saves-height>
      <header className={styles.bar}>
        {back === undefined ? null : (
          <IconButton
            icon="back"
            iconSize={24}
            label={t('common_back')}
            onClick={() => void navigate(back)}
          />
        )}
        <h1>{title}</h1>
        {choices && isLow ? <div className={styles.choices}>{choices}</div> : null}
        {deeds}
        <Ways here={here} isShort={back !== undefined} />
        <OddsMenu />
      </header>
      <div className={side ? styles.three : styles.two}>
        {side ? <div className={styles.side}>{side}</div> : null}
        <div className={styles.main}>
          {isLow ? null : choices}
          {children}
        </div>
        {isWide ? (
          <aside className={styles.slip}>
            <SlipColumn />
          </aside>
        ) : null}
      </div>
      {isWide ? null : <SlipBar />}
    </div>
  )
}

/** Beside a way back there is room for the member's bets only, on a phone. */
function Ways({ here, isShort }: { here: Place; isShort: boolean }) {
  const t = useText()
  const open = useOpenBets()
  const ways: readonly { key: Place; icon: IconName; text: string; href: string; count?: number }[] = [
    { key: 'bets', icon: 'list', text: t('sport_nav_my_bets'), href: sportsPaths.bets(), count: open },
    { key: 'results', icon: 'cal', text: t('sport_nav_results'), href: sportsPaths.results() },
    { key: 'outrights', icon: 'trophy', text: t('sport_nav_outrights'), href: sportsPaths.outrights() },
  ]
  return (
    <nav className={`${styles.ways} ${isShort ? styles.short : ''}`} aria-label={t('title_sportsbook')}>
      {ways.map(({ key, icon, text, href, count = 0 }) => (
        <AppLink key={key} href={href} aria-current={key === here ? 'page' : undefined} title={text}>
          <Icon name={icon} size={20} />
          <span className={styles.wayText}>{text}</span>
          <CountBadge count={count} className={styles.count} />
        </AppLink>
      ))}
    </nav>
  )
}

import { useStore } from 'zustand'
import { preferences } from '../../client/preferences.ts'
import { CountBadge } from '../../ui/badge/badge.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { openEntry } from '../guards.ts'
import { place } from '../navigation.ts'
import { useIsAgent } from '../state/member.ts'
import { useCategories, useSections, useServiceChannels, useSite } from '../state/site.ts'
import { type NavigationEntry, sideEntries } from './menu-entries.ts'
import styles from './side-menu.module.css'
import { useEntryCount } from './use-entry-count.ts'

/** 232 px, collapsing to 72 by the header's toggle; icons only between 700 and 1279 px. */
export function SideMenu() {
  const t = useText()
  const isNarrow = useStore(preferences, (state) => state.isSideNarrow)
  const categories = useCategories()
  const sections = useSections()
  const { hasVip, hasRebates } = useSite()
  const isAgent = useIsAgent()
  const hasChat = useServiceChannels().some((channel) => channel.csType === 'LIVECHAT')
  return (
    <nav className={`${styles.side} ${isNarrow ? styles.narrow : ''}`} aria-label={t('common_menu')}>
      <MenuLinks entries={sideEntries({ categories, sections, hasChat, hasVip, hasRebates, isAgent })} />
    </nav>
  )
}

/** The entries as links, with a line between groups; the drawer shows the same. */
export function MenuLinks({
  entries,
  className,
}: {
  entries: readonly NavigationEntry[]
  className?: string | undefined
}) {
  const t = useText()
  const countOf = useEntryCount()
  const here = useStore(place, (state) => (state.path + state.search).toLowerCase())
  return (
    <ul className={[styles.list, className].filter(Boolean).join(' ')}>
      {entries.map((entry) => {
        const isCurrent = here === entry.href.toLowerCase()
        return (
          <li key={entry.key} className={entry.startsGroup ? styles.group : undefined}>
            <a
              href={entry.href}
              {...(entry.window ? { role: 'button' } : {})}
              className={isCurrent ? styles.current : undefined}
              aria-current={isCurrent ? 'page' : undefined}
              title={t(entry.text)}
              onClick={(event) => openEntry(event, entry)}
            >
              <Icon name={entry.icon} className={styles.icon} />
              <span>{t(entry.text)}</span>
              {entry.counts ? <CountBadge {...countOf(entry)} className={styles.count} /> : null}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

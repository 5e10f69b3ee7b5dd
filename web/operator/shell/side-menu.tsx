import { useEffect, useRef } from 'react'
import { CountBadge } from '../../ui/badge/badge.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { ConsoleLink } from '../parts/link.tsx'
import { paths } from '../paths.ts'
import { usePath } from '../navigation.ts'
import { useCan, useMe } from '../session/me.ts'
import type { MenuPlace } from './menu/menu-group.ts'
import { menuGroups, placeKeyOf } from './menu/menu.ts'
import styles from './shell.module.css'
import type { Work } from './use-work.ts'

/** All places this operator may open; in the drawer of phones and at the left of wide screens. */
export function SideMenu({ work, onChosen }: { work: Work; onChosen?: () => void }) {
  const t = useText()
  const can = useCan()
  const { isDemo } = useMe()
  const current = placeKeyOf(usePath())
  const menu = useRef<HTMLElement>(null)
  // The menu is longer than most screens: the present place is scrolled into view.
  useEffect(() => {
    menu.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const isShown = (place: MenuPlace) =>
    (place.ability === null || can(place.ability)) && (isDemo || !place.isDemoOnly)
  return (
    <nav ref={menu} className={styles.menu} aria-label={t('console_nav')}>
      <ConsoleLink className={styles.logo} href={paths.dashboard} onClick={onChosen}>
        <Logo name="Sala" height={44} />
      </ConsoleLink>
      {menuGroups.map((group) => {
        const places = group.places.filter(isShown)
        if (places.length === 0) return null
        return (
          <div key={group.key}>
            {group.title ? <h2 className={styles.group}>{t(group.title)}</h2> : null}
            <ul>
              {places.map((place) => (
                <li key={place.key}>
                  <ConsoleLink
                    href={place.href}
                    onClick={onChosen}
                    className={`${styles.place} ${place.key === current ? styles.current : ''}`}
                    aria-current={place.key === current ? 'page' : undefined}
                  >
                    <Icon name={place.icon} />
                    <span className="grow">{t(place.text)}</span>
                    {place.counts ? (
                      <CountBadge
                        count={work[place.counts]}
                        label={t('console_waiting_count', { count: work[place.counts] })}
                      />
                    ) : null}
                  </ConsoleLink>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}

import { Suspense, useState } from 'react'
import { BottomBar } from '../../ui/bars/bottom-bar.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { Drawer } from '../../ui/overlay/drawer.tsx'
import { ScreenGuard } from '../parts/screen-guard.tsx'
import { takeClick } from '../parts/link.tsx'
import { ScreenLoading } from '../parts/screen-loading.tsx'
import { usePath } from '../navigation.ts'
import { useCan } from '../session/me.ts'
import { Header } from './header.tsx'
import { barKeys, menuGroups, placeKeyOf } from './menu/menu.ts'
import styles from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { useWorkSignals } from './use-work-signals.ts'
import { useWork } from './use-work.ts'
import { Screens } from './screens.ts'

/**
 * The console's frame: menu at the left (a drawer on phones), header, the screen, four places for the thumb.
 */
export function Shell() {
  const t = useText()
  const can = useCan()
  const work = useWork()
  const signals = useWorkSignals(work)
  const path = usePath()
  // Another address closes the menu: it is open where it was opened.
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null)
  const closeMenu = () => setMenuOpenAt(null)
  const current = placeKeyOf(path)
  const bar = menuGroups
    .flatMap((group) => group.places)
    .filter(
      (place) => barKeys.some((key) => key === place.key) && (place.ability === null || can(place.ability)),
    )
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('console_skip')}
      </a>
      <aside className={styles.side}>
        <SideMenu work={work} />
      </aside>
      <Drawer isOpen={menuOpenAt === path} onClose={closeMenu} label={t('console_nav')}>
        <SideMenu work={work} onChosen={closeMenu} />
      </Drawer>
      <div className={styles.body}>
        <Header work={work} signals={signals} onMenu={() => setMenuOpenAt(path)} />
        <main id="content" className={styles.main} tabIndex={-1}>
          <ScreenGuard>
            <Suspense fallback={<ScreenLoading />}>
              <Screens />
            </Suspense>
          </ScreenGuard>
        </main>
      </div>
      <BottomBar
        label={t('console_nav')}
        places={bar.map((place) => ({
          key: place.key,
          text: t(place.short ?? place.text),
          icon: place.icon,
          href: place.href,
          isCurrent: place.key === current,
          count: place.counts ? work[place.counts] : undefined,
          onOpen: (event) => takeClick(event, place.href),
        }))}
      />
    </div>
  )
}

import { Suspense, useEffect, useState } from 'react'
import { BottomBar } from '../../ui/bars/bottom-bar.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { Drawer } from '../../ui/overlay/drawer.tsx'
import { ScreenGuard } from '../parts/screen-guard.tsx'
import { ConsoleButton, takeClick } from '../parts/link.tsx'
import { paths } from '../paths.ts'
import { usePath } from '../place.ts'
import { screenAt } from '../routes.ts'
import { useCan, useMe } from '../session/me.ts'
import { Header } from './header.tsx'
import { barKeys, navGroups, placeKeyOf } from './nav.ts'
import styles from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { useWorkSignals } from './use-work-signals.ts'
import { useWork } from './use-work.ts'

/** The console's frame: menu at the left (a drawer on phones), header, the screen, four places for the thumb. */
export function Shell() {
  const t = useText()
  const can = useCan()
  const work = useWork()
  const signals = useWorkSignals(work)
  const path = usePath()
  const [isMenuOpen, setMenuOpen] = useState(false)
  useEffect(() => setMenuOpen(false), [path])
  const current = placeKeyOf(path)
  const bar = navGroups.flatMap((group) => group.places).filter((place) => barKeys.some((key) => key === place.key) && (place.ability === null || can(place.ability)))
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">{t('console_skip')}</a>
      <aside className={styles.side}><SideMenu work={work} /></aside>
      <Drawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} label={t('console_nav')}>
        <SideMenu work={work} onChosen={() => setMenuOpen(false)} />
      </Drawer>
      <div className={styles.body}>
        <Header work={work} signals={signals} onMenu={() => setMenuOpen(true)} />
        <main id="content" className={styles.main} tabIndex={-1}>
          <ScreenGuard key={path}><Suspense fallback={<Loading />}><CurrentScreen path={path} /></Suspense></ScreenGuard>
        </main>
      </div>
      <BottomBar label={t('console_nav')} places={bar.map((place) => ({
        key: place.key, text: t(place.short ?? place.text), icon: place.icon, href: place.href, isCurrent: place.key === current,
        count: place.counts ? work[place.counts] : undefined, onOpen: (event) => takeClick(event, place.href),
      }))} />
    </div>
  )
}

function CurrentScreen({ path }: { path: string }) {
  const t = useText()
  const can = useCan()
  const { isDemo } = useMe()
  const found = screenAt(path)
  if (!found || (found.screen.isDemoOnly && !isDemo)) return <EmptyState title={t('console_not_found')} action={<ConsoleButton href={paths.dashboard}>{t('console_go_dashboard')}</ConsoleButton>} />
  if (found.screen.ability && !can(found.screen.ability)) return <EmptyState title={t('console_no_right')} text={t('console_no_right_text')} />
  return <found.screen.Component id={found.id} />
}

function Loading() {
  return <div className="stack" aria-hidden="true"><Skeleton shape="row" /><Skeleton shape="block" /></div>
}

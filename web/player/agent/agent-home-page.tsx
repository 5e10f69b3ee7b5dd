import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { serverNowMs } from '../../client/server-clock.ts'
import { formatClock, formatLongDate } from '../../../design/format.ts'
import { BottomBar } from '../../ui/bars/bottom-bar.tsx'
import { IconButton } from '../../ui/button/button.tsx'
import { useLanguage, useText } from '../../ui/i18n/text.tsx'
import { Avatar } from '../../ui/layout/avatar.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { PanelPlace } from '../../ui/loading/panel-place.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { AppLink, takeClick } from '../app-link.tsx'
import { place } from '../navigation.ts'
import { paths } from '../paths.ts'
import { ThemeButton } from '../shell/theme-button.tsx'
import { member } from '../state/member.ts'
import { usePageTitle } from '../state/page-title.ts'
import { signOut } from '../state/sign-out.ts'
import { useSite } from '../state/site.ts'
import { hasContracts } from '../state/turns.ts'
import { useUnread } from '../state/unread.ts'
import { AgentFoot, AgentLanguages } from './agent-head.tsx'
import { AgentMenu } from './agent-menu.tsx'
import { type AgentEntry, barEntries, entriesOf, firstEntry } from './panels.ts'
import styles from './agent-frame.module.css'

const ContractAlert = lazyPart(() => import('./contracts/contract-alert.tsx'))

/** The agent centre: its menu at the left, on phones a bar and a sheet, around the panels that there are. */
export default function AgentHomePage() {
  const t = useText()
  const { name, minAge } = useSite()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const search = useStore(place, (state) => state.search)
  const memberType = useStore(member, (state) => state.info?.type)
  const entries = entriesOf(memberType)
  const asked = new URLSearchParams(search).get('page')
  const shown = entries.find((entry) => entry.key === asked) ?? firstEntry(entries)
  usePageTitle(`${t(shown.title)} · ${t('title_agent')}`)
  return (
    <div className={styles.frame}>
      <nav className={styles.side} aria-label={t('agent_home_menu')}>
        <HomeLink />
        <AgentMenu entries={entries} shown={shown} />
      </nav>
      <div className={styles.body}>
        <CentreHead />
        <main className={styles.panel}>
          {shown.isTitled ? null : <h1>{t(shown.title)}</h1>}
          <PanelPlace key={shown.key}>
            <shown.Page />
          </PanelPlace>
        </main>
        <AgentFoot name={name} minAge={minAge} />
      </div>
      <CentreBar entries={entries} shown={shown} onMenu={() => setMenuOpen(true)} />
      {hasContracts(memberType) ? <ContractAlert /> : null}
      <Modal isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} title={t('agent_bar_menu')}>
        <div className={styles.sheet}>
          <div className={styles.sheetTop}>
            <AgentLanguages />
            <ThemeButton />
          </div>
          <AgentMenu entries={entries} shown={shown} onOpen={() => setMenuOpen(false)} />
        </div>
      </Modal>
    </div>
  )
}

function HomeLink() {
  const t = useText()
  const { name } = useSite()
  return (
    <AppLink className={styles.logo} href={paths.home()} aria-label={t('agent_login_go_player')}>
      <Logo name={name} />
    </AppLink>
  )
}

/** The clock with its distance from Greenwich, who is signed in, and the way out. */
function CentreHead() {
  const t = useText()
  const language = useLanguage()
  const { info, icon } = useStore(member)
  const [now, setNow] = useState(serverNowMs)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNowMs()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <header className={styles.head}>
      <span className={styles.narrow}>
        <HomeLink />
      </span>
      <b className={styles.centreName}>{t('agent_centre')}</b>
      <span className={styles.clock}>
        <span className={styles.wide}>{formatLongDate(now, language)} </span>
        {t('agent_clock', { time: formatClock(now, true), offset: '+7' })}
      </span>
      <span className="grow" />
      <span className={styles.wide}>
        <AgentLanguages />
      </span>
      <ThemeButton className={styles.wide} />
      <span className={styles.who}>
        <Avatar url={icon} />
        <b>{info?.nickname || info?.account}</b>
      </span>
      <IconButton icon="logout" label={t('agent_sign_out')} onClick={() => void signOut(t)} />
    </header>
  )
}

function CentreBar({
  entries,
  shown,
  onMenu,
}: {
  entries: readonly AgentEntry[]
  shown: AgentEntry
  onMenu: () => void
}) {
  const t = useText()
  const unread = useUnread()
  const onBar = barEntries(entries)
  return (
    <BottomBar
      label={t('agent_home_menu')}
      isAlsoOnTablets
      places={[
        ...onBar.map((entry) => ({
          key: entry.key,
          text: t(entry.barTitle ?? entry.title),
          icon: entry.icon,
          href: paths.agentHome(entry.key),
          isCurrent: entry.key === shown.key,
          count: entry.counts === 'unread' ? unread : undefined,
          onOpen: (event: Parameters<typeof takeClick>[0]) => takeClick(event, paths.agentHome(entry.key)),
        })),
        {
          key: 'menu',
          text: t('agent_bar_menu'),
          icon: 'menu',
          href: paths.agentHome(),
          isCurrent: !onBar.some(({ key }) => key === shown.key),
          onOpen: (event) => {
            event.preventDefault()
            onMenu()
          },
        },
      ]}
    />
  )
}

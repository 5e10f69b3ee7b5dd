import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { serverNowMs } from '../../client/server-clock.ts'
import { CountBadge } from '../../ui/badge/badge.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { formatClock } from '../../../design/format.ts'
import { type TextKey, useText } from '../../ui/i18n/text.tsx'
import { Money } from '../../ui/money/money.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { PanelPlace } from '../../ui/loading/panel-place.tsx'
import { AppLink } from '../app-link.tsx'
import { place } from '../navigation.ts'
import { type AgentPanel, paths } from '../paths.ts'
import { openChannel } from '../shell/service-channels.ts'
import { member } from '../state/member.ts'
import { usePageTitle } from '../state/page-title.ts'
import { useUnread } from '../state/unread.ts'
import { signOut } from '../state/sign-out.ts'
import { useServiceChannels, useSite } from '../state/site.ts'
import { AgentFoot, AgentHead } from './agent-head.tsx'
import styles from './agent.module.css'

const panels: readonly {
  key: AgentPanel
  icon: IconName
  title: TextKey
  Page: ComponentType
  /** The panel brings a heading of its own. */
  isTitled?: boolean
}[] = [
  {
    key: 'announcement',
    icon: 'horn',
    title: 'agent_announcement',
    isTitled: true,
    Page: lazyPart(() => import('../features/messaging/announce-page.tsx')),
  },
  {
    key: 'deposit',
    icon: 'deposit',
    title: 'agent_deposit',
    Page: lazyPart(async () => ({
      default: (await import('../features/cashier/deposit-page.tsx')).DepositPage,
    })),
  },
  {
    key: 'withdraw',
    icon: 'withdraw',
    title: 'agent_withdraw',
    Page: lazyPart(async () => ({
      default: (await import('../features/cashier/withdraw-page.tsx')).WithdrawPage,
    })),
  },
  {
    key: 'transfer',
    icon: 'agent',
    title: 'agent_transfer',
    Page: lazyPart(() => import('../features/cashier/line-page.tsx')),
  },
  {
    key: 'messages',
    icon: 'mail',
    title: 'agent_platform_messages',
    Page: lazyPart(async () => ({
      default: (await import('../features/messaging/inbox-page.tsx')).InboxPage,
    })),
  },
]

/** The agent centre: its own frame around the panels that exist. */
export default function AgentHomePage() {
  const t = useText()
  const { name, minAge } = useSite()
  const search = useStore(place, (state) => state.search)
  const asked = new URLSearchParams(search).get('page')
  const shown = panels.find((panel) => panel.key === asked) ?? panels[0]!
  usePageTitle(`${t(shown.title)} · ${t('title_agent')}`)
  const channels = useServiceChannels()
  const unread = useUnread()
  return (
    <div className={styles.page}>
      <AgentHead>
        <AgentState />
      </AgentHead>
      <div className={styles.centre}>
        <nav className={`panel ${styles.menu}`} aria-label={t('agent_home_menu')}>
          <ul>
            {panels.map(({ key, icon, title }) => (
              <li key={key}>
                <AppLink
                  href={paths.agentHome(key)}
                  className={styles.entry}
                  aria-current={key === shown.key ? 'page' : undefined}
                >
                  <Icon name={icon} />
                  <span className="grow">{t(title)}</span>
                  {key === 'messages' ? (
                    <CountBadge count={unread} label={t('header_menu_unread', { count: unread })} />
                  ) : null}
                </AppLink>
              </li>
            ))}
            {channels.slice(0, 1).map((channel) => (
              <li key={channel.key}>
                <button type="button" className={styles.entry} onClick={() => openChannel(channel, t)}>
                  <Icon name="cs" />
                  <span>{t('agent_customer_service')}</span>
                </button>
              </li>
            ))}
            <li>
              <button type="button" className={styles.entry} onClick={() => void signOut(t)}>
                <Icon name="logout" />
                <span>{t('agent_sign_out')}</span>
              </button>
            </li>
          </ul>
        </nav>
        <main className={styles.panel}>
          {shown.isTitled ? null : <h1>{t(shown.title)}</h1>}
          <PanelPlace key={shown.key}>
            <shown.Page />
          </PanelPlace>
        </main>
      </div>
      <AgentFoot name={name} minAge={minAge} />
    </div>
  )
}

/** Clock, balance and nickname; the clock names its distance from Greenwich. */
function AgentState() {
  const t = useText()
  const { info, balance } = useStore(member)
  const [time, setTime] = useState('')
  useEffect(() => {
    const tick = () => setTime(formatClock(serverNowMs(), true))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className={styles.state}>
      <span className={styles.clock}>{t('agent_clock', { time, offset: '+7' })}</span>
      {balance ? <Money amount={balance.balance} currency={balance.currency} /> : null}
      <b className={styles.nickname}>{info?.nickname || info?.account}</b>
    </span>
  )
}

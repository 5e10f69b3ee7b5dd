import { useStore } from 'zustand'
import { preferences, setTheme } from '../../client/preferences.ts'
import { useIsSignedIn } from '../../client/use-session.ts'
import { Button, IconButton, LinkButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { Avatar } from '../../ui/layout/avatar.tsx'
import { Drawer } from '../../ui/overlay/drawer.tsx'
import { openEntry } from '../guards.ts'
import { paths } from '../paths.ts'
import { member, useIsAgent } from '../state/member.ts'
import { signOut } from '../state/sign-out.ts'
import { useServiceChannels, useSite } from '../state/site.ts'
import { openDrawer, openWindow, windows } from '../state/windows.ts'
import { LanguageButton } from './language-button.tsx'
import styles from './menu-drawer.module.css'
import { accountEntries, sideEntries } from './menu-entries.ts'
import { openChannel } from './service-channels.ts'
import { MenuLinks } from './side-menu.tsx'

/** They are buttons on top. */
const hasButton = ['deposit', 'withdraw']

/** The menu of phones: account and money buttons fixed on top, language and theme fixed at the bottom. */
export default function MenuDrawer() {
  const t = useText()
  const isOpen = useStore(windows, (state) => state.isDrawerOpen)
  const isSignedIn = useIsSignedIn()
  // A channel that is a page of the site is among the entries already.
  const channels = useServiceChannels().filter((channel) => channel.csType !== 'HELP')
  const theme = useStore(preferences, (state) => state.theme)
  const close = () => openDrawer(false)
  const isAgent = useIsAgent()
  const offered = useSite()
  const account = accountEntries(isAgent, offered).map((entry, place) =>
    place === 0 ? { ...entry, startsGroup: true } : entry,
  )
  // What the account's part says is not said twice.
  const entries = sideEntries({ ...offered, isAgent }).filter(
    ({ key }) => !isSignedIn || !(hasButton.includes(key) || account.some((entry) => entry.key === key)),
  )
  const helpPlace = entries.findIndex((entry) => entry.key === 'speed')
  return (
    <Drawer isOpen={isOpen} onClose={close} label={t('common_menu')}>
      <div className={styles.top}>
        <div className="row">
          {isSignedIn ? <MemberHead /> : <span className="grow" />}
          <IconButton icon="close" iconSize={24} label={t('common_close')} onClick={close} />
        </div>
        <div className={styles.pair}>
          {isSignedIn ? (
            <>
              <MoneyLink kind="primary" panel="depositv2" text={t('header_deposit')} icon="deposit" />
              <MoneyLink kind="line" panel="withdraw" text={t('header_withdraw')} icon="withdraw" />
            </>
          ) : (
            <>
              <Button kind="line" onClick={() => openWindow('login')}>
                {t('header_login')}
              </Button>
              <Button kind="primary" onClick={() => openWindow('register')}>
                {t('header_register')}
              </Button>
            </>
          )}
        </div>
      </div>
      <div className={styles.middle} onClick={close}>
        <MenuLinks
          entries={
            isSignedIn ? [...entries.slice(0, helpPlace), ...account, ...entries.slice(helpPlace)] : entries
          }
        />
        {channels.map((channel) => (
          <button
            key={channel.key}
            type="button"
            className={styles.out}
            onClick={() => openChannel(channel, t)}
          >
            <Icon name={channel.icon} />
            {channel.title}
          </button>
        ))}
        {isSignedIn ? (
          <button type="button" className={styles.out} onClick={() => void signOut(t)}>
            <Icon name="logout" />
            {t('header_menu_sign_out')}
          </button>
        ) : null}
      </div>
      <div className={styles.bottom}>
        <LanguageButton isLong />
        <span className="grow" />
        <div className={styles.themes} role="group" aria-label={t('theme_label')}>
          <button
            type="button"
            aria-pressed={theme === 'dark'}
            aria-label={t('theme_dark')}
            onClick={() => setTheme('dark')}
          >
            <Icon name="moon" />
          </button>
          <button
            type="button"
            aria-pressed={theme === 'light'}
            aria-label={t('theme_light')}
            onClick={() => setTheme('light')}
          >
            <Icon name="sun" />
          </button>
        </div>
      </div>
    </Drawer>
  )
}

function MemberHead() {
  const { info, icon } = useStore(member)
  return (
    <>
      <Avatar url={icon} />
      <span className={styles.name}>{info?.nickname || info?.account}</span>
    </>
  )
}

function MoneyLink({
  kind,
  panel,
  text,
  icon,
}: {
  kind: 'primary' | 'line'
  panel: 'depositv2' | 'withdraw'
  text: string
  icon: 'deposit' | 'withdraw'
}) {
  const href = paths.member(panel)
  return (
    <LinkButton
      kind={kind}
      icon={icon}
      href={href}
      onClick={(event) => {
        openDrawer(false)
        openEntry(event, { href, isMember: true })
      }}
    >
      {text}
    </LinkButton>
  )
}

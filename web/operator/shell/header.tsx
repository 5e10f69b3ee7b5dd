import { useEffect, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useStore } from 'zustand'
import { keepLanguage, preferences, setTheme } from '../../client/preferences.ts'
import { serverOffsetMs } from '../../client/server-clock.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { formatClock } from '../../../design/format.ts'
import { zoneLabel } from '../../../design/house.ts'
import { useLanguage, useText } from '../../ui/i18n/text.tsx'
import { switchLanguage } from '../../ui/i18n/texts.ts'
import { Logo } from '../../ui/layout/logo.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { ConsoleLink } from '../parts/link.tsx'
import { paths } from '../paths.ts'
import { navigate } from '../navigation.ts'
import { roleText, useCan, useMe } from '../session/me.ts'
import { signOut } from '../session/use-idle-sign-out.ts'
import styles from './shell.module.css'
import type { Work } from './use-work.ts'
import type { Signals } from './use-work-signals.ts'
import { WorkBell } from './work-bell.tsx'

/** 64 px on wide screens, 56 on phones: menu or title, search, clock, what waits, who is signed in. */
export function Header({ work, signals, onMenu }: { work: Work; signals: Signals; onMenu: () => void }) {
  const t = useText()
  const can = useCan()
  return (
    <header className={styles.header}>
      <div className={styles.narrowOnly}>
        <IconButton icon="menu" iconSize={24} label={t('common_menu')} onClick={onMenu} />
      </div>
      <ConsoleLink className={`${styles.narrowOnly} ${styles.headLogo}`} href={paths.dashboard}>
        <Logo name="Sala" height={36} />
      </ConsoleLink>
      <span className={`${styles.wideOnly} ${styles.title}`}>{t('console_title')}</span>
      {can('members.read') ? <MemberSearch /> : null}
      <span className="grow" />
      <Clock />
      <span className={styles.wideOnly}>
        <IconButton
          icon="sound"
          iconSize={24}
          className={signals.isSoundOn ? styles.soundOn : styles.soundOff}
          label={t('console_sound')}
          aria-pressed={signals.isSoundOn}
          onClick={signals.toggleSound}
        />
      </span>
      <WorkBell work={work} />
      <OwnMenu signals={signals} />
    </header>
  )
}

function MemberSearch() {
  const t = useText()
  const form = useForm({
    start: { text: '' },
    send: ({ text }) => navigate(text.trim() ? paths.membersFound(text.trim()) : paths.members),
  })
  return (
    <Form
      form={form}
      role="search"
      aria-label={t('console_find_member')}
      className={`${styles.wideOnly} ${styles.search}`}
    >
      <Icon name="search" />
      <input
        aria-label={t('console_search')}
        placeholder={t('console_search')}
        maxLength={64}
        value={form.values.text}
        onChange={(event) => form.edit({ text: event.target.value })}
      />
    </Form>
  )
}

function Clock() {
  const t = useText()
  const [now, setNow] = useState(() => Date.now() + serverOffsetMs())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + serverOffsetMs()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className={styles.clock}>
      <b>{formatClock(now, true)}</b> {t('header_clock_label', { zone: zoneLabel() })}
    </span>
  )
}

function OwnMenu({ signals }: { signals: Signals }) {
  const t = useText()
  const me = useMe()
  const language = useLanguage()
  const theme = useStore(preferences, (state) => state.theme)
  const actions: Record<string, () => void> = {
    account: () => navigate(paths.account),
    theme: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
    language: () => {
      const next = language === 'th' ? 'en' : 'th'
      keepLanguage(next)
      void switchLanguage(next)
    },
    sound: signals.toggleSound,
    out: () => void signOut(),
  }
  return (
    <Menu
      label={t('console_my_account')}
      trigger={
        <AriaButton className={styles.me!} aria-label={t('console_my_account')}>
          <span className={styles.wideOnly}>
            <b>{me.displayName}</b>
            <small>{t(roleText(me.role))}</small>
          </span>
          <span className={styles.narrowOnly}>
            <Icon name="user" size={24} />
          </span>
        </AriaButton>
      }
      entries={[
        { key: 'account', text: t('console_my_account'), icon: 'key' },
        {
          key: 'theme',
          text: t(theme === 'dark' ? 'console_theme_light' : 'console_theme_dark'),
          icon: theme === 'dark' ? 'sun' : 'moon',
        },
        {
          key: 'language',
          text: t(language === 'th' ? 'console_to_english' : 'console_to_thai'),
          icon: 'globe',
        },
        {
          key: 'sound',
          text: t(signals.isSoundOn ? 'console_sound_off' : 'console_sound_on'),
          icon: 'sound',
        },
        { key: 'out', text: t('console_sign_out'), icon: 'logout', startsGroup: true },
      ]}
      onAction={(key) => actions[key]?.()}
    />
  )
}

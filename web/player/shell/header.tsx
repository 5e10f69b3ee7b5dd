import { Suspense } from 'react'
import { useStore } from 'zustand'
import { narrowSide, preferences } from '../../client/preferences.ts'
import { useIsSignedIn } from '../../client/use-session.ts'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { AppLink } from '../app-link.tsx'
import { paths } from '../paths.ts'
import { useSiteName } from '../state/site.ts'
import { openWindow } from '../state/windows.ts'
import { Clock } from './clock.tsx'
import styles from './header.module.css'
import { LanguageButton } from './language-button.tsx'
import { ThemeButton } from './theme-button.tsx'

const MemberPart = lazyPart(() => import('./header-member.tsx'), { isQuiet: true })

/**
 * Sticky: toggle, logo, clock, language, then log in and register, or balance, money buttons and the account.
 */
export function Header() {
  const t = useText()
  const name = useSiteName()
  const isSignedIn = useIsSignedIn()
  const isNarrow = useStore(preferences, (state) => state.isSideNarrow)
  return (
    <header className={styles.top}>
      <div className={styles.inner}>
        <IconButton
          icon="menu"
          iconSize={24}
          label={t('header_toggle_menu')}
          className={styles.toggle}
          onClick={() => narrowSide(!isNarrow)}
        />
        <AppLink href={paths.home()} className={styles.home} aria-label={name}>
          <Logo name={name} />
        </AppLink>
        <Clock className={styles.clock} />
        <span className="grow" />
        <span className={styles.language}>
          <LanguageButton />
        </span>
        <ThemeButton className={`${styles.onlyDesktop} ${styles.theme}`} />
        {isSignedIn ? (
          <Suspense>
            <MemberPart />
          </Suspense>
        ) : (
          <span className={styles.visitor}>
            <VisitorPart />
          </span>
        )}
      </div>
    </header>
  )
}

function VisitorPart() {
  const t = useText()
  return (
    <>
      <AppLink href={paths.down()} className={styles.download}>
        <Icon name="app" />
        {t('header_download')}
      </AppLink>
      <Button
        kind="line"
        className={`${styles.narrowButton} ${styles.login}`}
        onClick={() => openWindow('login')}
      >
        {t('header_login')}
      </Button>
      <Button
        kind="primary"
        className={`${styles.narrowButton} ${styles.register}`}
        onClick={() => openWindow('register')}
      >
        <span className={styles.onlyWide}>{t('header_register')}</span>
        <span className={styles.onlyNarrow}>{t('header_register_short')}</span>
      </Button>
    </>
  )
}

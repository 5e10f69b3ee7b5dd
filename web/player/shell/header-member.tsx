import { houseCurrency } from '../../../design/house.ts'
import { Suspense } from 'react'
import { useStore } from 'zustand'
import { hideBalance, preferences } from '../../client/preferences.ts'
import { IconButton, LinkButton } from '../../ui/button/button.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { BalanceBox } from '../../ui/money/money.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { openEntry } from '../guards.ts'
import { paths } from '../paths.ts'
import { member, refreshBalance } from '../state/member.ts'
import { openDrawer } from '../state/windows.ts'
import styles from './header.module.css'

const AccountMenu = lazyPart(() => import('./account-menu.tsx'), { isQuiet: true })

/** For a signed-in member: balance, money buttons and the account. Loaded with the first sign-in. */
export default function MemberPart() {
  const t = useText()
  const { info, balance, isRefreshing } = useStore(member)
  const isHidden = useStore(preferences, (state) => state.isBalanceHidden)
  return (
    <>
      <BalanceBox
        amount={balance?.balance ?? null}
        currency={balance?.currency ?? houseCurrency()}
        isHidden={isHidden}
        onToggle={() => hideBalance(!isHidden)}
        onRefresh={() => void refreshBalance()}
        isRefreshing={isRefreshing}
        className={`${styles.balance} ${info && balance ? styles.known : ''}`}
      />
      <LinkButton
        kind="primary"
        size="small"
        className={styles.money}
        href={paths.member('depositv2')}
        onClick={(event) => openEntry(event, { href: paths.member('depositv2'), isMember: true })}
      >
        {t('header_deposit')}
      </LinkButton>
      <LinkButton
        kind="line"
        size="small"
        className={styles.money}
        href={paths.member('withdraw')}
        onClick={(event) => openEntry(event, { href: paths.member('withdraw'), isMember: true })}
      >
        {t('header_withdraw')}
      </LinkButton>
      <Suspense fallback={<span className={styles.accountSpace} />}>
        <AccountMenu className={styles.account} />
      </Suspense>
      <IconButton
        icon="user"
        iconSize={24}
        label={t('header_menu_account')}
        className={styles.onlyPhone}
        onClick={() => openDrawer(true)}
      />
    </>
  )
}

import { Button } from 'react-aria-components'
import { useStore } from 'zustand'
import { Icon } from '../../ui/icon/icon.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { Avatar } from '../../ui/layout/avatar.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { CopyButton } from '../../ui/status/key-values.tsx'
import { goAsMember } from '../guards.ts'
import { member, shortId } from '../state/member.ts'
import { signOut } from '../state/sign-out.ts'
import styles from './account-menu.module.css'
import { accountEntries } from './menu-entries.ts'

/** Avatar, account name and id, with the member's pages and sign-out behind it. */
export default function AccountMenu({ className }: { className?: string | undefined }) {
  const t = useText()
  const info = useStore(member, (state) => state.info)
  const entries = accountEntries()
  const choose = (key: string) => {
    const entry = entries.find((one) => one.key === key)
    if (entry) void goAsMember(entry.href)
    else void signOut(t)
  }
  return (
    <span className={[styles.account, className].filter(Boolean).join(' ')}>
      <Menu
        label={t('header_menu_account')}
        onAction={choose}
        trigger={(
          <Button className={styles.trigger!} aria-label={t('header_menu_account')}>
            <Avatar />
            <span className={styles.names}><b>{info?.nickname || info?.account}</b></span>
            <Icon name="d" size={16} className={styles.arrow} />
          </Button>
        )}
        entries={[
          ...entries.map((entry) => ({ key: entry.key, text: t(entry.text), icon: entry.icon })),
          { key: 'sign-out', text: t('header_menu_sign_out'), icon: 'logout' as const, startsGroup: true },
        ]}
      />
      {info ? <span className={styles.id}>{t('header_user_id', { 0: shortId(info.id) })}<CopyButton text={info.id} label={t('header_copy_id')} doneText={t('header_copy_success')} /></span> : null}
    </span>
  )
}

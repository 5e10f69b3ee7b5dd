import { Button } from 'react-aria-components'
import { useStore } from 'zustand'
import { VipBadge } from '../../ui/badge/badge.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { Avatar } from '../../ui/layout/avatar.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { goAsMember } from '../guards.ts'
import { member } from '../state/member.ts'
import { signOut } from '../state/sign-out.ts'
import { useSite } from '../state/site.ts'
import styles from './account-menu.module.css'
import { IdCopy } from './id-copy.tsx'
import { accountEntries } from './menu-entries.ts'
import { useEntryCount } from './use-entry-count.ts'

/** Avatar, account name and id, with the member's pages and sign-out behind it. */
export default function AccountMenu({ className }: { className?: string | undefined }) {
  const t = useText()
  const { info, shown, icon } = useStore(member)
  const isVip = shown?.hasVip === true && shown.vipLabelName !== ''
  const countOf = useEntryCount()
  const offered = useSite()
  const entries = accountEntries(info?.isAgent, offered)
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
        trigger={
          <Button className={styles.trigger!} aria-label={t('header_menu_account')}>
            <Avatar url={icon} isVip={isVip} />
            <span className={styles.names}>
              <b>{info?.nickname || info?.account}</b>
              {isVip ? <VipBadge>{shown.vipLabelName}</VipBadge> : null}
            </span>
            <Icon name="d" size={16} className={styles.arrow} />
          </Button>
        }
        entries={[
          ...entries.map((entry) => ({
            key: entry.key,
            text: t(entry.text),
            icon: entry.icon,
            count: entry.counts ? countOf(entry).count : undefined,
          })),
          { key: 'sign-out', text: t('header_menu_sign_out'), icon: 'logout' as const, startsGroup: true },
        ]}
      />
      {info ? (
        <span className={styles.id}>
          <IdCopy id={info.id} />
        </span>
      ) : null}
    </span>
  )
}

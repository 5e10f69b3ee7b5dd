import { Button as AriaButton } from 'react-aria-components'
import { CountBadge } from '../../ui/badge/badge.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { Menu, type MenuEntry } from '../../ui/overlay/menu.tsx'
import { paths } from '../paths.ts'
import { navigate } from '../navigation.ts'
import styles from './shell.module.css'
import type { Work } from './use-work.ts'

export function WorkBell({ work }: { work: Work }) {
  const t = useText()
  const entries: MenuEntry[] = [
    {
      key: paths.withdrawals,
      text: t('console_work_withdrawals', { count: work.withdrawals }),
      icon: 'withdraw' as const,
      count: work.withdrawals,
    },
    {
      key: paths.deposits,
      text: t('console_work_deposits', { count: work.deposits }),
      icon: 'deposit' as const,
      count: work.deposits,
    },
    {
      key: paths.adjustments,
      text: t('console_work_adjustments', { count: work.adjustments }),
      icon: 'refresh' as const,
      count: work.adjustments,
    },
    {
      key: paths.operators,
      text: t('console_work_changes', { count: work.changes }),
      icon: 'shield' as const,
      count: work.changes,
    },
    {
      key: paths.kyc,
      text: t('console_work_kyc', { count: work.kyc }),
      icon: 'shield' as const,
      count: work.kyc,
    },
    {
      key: paths.aml,
      text: t('console_work_aml', { count: work.aml }),
      icon: 'eye' as const,
      count: work.aml,
    },
    {
      key: paths.integrity,
      text: t('console_work_integrity', { count: work.integrity }),
      icon: 'pvp' as const,
      count: work.integrity,
    },
    {
      key: paths.returns,
      text: t('console_work_returns', { count: work.returns }),
      icon: 'target' as const,
      count: work.returns,
    },
    {
      key: paths.chats,
      text: t('console_work_chats', { count: work.chats }),
      icon: 'chat' as const,
      count: work.chats,
    },
    {
      key: paths.applications,
      text: t('console_work_applications', { count: work.applications }),
      icon: 'gift' as const,
      count: work.applications,
    },
    {
      key: paths.feedback,
      text: t('console_work_feedback', { count: work.feedback }),
      icon: 'edit' as const,
      count: work.feedback,
    },
  ].filter((entry) => entry.count > 0)
  const shown =
    entries.length > 0
      ? entries
      : [{ key: paths.dashboard, text: t('console_work_none'), icon: 'check' as const }]
  return (
    <Menu
      label={t('console_work')}
      trigger={
        <AriaButton className={styles.bell!} aria-label={t('console_work')}>
          <Icon name="bell" size={24} />
          <CountBadge count={work.total} className={styles.bellCount} />
        </AriaButton>
      }
      entries={shown}
      onAction={navigate}
    />
  )
}

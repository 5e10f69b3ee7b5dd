/** The figures of the badges of entries, and what is counted in words. */
import { useText } from '../../ui/i18n/text.tsx'
import { useMissionCount, useRewardCount } from '../state/member.ts'
import { useUnread } from '../state/unread.ts'
import type { NavigationEntry } from './menu-entries.ts'

export function useEntryCount(): (entry: Pick<NavigationEntry, 'counts'>) => {
  count: number
  label: string
} {
  const t = useText()
  const unread = useUnread()
  const rewards = useRewardCount()
  const missions = useMissionCount()
  return ({ counts }) =>
    counts === 'unread'
      ? { count: unread, label: t('header_menu_unread', { count: unread }) }
      : counts === 'rewards'
        ? { count: rewards, label: t('promo_claimable_count', { n: rewards }) }
        : counts === 'missions'
          ? { count: missions, label: t('promo_claimable_count', { n: missions }) }
          : { count: 0, label: '' }
}

import { useStore } from 'zustand'
import { BottomBar } from '../../ui/bars/bottom-bar.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { takeClick } from '../app-link.tsx'
import { openEntry } from '../guards.ts'
import { place } from '../navigation.ts'
import { categoryOfPath, isHomeView, paths } from '../paths.ts'
import { useRewardCount } from '../state/member.ts'
import { useCategories } from '../state/site.ts'
import { openDrawer } from '../state/windows.ts'
import { orderedCategories } from './menu-entries.ts'

/** Home, games, the gable for money, promotions, and the account, which is the drawer. */
export function PhoneBar() {
  const t = useText()
  const { path, search } = useStore(place)
  const wallet = paths.member('depositv2')
  const promotions = paths.promotions()
  const rewards = useRewardCount()
  const games = orderedCategories(useCategories())[0]?.href ?? paths.home()
  return (
    <BottomBar
      label={t('common_menu')}
      places={[
        {
          key: 'home',
          text: t('nav_home'),
          icon: 'home',
          href: paths.home(),
          isCurrent: isHomeView(path, search),
          onOpen: (event) => takeClick(event, paths.home()),
        },
        {
          key: 'games',
          text: t('nav_all_games'),
          icon: 'slot',
          href: games,
          isCurrent: categoryOfPath(path) !== null,
          onOpen: (event) => takeClick(event, games),
        },
        {
          key: 'wallet',
          text: t('nav_money'),
          icon: 'wallet',
          href: wallet,
          isGable: true,
          onOpen: (event) => openEntry(event, { href: wallet, isMember: true }),
        },
        {
          key: 'promotions',
          text: t('nav_promotions'),
          icon: 'promo',
          href: promotions,
          isCurrent: path.toLowerCase().startsWith(promotions),
          count: rewards,
          onOpen: (event) => takeClick(event, promotions),
        },
        {
          key: 'account',
          text: t('nav_account'),
          icon: 'user',
          href: paths.member(),
          onOpen: (event) => {
            event.preventDefault()
            openDrawer(true)
          },
        },
      ]}
    />
  )
}

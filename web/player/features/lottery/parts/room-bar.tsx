import { useStore } from 'zustand'
import { formatMoney } from '../../../../../design/format.ts'
import { preferences } from '../../../../client/preferences.ts'
import { IconButton } from '../../../../ui/button/button.tsx'
import { Icon, type IconName } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { takeClick } from '../../../app-link.tsx'
import { navigate } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'
import { member } from '../../../state/member.ts'
import styles from './room-bar.module.css'

type Place = 'board' | 'tickets' | 'plans'

const places = [
  { key: 'tickets', text: 'lottery_my_tickets', icon: 'list', href: paths.lotteryTickets() },
  { key: 'plans', text: 'lottery_chase_plans', icon: 'cal', href: paths.lotteryPlans() },
] as const satisfies readonly { key: Place; text: string; icon: IconName; href: string }[]

/** Pages of lotteries have no frame of the site: the way back, the member's own lists and the balance. */
export function RoomBar({ title, place, back }: { title: string; place: Place; back: string }) {
  const t = useText()
  const balance = useStore(member, (state) => state.balance)
  const isHidden = useStore(preferences, (state) => state.isBalanceHidden)
  return (
    <header className={styles.bar}>
      <IconButton icon="back" iconSize={24} label={t('common_back')} onClick={() => void navigate(back)} />
      <b className={styles.title}>{title}</b>
      <nav className={styles.places} aria-label={t('nav_lott')}>
        {places.map(({ key, text, icon, href }) => (
          <a
            key={key}
            href={href}
            aria-current={key === place ? 'page' : undefined}
            title={t(text)}
            onClick={(event) => takeClick(event, href)}
          >
            <Icon name={icon} />
            <span>{t(text)}</span>
          </a>
        ))}
      </nav>
      {balance ? (
        <span className={`money ${styles.balance}`} role="status" aria-label={t('header_balance')}>
          {isHidden ? '••••••' : formatMoney(balance.balance, balance.currency)}
        </span>
      ) : null}
    </header>
  )
}

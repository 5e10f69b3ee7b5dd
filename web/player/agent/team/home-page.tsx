import { useStore } from 'zustand'
import { listTeam } from '../../../../contract/player/agents/team/list-team.ts'
import {
  readOverview,
  type readOverviewSchemas,
} from '../../../../contract/player/agents/team/read-overview.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatAmount } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge, CountBadge } from '../../../ui/badge/badge.tsx'
import { LinkButton } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { AppLink, takeClick } from '../../app-link.tsx'
import { type AgentPanel, paths } from '../../paths.ts'
import { member } from '../../state/member.ts'
import { useUnread } from '../../state/unread.ts'
import { DayBars, everyDay } from './day-bars.tsx'
import { ContractCard, IncomeCard, WaitingOffer } from './home-cards.tsx'
import { AsOf, Result, TeamState } from './parts.tsx'
import { rangeOf } from './range-choice.tsx'
import styles from './team.module.css'
import { nameOf, REFRESH_MS, typeKey } from './words.ts'

type Overview = ValueOf<typeof readOverviewSchemas>
type Period = Overview['today']

/** What waits for an answer, the own wallet, income and contracts, and what the line did. */
export default function HomePage() {
  const t = useText()
  const hasContracts = useStore(member, ({ info }) => info?.type === 1 || info?.type === 2)
  const { data, error, isPending, refetch } = useCall(
    readOverview,
    { query: rangeOf('week') },
    { refetchEveryMs: REFRESH_MS },
  )
  return (
    <TeamState error={error} isPending={isPending} onRetry={refetch}>
      {data ? (
        <div className={styles.home}>
          {hasContracts ? <WaitingOffer /> : null}
          <Wallet />
          <IncomeCard period={data.period} today={data.today.to} />
          {hasContracts ? <ContractCard period={data.period} /> : null}
          <section className={`panel ${styles.wideHalf}`}>
            <header className={styles.head}>
              <h2>{t('agent_team_figures')}</h2>
              <small>{t('agent_team_online_count', { count: data.onlineCount })}</small>
            </header>
            <Periods overview={data} />
            <footer className={styles.foot}>
              <AsOf at={data.asOf} />
              <AppLink className="link tap" href={paths.agentHome('team')}>
                {t('agent_team_overview')}
              </AppLink>
            </footer>
          </section>
          <section className={`panel ${styles.charts}`}>
            <DayBars
              title={t('agent_team_valid_by_day')}
              tone="jade"
              days={everyDay(data, data.days, (row) => row.validBetAmount)}
            />
            <DayBars
              title={t('agent_team_loss_by_day')}
              tone="gold"
              days={everyDay(data, data.days, (row) => row.gameWinAmount)}
            />
          </section>
          <DirectLine count={data.directCount} />
          <Waiting />
        </div>
      ) : null}
    </TeamState>
  )
}

const lines: readonly {
  key: TextKey
  pick: (period: Period) => number
  isResult?: boolean
  isCount?: boolean
}[] = [
  { key: 'agent_loss_deposits', pick: (one) => one.depositAmount },
  { key: 'agent_loss_withdrawals', pick: (one) => one.withdrawalAmount },
  { key: 'agent_valid_bet', pick: (one) => one.validBetAmount },
  { key: 'agent_team_payout', pick: (one) => one.payoutAmount },
  { key: 'agent_team_profit', pick: (one) => one.profitAmount, isResult: true },
  { key: 'agent_active_bettors', pick: (one) => one.activeCount, isCount: true },
  { key: 'agent_registrations', pick: (one) => one.registrationCount, isCount: true },
  { key: 'agent_first_deposits', pick: (one) => one.firstDepositCount, isCount: true },
]

const shortDays = ({ from, to }: Period): string =>
  `${Number.parseInt(from.slice(8), 10)}/${from.slice(5, 7)}–${Number.parseInt(to.slice(8), 10)}/${to.slice(5, 7)}`

function Periods({ overview }: { overview: Overview }) {
  const t = useText()
  const periods = [overview.today, overview.period, overview.lastPeriod]
  return (
    <table className={styles.periods}>
      <caption className="sr-only">{t('agent_team_figures')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('agent_team_figures')}</span>
          </th>
          <th scope="col">{t('agent_team_today')}</th>
          <th scope="col">{t('agent_team_this_period')}</th>
          <th scope="col">{shortDays(overview.lastPeriod)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, pick, isResult, isCount }) => (
          <tr key={key}>
            <th scope="row">
              {t(key)}
              {isResult ? <small>{t('agent_team_negative')}</small> : null}
            </th>
            {periods.map((period) => (
              <td key={`${period.from}/${period.to}`}>
                {isResult ? (
                  <Result amount={pick(period)} />
                ) : isCount ? (
                  pick(period)
                ) : (
                  formatAmount(pick(period))
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Wallet() {
  const t = useText()
  const { balance } = useStore(member)
  const link = (panel: AgentPanel, text: TextKey) => (
    <LinkButton
      kind="line"
      href={paths.agentHome(panel)}
      onClick={(event) => takeClick(event, paths.agentHome(panel))}
    >
      {t(text)}
    </LinkButton>
  )
  return (
    <section className={`panel ${styles.wallet}`}>
      <small>{t('agent_team_wallet')}</small>
      {balance ? <Money amount={balance.balance} currency={balance.currency} /> : null}
      <div className={styles.actions}>
        {link('deposit', 'agent_deposit')}
        {link('withdraw', 'agent_withdraw')}
        {link('transfer', 'agent_transfer')}
      </div>
    </section>
  )
}

function DirectLine({ count }: { count: number }) {
  const t = useText()
  const { data } = useCall(
    listTeam,
    { query: { ...rangeOf('week'), pageSize: 5 } },
    { refetchEveryMs: REFRESH_MS },
  )
  return (
    <section className={`panel ${styles.wideHalf}`}>
      <header className={styles.head}>
        <h2>{t('agent_direct_downline')}</h2>
        <small>
          {t('agent_team_accounts', { count })} · {t('agent_team_week')}
        </small>
        <span className="grow" />
        <AppLink className="link tap" href={paths.agentHome('members')}>
          {t('agent_team_management')}
        </AppLink>
      </header>
      <ul className={styles.rows}>
        {data?.list.map((row) => (
          <li key={row.account}>
            <span>
              <b>{nameOf(row)}</b>{' '}
              <Badge tone={row.type === 0 ? 'neutral' : 'info'}>{t(typeKey(row.type))}</Badge>
              <small>
                {[
                  ...(row.type === 0 ? [] : [t('agent_team_accounts', { count: row.accountCount })]),
                  ...(row.isOnline ? [t('agent_online')] : []),
                ].join(' · ')}
              </small>
            </span>
            <span className={styles.amounts}>
              <b className="number">{formatAmount(row.validBetAmount)}</b>
              <Result amount={row.profitAmount} />
            </span>
          </li>
        ))}
        {data?.list.length === 0 ? <li className="text-3">{t('agent_team_empty')}</li> : null}
      </ul>
    </section>
  )
}

function Waiting() {
  const t = useText()
  const unread = useUnread()
  return (
    <section className={`panel ${styles.waiting}`}>
      <header className={styles.head}>
        <h2>{t('agent_team_waiting')}</h2>
      </header>
      <ul className={styles.rows}>
        <li>
          <AppLink href={paths.agentHome('messages')}>
            <b>{t('agent_platform_messages')}</b>
            <CountBadge count={unread} label={t('header_menu_unread', { count: unread })} />
            <Icon name="r" />
          </AppLink>
        </li>
        <li>
          <AppLink href={paths.agentHome('announcement')}>
            <b>{t('agent_announcement')}</b>
            <Icon name="r" />
          </AppLink>
        </li>
      </ul>
    </section>
  )
}

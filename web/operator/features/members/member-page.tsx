import { readMember } from '../../../../contract/operator/members/read-member.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { LimitsTab } from '../../parts/care/limits-tab.tsx'
import { ConsoleButton, ConsoleLink } from '../../parts/link.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Kpi } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { kindText } from '../../parts/proposal-changes.tsx'
import { RoundPage } from '../../parts/round/round-page.tsx'
import { paths } from '../../paths.ts'
import { useSearchValue } from '../../use-search-value.ts'
import { useCan } from '../../session/me.ts'
import { FriendsTab } from './friends-tab.tsx'
import { KycTab } from './kyc-tab.tsx'
import { LogTab } from './log-tab.tsx'
import { Head } from './member-head.tsx'
import styles from './member.module.css'
import { MoneyTab } from './money-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { PromotionsTab } from './promotions-tab.tsx'
import { RoundsTab } from './rounds-tab.tsx'
import { SessionsTab } from './sessions-tab.tsx'
import { TransactionPage } from './transaction-page.tsx'
import type { Member } from './types.ts'
import { isPersonal } from './member-type.ts'
import { VipTab } from './vip-tab.tsx'

/** A member's record: head with the actions, four figures, tabs; or one of the rounds or transactions. */
export function MemberPage({ id }: { id: string }) {
  const [roundId] = useSearchValue('round')
  const [vendor] = useSearchValue('vendor')
  const [transactionId] = useSearchValue('transaction')
  if (transactionId) return <TransactionPage memberId={id} transactionId={transactionId} />
  return roundId && vendor ? (
    <RoundPage memberId={id} vendor={vendor} roundId={roundId} />
  ) : (
    <Dossier id={id} />
  )
}

function Dossier({ id }: { id: string }) {
  const t = useText()
  const answer = useCall(readMember, { params: { memberId: id } }, { staleMs: 3_000, refetchEveryMs: 20_000 })
  if (codeOf(answer.error) === 'MEMBER_NOT_FOUND')
    return (
      <EmptyState
        title={t('people_none')}
        action={<ConsoleButton href={paths.members}>{t('common_back')}</ConsoleButton>}
      />
    )
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}>
        <ConsoleLink href={paths.members}>{t('people_title')}</ConsoleLink>
        <Icon name="r" size={16} />
        {answer.data?.username ?? ''}
      </nav>
      <Loaded answer={answer}>{(member) => <Record member={member} />}</Loaded>
    </>
  )
}

const personalTabs = [
  { key: 'limits', text: 'care_tab_limits', ability: 'rg.read' },
  { key: 'kyc', text: 'kyc_tab', ability: 'kyc.read' },
  { key: 'vip', text: 'vip_tab', ability: 'promotions.view' },
  { key: 'promotions', text: 'op_promo_member_tab', ability: 'promotions.view' },
  { key: 'friends', text: 'friends_tab', ability: 'promotions.view' },
] as const

function Record({ member }: { member: Member }) {
  const t = useText()
  const can = useCan()
  const [tab, setTab] = useSearchValue('tab')
  const money = (amount: number) => formatMoney(amount, member.currency)
  const { balances, totals } = member
  const tabs: { key: string; text: TextKey }[] = [
    { key: 'overview', text: 'dossier_tab_overview' },
    { key: 'rounds', text: 'dossier_tab_rounds' },
    { key: 'money', text: 'dossier_tab_money' },
    { key: 'sessions', text: 'dossier_tab_sessions' },
    ...(isPersonal(member) ? personalTabs.filter(({ ability }) => can(ability)) : []),
    ...(can('audit.read') ? [{ key: 'log', text: 'dossier_tab_log' as const }] : []),
  ]
  const current = tabs.find(({ key }) => key === tab)?.key ?? 'overview'
  return (
    <>
      <Head member={member} />
      {member.waiting.map((row) => (
        <Note key={row.proposalId} tone="info">
          {t(kindText(row.kind))}:{' '}
          {t('correct_waiting', {
            requestedBy: row.requestedBy,
            requestedAt: formatDateTime(row.requestedAt),
          })}{' '}
          <ConsoleLink className="link" href={paths.proposals}>
            {t('proposal_title')}
          </ConsoleLink>
        </Note>
      ))}
      {member.freeze ? (
        <Note tone="bad">
          {t('dossier_freeze_by', {
            by: member.freeze.by,
            at: formatDateTime(member.freeze.at),
            reason: member.freeze.reason,
          })}
        </Note>
      ) : null}
      {balances.receivableAmount > 0 ? (
        <Note tone="bad">
          {t('dossier_receivable', { receivableAmount: money(balances.receivableAmount) })}
        </Note>
      ) : null}
      <Locks locks={member.locks} />
      <div className={styles.kpis}>
        <Kpi
          isGold
          label={t('people_balance')}
          value={money(balances.balance)}
          note={
            balances.lockedAmount > 0
              ? t('dossier_locked_of', { lockedAmount: money(balances.lockedAmount) })
              : balances.bonusAmount > 0
                ? t('dossier_bonus_of', { bonusAmount: money(balances.bonusAmount) })
                : undefined
          }
        />
        <Kpi
          label={t('dossier_deposits')}
          value={money(totals.depositAmount)}
          note={t('dossier_times', { count: totals.depositCount })}
        />
        <Kpi
          label={t('dossier_withdrawals')}
          value={money(totals.withdrawalAmount)}
          note={t('dossier_times', { count: totals.withdrawalCount })}
        />
        <Kpi
          label={t('dossier_result')}
          value={formatMoney(totals.netAmount, member.currency, { signed: true })}
          note={t('dossier_since_joined')}
        />
      </div>
      <Tabs
        label={member.username}
        value={current}
        onChange={setTab}
        tabs={tabs.map(({ key, text }) => ({ key, text: t(text) }))}
      >
        <div className={styles.tab}>
          {current === 'overview' ? <OverviewTab member={member} onAll={() => setTab('money')} /> : null}
          {current === 'rounds' ? (
            <RoundsTab memberId={member.memberId} isTrial={member.kind === 'trial'} />
          ) : null}
          {current === 'money' ? (
            <MoneyTab memberId={member.memberId} isTrial={member.kind === 'trial'} />
          ) : null}
          {current === 'sessions' ? <SessionsTab memberId={member.memberId} /> : null}
          {current === 'limits' ? <LimitsTab memberId={member.memberId} /> : null}
          {current === 'vip' ? <VipTab memberId={member.memberId} currency={member.currency} /> : null}
          {current === 'promotions' ? <PromotionsTab memberId={member.memberId} /> : null}
          {current === 'friends' ? (
            <FriendsTab memberId={member.memberId} currency={member.currency} />
          ) : null}
          {current === 'kyc' ? <KycTab memberId={member.memberId} /> : null}
          {current === 'log' ? <LogTab memberId={member.memberId} /> : null}
        </div>
      </Tabs>
    </>
  )
}

/** What keeps the member out for a while. */
function Locks({ locks }: Pick<Member, 'locks'>) {
  const t = useText()
  const { signInUntil, paymentPasswordUntil, paymentResetUntil, secondStepUntil } = locks
  return (
    <>
      {signInUntil ? (
        <Note tone="info">{t('dossier_locked_sign_in', { signInUntil: formatDateTime(signInUntil) })}</Note>
      ) : null}
      {paymentPasswordUntil ? (
        <Note tone="info">
          {t('dossier_locked_payment', { paymentPasswordUntil: formatDateTime(paymentPasswordUntil) })}
        </Note>
      ) : null}
      {paymentResetUntil ? (
        <Note tone="info">
          {t('dossier_locked_reset', { paymentResetUntil: formatDateTime(paymentResetUntil) })}
        </Note>
      ) : null}
      {secondStepUntil ? (
        <Note tone="info">
          {t('dossier_locked_second', { secondStepUntil: formatDateTime(secondStepUntil) })}
        </Note>
      ) : null}
    </>
  )
}

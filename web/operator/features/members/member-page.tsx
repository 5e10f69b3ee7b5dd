import { useState } from 'react'
import { readMember } from '../../../../contract/operator/members/read-member.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useCall } from '../../../client/use-call.ts'
import { VipBadge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatDateTime, formatLongDate, formatMoney } from '../../../ui/i18n/format.ts'
import { useLanguage, useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Avatar } from '../../../ui/layout/avatar.tsx'
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
import { useQueryValue } from '../../place.ts'
import { useCan } from '../../session/me.ts'
import { AdjustWindow } from './adjust-window.tsx'
import { FreezeDialog } from './freeze-dialog.tsx'
import { KycTab } from './kyc-tab.tsx'
import { LogTab } from './log-tab.tsx'
import styles from './member.module.css'
import { MemberActions } from './member-actions.tsx'
import { MemberBadges } from './member-badges.tsx'
import { MoneyTab } from './money-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { RoundsTab } from './rounds-tab.tsx'
import { SessionsTab } from './sessions-tab.tsx'
import { TransactionPage } from './transaction-page.tsx'
import type { Member } from './types.ts'
import { isPersonal } from './member-type.ts'

/** A member's record: head with the actions, four figures, tabs; or one of the rounds or transactions. */
export function MemberPage({ id }: { id: string }) {
  const [roundId] = useQueryValue('round')
  const [vendor] = useQueryValue('vendor')
  const [transactionId] = useQueryValue('transaction')
  if (transactionId) return <TransactionPage memberId={id} transactionId={transactionId} />
  return roundId && vendor ? <RoundPage memberId={id} vendor={vendor} roundId={roundId} /> : <Dossier id={id} />
}

function Dossier({ id }: { id: string }) {
  const t = useText()
  const answer = useCall(readMember, { params: { memberId: id } }, { staleMs: 3_000, refetchEveryMs: 20_000 })
  if (codeOf(answer.error) === 'MEMBER_NOT_FOUND') return <EmptyState title={t('people_none')} action={<ConsoleButton href={paths.members}>{t('common_back')}</ConsoleButton>} />
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}><ConsoleLink href={paths.members}>{t('people_title')}</ConsoleLink><Icon name="r" size={16} />{answer.data?.username ?? ''}</nav>
      <Loaded answer={answer}>{(member) => <Record member={member} />}</Loaded>
    </>
  )
}

function Record({ member }: { member: Member }) {
  const t = useText()
  const can = useCan()
  const [tab, setTab] = useQueryValue('tab')
  const money = (amount: number) => formatMoney(amount, member.currency)
  const { balances, totals } = member
  const tabs: { key: string; text: TextKey }[] = [
    { key: 'overview', text: 'dossier_tab_overview' }, { key: 'rounds', text: 'dossier_tab_rounds' }, { key: 'money', text: 'dossier_tab_money' }, { key: 'sessions', text: 'dossier_tab_sessions' },
    ...(can('rg.read') && isPersonal(member) ? [{ key: 'limits', text: 'care_tab_limits' as const }] : []),
    ...(can('kyc.read') && isPersonal(member) ? [{ key: 'kyc', text: 'kyc_tab' as const }] : []),
    ...(can('audit.read') ? [{ key: 'log', text: 'dossier_tab_log' as const }] : []),
  ]
  const current = tabs.find(({ key }) => key === tab)?.key ?? 'overview'
  return (
    <>
      <Head member={member} />
      {member.waiting.map((row) => <Note key={row.proposalId} tone="info">{t(kindText(row.kind))}: {t('correct_waiting', { 0: row.requestedBy, 1: formatDateTime(row.requestedAt) })} <ConsoleLink className="link" href={paths.proposals}>{t('proposal_title')}</ConsoleLink></Note>)}
      {member.freeze ? <Note tone="bad">{t('dossier_freeze_by', { 0: member.freeze.by, 1: formatDateTime(member.freeze.at), 2: member.freeze.reason })}</Note> : null}
      {balances.receivableAmount > 0 ? <Note tone="bad">{t('dossier_receivable', { 0: money(balances.receivableAmount) })}</Note> : null}
      {member.locks.signInUntil ? <Note tone="info">{t('dossier_locked_sign_in', { 0: formatDateTime(member.locks.signInUntil) })}</Note> : null}
      {member.locks.paymentPasswordUntil ? <Note tone="info">{t('dossier_locked_payment', { 0: formatDateTime(member.locks.paymentPasswordUntil) })}</Note> : null}
      {member.locks.paymentResetUntil ? <Note tone="info">{t('dossier_locked_reset', { 0: formatDateTime(member.locks.paymentResetUntil) })}</Note> : null}
      {member.locks.secondStepUntil ? <Note tone="info">{t('dossier_locked_second', { 0: formatDateTime(member.locks.secondStepUntil) })}</Note> : null}
      <div className={styles.kpis}>
        <Kpi isGold label={t('people_balance')} value={money(balances.balance)} note={balances.lockedAmount > 0 ? t('dossier_locked_of', { 0: money(balances.lockedAmount) }) : balances.bonusAmount > 0 ? t('dossier_bonus_of', { 0: money(balances.bonusAmount) }) : undefined} />
        <Kpi label={t('dossier_deposits')} value={money(totals.depositAmount)} note={t('dossier_times', { 0: totals.depositCount })} />
        <Kpi label={t('dossier_withdrawals')} value={money(totals.withdrawalAmount)} note={t('dossier_times', { 0: totals.withdrawalCount })} />
        <Kpi label={t('dossier_result')} value={formatMoney(totals.netAmount, member.currency, { signed: true })} note={t('dossier_since_joined')} />
      </div>
      <Tabs label={member.username} value={current} onChange={setTab} tabs={tabs.map(({ key, text }) => ({ key, text: t(text) }))}>
        <div className={styles.tab}>
          {current === 'overview' ? <OverviewTab member={member} onAll={() => setTab('money')} /> : null}
          {current === 'rounds' ? <RoundsTab memberId={member.memberId} isTrial={member.kind === 'trial'} /> : null}
          {current === 'money' ? <MoneyTab memberId={member.memberId} isTrial={member.kind === 'trial'} /> : null}
          {current === 'sessions' ? <SessionsTab memberId={member.memberId} /> : null}
          {current === 'limits' ? <LimitsTab memberId={member.memberId} /> : null}
          {current === 'kyc' ? <KycTab memberId={member.memberId} /> : null}
          {current === 'log' ? <LogTab memberId={member.memberId} /> : null}
        </div>
      </Tabs>
    </>
  )
}

function Head({ member }: { member: Member }) {
  const t = useText()
  const language = useLanguage()
  const can = useCan()
  const [open, setOpen] = useState<'freeze' | 'adjust' | null>(null)
  const isActive = member.state === 'ACTIVE'
  return (
    <section className={`panel ${styles.head}`}>
      <div className={styles.who}>
        <Avatar isVip={member.vipLevel > 0} />
        <div>
          <div className="row row-wrap"><h1>{member.username}</h1>{member.vipLevel > 0 ? <VipBadge>{t('header_vip_label', { 0: String(member.vipLevel) })}</VipBadge> : null}<MemberBadges row={member} /></div>
          <span className="small text-2">{[member.payeeName, t('dossier_joined', { 0: formatLongDate(member.createdAt, language) })].filter(Boolean).join(' · ')}</span>
          <span className={`note text-3 ${styles.id}`}>{t('dossier_id', { 0: member.memberId })}</span>
        </div>
      </div>
      <div className={styles.acts}>
        {can('members.adjust') && isPersonal(member) ? <Button icon="edit" onClick={() => setOpen('adjust')}>{t('dossier_adjust')}</Button> : null}
        {can('members.freeze') ? <Button icon="ban" className={isActive ? styles.danger : undefined} onClick={() => setOpen('freeze')}>{t(isActive ? 'dossier_freeze' : 'dossier_unfreeze')}</Button> : null}
        <MemberActions member={member} />
      </div>
      <FreezeDialog isOpen={open === 'freeze'} member={member} onClose={() => setOpen(null)} />
      <AdjustWindow isOpen={open === 'adjust'} member={member} onClose={() => setOpen(null)} />
    </section>
  )
}

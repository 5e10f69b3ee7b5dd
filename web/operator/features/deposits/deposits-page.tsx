import { useState } from 'react'
import { creditDeposit } from '../../../../contract/operator/cashier/credit-deposit.ts'
import { listDepositQueue, type listDepositQueueSchemas } from '../../../../contract/operator/cashier/list-deposit-queue.ts'
import { rejectDeposit } from '../../../../contract/operator/cashier/reject-deposit.ts'
import { readWork } from '../../../../contract/operator/dashboard/read-work.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { DepositReviewReason, DepositState } from '../../../../contract/shared/cashier-states.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { formatAmount, formatDateTime, formatMoney } from '../../../ui/i18n/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import styles from '../../parts/parts.module.css'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { paths } from '../../paths.ts'
import { useQueryValue } from '../../place.ts'

type Deposit = ValueOf<typeof listDepositQueueSchemas>['list'][number]

const tabs: readonly { key: string; state: DepositState | undefined; text: TextKey }[] = [
  { key: 'REVIEW', state: 'REVIEW', text: 'queue_tab_review' }, { key: 'PENDING_MATCH', state: 'PENDING_MATCH', text: 'queue_tab_pending' },
  { key: 'CONFIRMED', state: 'CONFIRMED', text: 'queue_tab_confirmed' }, { key: 'EXPIRED', state: 'EXPIRED', text: 'queue_tab_expired' },
  { key: 'REJECTED', state: 'REJECTED', text: 'queue_tab_rejected' }, { key: 'ALL', state: undefined, text: 'queue_tab_all' },
]
const tones: Record<DepositState, BadgeTone> = { CREATED: 'neutral', PENDING_MATCH: 'info', CONFIRMED: 'good', EXPIRED: 'neutral', REVIEW: 'waiting', REJECTED: 'bad' }
const stateText = (state: DepositState) => `deposit_state_${state.toLowerCase()}` as TextKey
const whyText = (reason: DepositReviewReason) => `paid_in_reason_${reason.toLowerCase()}` as TextKey

/** Deposits by state; those under review wait for a decision. */
export function DepositsPage() {
  const t = useText()
  const [tab, setTab] = useQueryValue('state')
  const [search, setSearch] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const [openId, setOpenId] = useState<string | null>(null)
  const current = tabs.find(({ key }) => key === tab) ?? tabs[0]!
  const answer = useCall(listDepositQueue, { query: { ...(current.state ? { state: current.state } : {}), ...(search.trim() ? { query: search.trim() } : {}), pageNo, pageSize: 20 } }, { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 3_000 })
  useTopic<{ queue: string }>('work', (data) => { if (data.queue === 'deposits') void refresh(listDepositQueue, readWork) })
  const review = answer.data?.counts.find(({ state }) => state === 'REVIEW')
  const open = answer.data?.list.find(({ depositId }) => depositId === openId) ?? null

  const columns: Column<Deposit>[] = [
    { key: 'member', head: t('queue_member'), card: 'title', cell: (row) => <b>{row.account}</b> },
    { key: 'time', head: t('common_time_gmt7'), cell: (row) => formatDateTime(row.createdAt) },
    { key: 'channel', head: t('paid_in_channel'), cell: (row) => row.channel },
    { key: 'asked', head: t('paid_in_asked'), isFigure: true, card: 'amount', cell: (row) => formatAmount(row.payableAmount) },
    { key: 'arrived', head: t('paid_in_arrived'), isFigure: true, card: 'amount', cell: (row) => (row.paidAmount === null ? '–' : formatAmount(row.paidAmount)) },
    { key: 'why', head: t('paid_in_why'), cell: (row) => (row.reviewReason ? t(whyText(row.reviewReason)) : '') },
    { key: 'state', head: t('queue_state'), card: 'badge', cell: (row) => <Badge tone={tones[row.state]}>{t(stateText(row.state))}</Badge> },
    { key: 'open', head: <span className="sr-only">{t('common_action')}</span>, card: 'hidden', cell: (row) => <Button size="compact" onClick={() => setOpenId(row.depositId)}>{t('common_detail')}</Button> },
  ]
  return (
    <>
      <PageHead title={t('queue_deposits')} beside={review && review.count > 0 ? <Badge tone="waiting">{t('console_waiting_count', { 0: review.count })}</Badge> : null} />
      <Tabs label={t('queue_deposits')} value={current.key} onChange={(key) => { setTab(key); setPageNo(1) }} tabs={tabs.map(({ key, text }) => ({ key, text: t(text), count: key === 'REVIEW' ? review?.count : undefined }))}>
        <div className={styles.filters}><TextField label={t('queue_search')} isLabelHidden icon="search" placeholder={t('queue_search')} maxLength={64} value={search} onChange={(event) => { setSearch(event.target.value); setPageNo(1) }} /></div>
        <Loaded answer={answer}>{(queue) => (
          <div className="panel">
            <DataTable caption={t('queue_deposits')} columns={columns} rows={queue.list} rowKey={(row) => row.depositId} onOpen={(row) => setOpenId(row.depositId)} empty={<EmptyState isSmall title={t('queue_none')} text={t('queue_none_text')} />} />
          </div>
        )}</Loaded>
        <Pages pageNo={pageNo} totalPages={answer.data?.totalPages ?? 1} onChange={setPageNo} />
      </Tabs>
      <DepositWindow deposit={open} onClose={() => setOpenId(null)} />
    </>
  )
}

/** One deposit: what was asked, what the bank says, and the decision. */
function DepositWindow({ deposit, onClose }: { deposit: Deposit | null; onClose: () => void }) {
  const t = useText()
  const [question, setQuestion] = useState<'credit' | 'reject' | null>(null)
  if (!deposit) return null
  const money = (amount: number) => formatMoney(amount, deposit.currency)
  const params = { depositId: deposit.depositId }
  const arrived = money(deposit.paidAmount ?? deposit.payableAmount)
  const done = async (text: TextKey) => { toast.good(t(text)); onClose(); await refresh(listDepositQueue, readWork) }
  return (
    <>
      <Modal isOpen={question === null} onClose={onClose} title={deposit.account} size="medium">
        <div className={styles.form}>
          <KeyValues rows={[
            { key: 'member', label: t('queue_member'), value: <ConsoleLink className="link" href={paths.member(deposit.memberId)}>{deposit.account}</ConsoleLink> },
            { key: 'state', label: t('queue_state'), value: <Badge tone={tones[deposit.state]}>{t(stateText(deposit.state))}</Badge> },
            ...(deposit.reviewReason ? [{ key: 'why', label: t('paid_in_why'), value: t(whyText(deposit.reviewReason)) }] : []),
            { key: 'id', label: t('queue_number'), value: deposit.depositId, copyText: deposit.depositId },
            { key: 'asked', label: t('paid_in_asked'), value: money(deposit.payableAmount) },
            { key: 'arrived', label: t('paid_in_arrived'), value: deposit.paidAmount === null ? '–' : money(deposit.paidAmount) },
            { key: 'credited', label: t('paid_in_credited'), value: money(deposit.creditedAmount) },
            { key: 'payer', label: t('paid_in_payer'), value: deposit.payerName ?? '–' },
            { key: 'payee', label: t('paid_in_payee'), value: deposit.payeeName ?? '–' },
            ...(deposit.bankReference ? [{ key: 'reference', label: t('queue_bank_reference'), value: deposit.bankReference, copyText: deposit.bankReference }] : []),
            { key: 'time', label: t('common_time_gmt7'), value: formatDateTime(deposit.createdAt) },
            ...(deposit.remark ? [{ key: 'remark', label: t('queue_remark'), value: deposit.remark }] : []),
          ]} />
          {deposit.approvalsNeeded > 1 && deposit.state === 'REVIEW' ? <p className="note text-3">{t('queue_four_eyes_text')} · {t('queue_four_eyes', { 0: String(deposit.approvals), 1: String(deposit.approvalsNeeded) })}</p> : null}
          <div className={styles.toolbar}>
            {deposit.abilities.includes('reject') ? <Button className="grow" onClick={() => setQuestion('reject')}>{t('paid_in_reject')}</Button> : null}
            {deposit.abilities.includes('credit') ? <Button className="grow" kind="jade" onClick={() => setQuestion('credit')}>{t('paid_in_credit')}</Button> : null}
          </div>
        </div>
      </Modal>
      <ReasonDialog isOpen={question === 'credit'} title={t('paid_in_credit')} label={t('paid_in_reason')} hint={t('queue_remark_hint')} isRequired tone="jade" submitText={t('paid_in_credit')} onClose={() => setQuestion(null)}
        onSubmit={async (remark) => {
          const { approvals, approvalsNeeded } = await callServer(creditDeposit, { params, body: { remark } })
          await done(approvals < approvalsNeeded ? 'queue_first_of_two' : 'paid_in_credit_done')
        }}>
        {t('paid_in_credit_text', { 0: arrived, 1: deposit.account })}
      </ReasonDialog>
      <ReasonDialog isOpen={question === 'reject'} title={t('paid_in_reject')} label={t('paid_in_reason')} isRequired submitText={t('paid_in_reject')} onClose={() => setQuestion(null)}
        onSubmit={async (remark) => { await callServer(rejectDeposit, { params, body: { remark } }); await done('paid_in_rejected') }}>
        {t('paid_in_reject_text', { 0: arrived })}
      </ReasonDialog>
    </>
  )
}

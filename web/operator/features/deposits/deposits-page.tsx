import { useState } from 'react'
import { exportDeposits } from '../../../../contract/operator/cashier/export-deposits.ts'
import { listDepositQueue } from '../../../../contract/operator/cashier/list-deposit-queue.ts'
import type { DepositState } from '../../../../contract/shared/cashier-states.ts'
import { useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { formatAmount, formatDateTime } from '../../../ui/i18n/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { CsvButton } from '../../parts/downloads.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { channelText, depositStateText, depositTones } from '../../parts/deposit-state.ts'
import { Loaded, Pages } from '../../parts/paged.tsx'
import styles from '../../parts/parts.module.css'
import { useQueryValue } from '../../place.ts'
import { useCan } from '../../session/me.ts'
import { DepositWindow } from './deposit-window.tsx'
import { refreshDeposits, whyText, type Deposit } from './queue.ts'

const tabs: readonly { key: string; state: DepositState | undefined; text: TextKey }[] = [
  { key: 'REVIEW', state: 'REVIEW', text: 'queue_tab_review' }, { key: 'PENDING_MATCH', state: 'PENDING_MATCH', text: 'queue_tab_pending' },
  { key: 'CONFIRMED', state: 'CONFIRMED', text: 'queue_tab_confirmed' }, { key: 'EXPIRED', state: 'EXPIRED', text: 'queue_tab_expired' },
  { key: 'REJECTED', state: 'REJECTED', text: 'queue_tab_rejected' }, { key: 'ALL', state: undefined, text: 'queue_tab_all' },
]

/** Deposits by state; those under review wait for a decision. */
export function DepositsPage() {
  const t = useText()
  const [tab, setTab] = useQueryValue('state')
  const [search, setSearch] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const [openId, setOpenId] = useQueryValue('deposit')
  const current = tabs.find(({ key }) => key === tab) ?? tabs[0]!
  const can = useCan()
  const asked = { ...(current.state ? { state: current.state } : {}), ...(search.trim() ? { query: search.trim() } : {}) }
  const answer = useCall(listDepositQueue, { query: { ...asked, pageNo, pageSize: 20 } }, { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 3_000 })
  useTopic<{ queue: string }>('work', (data) => { if (data.queue === 'deposits') void refreshDeposits() })
  const review = answer.data?.counts.find(({ state }) => state === 'REVIEW')

  const columns: Column<Deposit>[] = [
    { key: 'member', head: t('queue_member'), card: 'title', cell: (row) => <b>{row.account}</b> },
    { key: 'number', head: t('queue_number'), cell: (row) => <span className="number">{row.reference}</span> },
    { key: 'time', head: t('common_time_gmt7'), cell: (row) => formatDateTime(row.createdAt) },
    { key: 'channel', head: t('paid_in_channel'), cell: (row) => t(channelText(row.channel)) },
    { key: 'asked', head: t('paid_in_asked'), isFigure: true, card: 'amount', cell: (row) => formatAmount(row.payableAmount) },
    { key: 'arrived', head: t('paid_in_arrived'), isFigure: true, card: 'amount', cell: (row) => (row.paidAmount === null ? '–' : formatAmount(row.paidAmount)) },
    { key: 'why', head: t('paid_in_why'), cell: (row) => (row.reviewReason ? t(whyText({ ...row, reviewReason: row.reviewReason })) : '') },
    { key: 'state', head: t('queue_state'), card: 'badge', cell: (row) => <Badge tone={depositTones[row.state]}>{t(depositStateText(row.state))}</Badge> },
    { key: 'open', head: <span className="sr-only">{t('common_action')}</span>, card: 'hidden', cell: (row) => <Button size="compact" onClick={() => setOpenId(row.depositId)}>{t('common_detail')}</Button> },
  ]
  return (
    <>
      <PageHead title={t('queue_deposits')} beside={review && review.count > 0 ? <Badge tone="waiting">{t('console_waiting_count', { 0: review.count })}</Badge> : null} actions={can('deposits.export') ? <CsvButton call={exportDeposits} query={asked} /> : null} />
      <Tabs label={t('queue_deposits')} value={current.key} onChange={(key) => { setTab(key); setPageNo(1) }} tabs={tabs.map(({ key, text }) => ({ key, text: t(text), count: key === 'REVIEW' ? review?.count : undefined }))}>
        <div className={styles.find}><TextField label={t('queue_search')} isLabelHidden icon="search" placeholder={t('queue_search')} maxLength={64} value={search} onChange={(event) => { setSearch(event.target.value); setPageNo(1) }} /></div>
        <Loaded answer={answer}>{(queue) => (
          <div className="panel">
            <DataTable caption={t('queue_deposits')} columns={columns} rows={queue.list} rowKey={(row) => row.depositId} onOpen={(row) => setOpenId(row.depositId)} empty={<EmptyState isSmall title={t('queue_none')} text={t('queue_none_text')} />} />
          </div>
        )}</Loaded>
        <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      </Tabs>
      {openId ? <DepositWindow key={openId} depositId={openId} onClose={() => setOpenId('')} onOpen={setOpenId} /> : null}
    </>
  )
}

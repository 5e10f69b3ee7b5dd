import { useState } from 'react'
import { exportDeposits } from '../../../../contract/operator/cashier/export-deposits.ts'
import { listDepositQueue } from '../../../../contract/operator/cashier/list-deposit-queue.ts'
import type { DepositState } from '../../../../contract/shared/cashier-states.ts'
import { useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { CsvButton } from '../../parts/downloads.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import styles from '../../parts/parts.module.css'
import { useSearchValue } from '../../use-search-value.ts'
import { useCan } from '../../session/me.ts'
import { depositColumns } from './deposit-columns.tsx'
import { DepositWindow } from './deposit-window.tsx'
import { refreshDeposits } from './queue.ts'

const tabs: readonly { key: string; state: DepositState | undefined; text: TextKey }[] = [
  { key: 'REVIEW', state: 'REVIEW', text: 'queue_tab_review' },
  { key: 'PENDING_MATCH', state: 'PENDING_MATCH', text: 'queue_tab_pending' },
  { key: 'CONFIRMED', state: 'CONFIRMED', text: 'queue_tab_confirmed' },
  { key: 'EXPIRED', state: 'EXPIRED', text: 'queue_tab_expired' },
  { key: 'REJECTED', state: 'REJECTED', text: 'queue_tab_rejected' },
  { key: 'ALL', state: undefined, text: 'queue_tab_all' },
]

/** Deposits by state; those under review wait for a decision. */
export function DepositsPage() {
  const t = useText()
  const [tab, setTab] = useSearchValue('state')
  const [search, setSearch] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const [openId, setOpenId] = useSearchValue('deposit')
  const current = tabs.find(({ key }) => key === tab) ?? tabs[0]!
  const can = useCan()
  const asked = {
    ...(current.state ? { state: current.state } : {}),
    ...(search.trim() ? { query: search.trim() } : {}),
  }
  const answer = useCall(
    listDepositQueue,
    { query: { ...asked, pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 3_000 },
  )
  useTopic<{ queue: string }>('work', (data) => {
    if (data.queue === 'deposits') void refreshDeposits()
  })
  const review = answer.data?.counts.find(({ state }) => state === 'REVIEW')

  const columns = depositColumns(t, setOpenId)
  return (
    <>
      <PageHead
        title={t('queue_deposits')}
        beside={
          review && review.count > 0 ? (
            <Badge tone="waiting">{t('console_waiting_count', { count: review.count })}</Badge>
          ) : null
        }
        actions={can('deposits.export') ? <CsvButton call={exportDeposits} query={asked} /> : null}
      />
      <Tabs
        label={t('queue_deposits')}
        value={current.key}
        onChange={(key) => {
          setTab(key)
          setPageNo(1)
        }}
        tabs={tabs.map(({ key, text }) => ({
          key,
          text: t(text),
          count: key === 'REVIEW' ? review?.count : undefined,
        }))}
      >
        <div className={styles.find}>
          <TextField
            label={t('queue_search')}
            isLabelHidden
            icon="search"
            placeholder={t('queue_search')}
            maxLength={64}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value)
              setPageNo(1)
            }}
          />
        </div>
        <Loaded answer={answer}>
          {(queue) => (
            <div className="panel">
              <DataTable
                caption={t('queue_deposits')}
                columns={columns}
                rows={queue.list}
                rowKey={(row) => row.depositId}
                onOpen={(row) => setOpenId(row.depositId)}
                empty={<EmptyState isSmall title={t('queue_none')} text={t('queue_none_text')} />}
              />
            </div>
          )}
        </Loaded>
        <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      </Tabs>
      {openId ? (
        <DepositWindow key={openId} depositId={openId} onClose={() => setOpenId('')} onOpen={setOpenId} />
      ) : null}
    </>
  )
}

import { useMemo, useState } from 'react'
import { exportWithdrawals } from '../../../../contract/operator/cashier/export-withdrawals.ts'
import { listWithdrawalQueue } from '../../../../contract/operator/cashier/list-withdrawal-queue.ts'
import { useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { CsvButton } from '../../parts/downloads.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { paths } from '../../paths.ts'
import { navigate } from '../../navigation.ts'
import { useSearchValue } from '../../use-search-value.ts'
import { useCan } from '../../session/me.ts'
import { ApproveSelected } from './approve-selected.tsx'
import { Complaints } from './complaints.tsx'
import { WithdrawalDetail } from './detail.tsx'
import { LineTransfers } from './line-transfers.tsx'
import { refreshQueue, sumOf } from './queue.ts'
import { QueueCards } from './queue-cards.tsx'
import { QueueTable } from './queue-table.tsx'
import { withdrawalTabs } from './states.ts'
import styles from './withdrawals.module.css'

/** The queue with its tabs; the chosen one opens beside it on wide screens and over it on phones. */
export function WithdrawalsPage({ id }: { id: string }) {
  const t = useText()
  const [tab, setTab] = useSearchValue('state')
  const [search, setSearch] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const current = withdrawalTabs.find(({ key }) => key === tab) ?? withdrawalTabs[0]!
  const can = useCan()
  const asked = {
    ...(current.state ? { state: current.state } : {}),
    ...(search.trim() ? { query: search.trim() } : {}),
  }
  const answer = useCall(
    listWithdrawalQueue,
    { query: { ...asked, pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 3_000 },
  )
  useTopic<{ queue: string }>('work', (data) => {
    if (data.queue === 'withdrawals') void refreshQueue()
  })
  const counts = answer.data?.counts ?? []
  const waiting = counts.find(({ state }) => state === 'REVIEW')
  const open = (withdrawalId: string) => navigate(`${paths.withdrawal(withdrawalId)}${location.search}`)
  const close = () => navigate(`${paths.withdrawals}${location.search}`)
  const chosen = useMemo(
    () =>
      (answer.data?.list ?? []).filter(
        (row) => selected.has(row.withdrawalId) && row.abilities.includes('approve'),
      ),
    [answer.data, selected],
  )
  const toggle = (withdrawalId: string) =>
    setSelected((old) => {
      const next = new Set(old)
      if (!next.delete(withdrawalId)) next.add(withdrawalId)
      return next
    })
  const change = (key: string) => {
    setTab(key)
    setPageNo(1)
    setSelected(new Set())
  }

  return (
    <>
      <PageHead
        title={t('queue_withdrawals')}
        beside={
          waiting && waiting.count > 0 ? <WaitingSum count={waiting.count} amount={waiting.amount} /> : null
        }
        actions={
          <>
            {can('withdrawals.export') ? <CsvButton call={exportWithdrawals} query={asked} /> : null}
            {chosen.length > 0 ? (
              <ApproveSelected rows={chosen} onDone={() => setSelected(new Set())} />
            ) : null}
          </>
        }
      />
      <Tabs
        label={t('queue_withdrawals')}
        value={current.key}
        onChange={change}
        tabs={withdrawalTabs.map(({ key, state, text }) => ({
          key,
          text: t(text),
          count: ['REVIEW', 'DISPUTED'].includes(key)
            ? counts.find((count) => count.state === state)?.count
            : undefined,
        }))}
      >
        {current.key === 'COMPLAINTS' ? (
          <Complaints />
        ) : current.key === 'LINES' ? (
          <LineTransfers />
        ) : (
          <>
            <QueueSearch
              value={search}
              onChange={(words) => {
                setSearch(words)
                setPageNo(1)
              }}
            />
            <div className={styles.split}>
              <div>
                <Loaded answer={answer}>
                  {(queue) => (
                    <>
                      <QueueTable
                        rows={queue.list}
                        openId={id}
                        selected={selected}
                        onToggle={toggle}
                        onOpen={open}
                      />
                      <QueueCards rows={queue.list} selected={selected} onToggle={toggle} onOpen={open} />
                      {chosen.length > 0 ? (
                        <p className={`small text-2 ${styles.chosen}`}>
                          {t('queue_selected', { count: chosen.length, total: formatMoney(sumOf(chosen)) })}
                        </p>
                      ) : null}
                      <Pages pageNo={pageNo} totalPages={queue.totalPages} onChange={setPageNo} />
                    </>
                  )}
                </Loaded>
              </div>
              {id ? <WithdrawalDetail id={id} onClose={close} /> : null}
            </div>
          </>
        )}
      </Tabs>
    </>
  )
}

function QueueSearch({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const t = useText()
  return (
    <div className={styles.search}>
      <TextField
        label={t('queue_search')}
        isLabelHidden
        icon="search"
        placeholder={t('queue_search')}
        maxLength={64}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

/** How many wait for a decision, and for how much. */
function WaitingSum({ count, amount }: { count: number; amount: number }) {
  const t = useText()
  return (
    <>
      <Badge tone="waiting">{t('console_waiting_count', { count })}</Badge>
      <span className={`small text-2 ${styles.sum}`}>
        {t('queue_total')} <b className="number">{formatMoney(amount)}</b>
      </span>
    </>
  )
}

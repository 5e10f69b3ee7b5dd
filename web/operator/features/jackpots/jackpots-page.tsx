import { useState } from 'react'
import { listJackpotPools } from '../../../../contract/operator/launch/list-jackpot-pools.ts'
import {
  listPoolOrders,
  type listPoolOrdersSchemas,
} from '../../../../contract/operator/launch/list-pool-orders.ts'
import {
  listPoolWins,
  type listPoolWinsSchemas,
} from '../../../../contract/operator/launch/list-pool-wins.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { paths } from '../../paths.ts'
import styles from './jackpots.module.css'
import { PoolPanel } from './pool-panel.tsx'

type Win = ValueOf<typeof listPoolWinsSchemas>['list'][number]
type Order = ValueOf<typeof listPoolOrdersSchemas>['list'][number]

const tones = { PENDING: 'waiting', DONE: 'good', REJECTED: 'neutral' } as const

/**
 * The jackpot pools: what they hold and whether the ledger agrees, who won, and the requests to change them.
 */
export function JackpotsPage() {
  const t = useText()
  const answer = useCall(
    listJackpotPools,
    {},
    { keepsPrevious: true, refetchEveryMs: 10_000, staleMs: 2_000 },
  )
  return (
    <>
      <PageHead title={t('pools_title')} text={t('pools_text')} />
      <Loaded answer={answer}>
        {({ pools, currency }) => (
          <div className={styles.pools}>
            {pools.map((pool) => (
              <PoolPanel key={pool.code} pool={pool} currency={currency} />
            ))}
          </div>
        )}
      </Loaded>
      <div className={styles.lists}>
        <Wins />
        <Orders />
      </div>
    </>
  )
}

const nameOf = (code: Win['code']) => `pools_${code}` as TextKey

function Wins() {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listPoolWins,
    { query: { pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 30_000, staleMs: 3_000 },
  )
  const columns: Column<Win>[] = [
    {
      key: 'pool',
      head: t('pools_pool'),
      card: 'title',
      cell: (row) =>
        `${t(nameOf(row.code))} · ${t('pools_instance', { instanceNo: String(row.instanceNo) })}`,
    },
    {
      key: 'amount',
      head: t('common_amount'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <Money amount={row.amount} currency={row.currency} />,
    },
    {
      key: 'winner',
      head: t('pools_winner'),
      cell: (row) => (
        <ConsoleLink className="link" href={paths.member(row.memberId)}>
          {row.account}
        </ConsoleLink>
      ),
    },
    {
      key: 'round',
      head: t('pools_round'),
      cell: (row) => (
        <ConsoleLink className="link" href={paths.round(row.memberId, row.vendor, row.roundId)}>
          {row.gameCode}
        </ConsoleLink>
      ),
    },
    { key: 'won', head: t('pools_won_at'), cell: (row) => formatDateTime(row.wonAt) },
    {
      key: 'paid',
      head: t('pools_paid'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={row.paidAt ? 'good' : 'waiting'}>{t(row.paidAt ? 'pools_paid' : 'pools_unpaid')}</Badge>
      ),
    },
  ]
  return (
    <>
      <Loaded answer={answer}>
        {(page) => (
          <Panel title={t('pools_wins')} isFlush>
            <DataTable
              caption={t('pools_wins')}
              columns={columns}
              rows={page.list}
              rowKey={(row) => row.winId}
              empty={<EmptyState isSmall title={t('pools_wins_none')} />}
            />
          </Panel>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </>
  )
}

function Orders() {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listPoolOrders,
    { query: { pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 30_000, staleMs: 3_000 },
  )
  const columns: Column<Order>[] = [
    { key: 'pool', head: t('pools_pool'), card: 'title', cell: (row) => t(nameOf(row.code)) },
    { key: 'what', head: t('pools_what'), cell: (row) => t(`pools_kind_${row.kind}` as TextKey) },
    { key: 'reason', head: t('common_reason'), cell: (row) => row.reason },
    {
      key: 'asked',
      head: t('pools_asked_by'),
      cell: (row) => `${row.askedBy} · ${formatDateTime(row.askedAt)}`,
    },
    {
      key: 'decided',
      head: t('pools_decided_by'),
      cell: (row) =>
        row.decidedBy && row.decidedAt ? `${row.decidedBy} · ${formatDateTime(row.decidedAt)}` : '–',
    },
    {
      key: 'state',
      head: t('pools_status'),
      card: 'badge',
      cell: (row) => <Badge tone={tones[row.state]}>{t(`pools_order_${row.state}` as TextKey)}</Badge>,
    },
  ]
  return (
    <>
      <Loaded answer={answer}>
        {(page) => (
          <Panel title={t('pools_orders')} isFlush>
            <DataTable
              caption={t('pools_orders')}
              columns={columns}
              rows={page.list}
              rowKey={(row) => row.orderId}
              empty={<EmptyState isSmall title={t('pools_orders_none')} />}
            />
          </Panel>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </>
  )
}

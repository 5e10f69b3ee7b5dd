import { useState } from 'react'
import { listPointOrders } from '../../../../contract/operator/points/list-point-orders.ts'
import { formatRecordTime } from '../../../../design/format.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Badge, VipBadge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Elapsed } from '../../parts/elapsed.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { OrderFigures } from './order-figures.tsx'
import { OrderWindow } from './order-window.tsx'
import { isMet, pointText, tabQueries, type Order, type OrderTab } from './words.ts'

const timeHeads = {
  IN_PROCESS: 'op_orders_waits',
  TO_SEND: 'op_orders_approved_since',
  SENT: 'op_orders_sent_at',
  REJECTED: 'op_orders_decided',
} as const satisfies Record<OrderTab, TextKey>

/** Orders in one state, and what waits in all. */
export function OrdersTab({ tab }: { tab: OrderTab }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const [open, setOpen] = useState<Order | null>(null)
  const answer = useCall(
    listPointOrders,
    { query: { ...tabQueries[tab], pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 30_000, staleMs: 3_000 },
  )
  useTopic('work', () => void refresh(listPointOrders))
  const sums = tab === 'IN_PROCESS' ? answer.data : undefined
  const columns: Column<Order>[] = [
    {
      key: 'number',
      head: t('op_orders_number'),
      cell: (row) => row.number,
      foot: sums && t('op_orders_kpi_count', { n: sums.openCount }),
    },
    {
      key: 'member',
      head: t('op_orders_member'),
      card: 'title',
      cell: (row) => (
        <span>
          <b>{row.username}</b>{' '}
          <VipBadge>{t('header_vip_label', { vipLevel: String(row.vipLevel) })}</VipBadge>
        </span>
      ),
    },
    { key: 'item', head: t('op_orders_item'), cell: (row) => `${row.title} × ${row.quantity}` },
    {
      key: 'points',
      head: t('op_goods_points'),
      isFigure: true,
      card: 'amount',
      cell: (row) => pointText(row.pointsAmount),
      foot: sums && pointText(sums.openPoints),
    },
    {
      key: 'time',
      head: t(timeHeads[tab]),
      isNamed: true,
      cell: (row) => <When row={row} tab={tab} />,
    },
    {
      key: 'asks',
      head: t('op_orders_asks'),
      cell: (row) =>
        isMet(row) ? (
          <Badge tone="good">{t('op_orders_asks_met')}</Badge>
        ) : (
          <Badge tone="waiting">{t('op_orders_asks_deposits')}</Badge>
        ),
    },
    {
      key: 'open',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) => (
        <Button
          size="compact"
          aria-label={`${t('op_orders_show')} ${row.number}`}
          onClick={() => setOpen(row)}
        >
          {t('op_orders_show')}
        </Button>
      ),
    },
  ]
  return (
    <Loaded answer={answer}>
      {(desk) => (
        <div className="stack">
          <OrderFigures desk={desk} />
          <div className="panel">
            <DataTable
              caption={t('op_orders_title')}
              columns={columns}
              rows={desk.list}
              rowKey={(row) => row.redemptionId}
              empty={<EmptyState isSmall title={t('op_orders_none')} />}
            />
          </div>
          <Pages pageNo={pageNo} totalPages={desk.totalPages} onChange={setPageNo} />
          {open ? <OrderWindow order={open} onClose={() => setOpen(null)} /> : null}
        </div>
      )}
    </Loaded>
  )
}

/** How long it waits, or when it was done. */
function When({ row, tab }: { row: Order; tab: OrderTab }) {
  if (tab === 'IN_PROCESS') return <Elapsed since={row.requestedAt} />
  if (tab === 'TO_SEND') return <Elapsed since={row.decidedAt ?? row.requestedAt} />
  return formatRecordTime(row.sentAt ?? row.decidedAt ?? row.requestedAt)
}

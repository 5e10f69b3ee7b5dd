import { useState } from 'react'
import { listPointOrders } from '../../../../contract/operator/points/list-point-orders.ts'
import type { RedemptionState } from '../../../../contract/shared/point-words.ts'
import { formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Badge, VipBadge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Elapsed } from '../../parts/elapsed.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Kpi } from '../../parts/panel.tsx'
import styles from './points.module.css'
import { OrderWindow } from './order-window.tsx'
import { isMet, pointText, type Desk, type Order } from './words.ts'

/** Orders that wait longer are late. */
const LATE_MINUTES = 24 * 60

/** Orders in one state, and what waits in all. */
export function OrdersTab({ state }: { state: RedemptionState }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const [open, setOpen] = useState<Order | null>(null)
  const answer = useCall(
    listPointOrders,
    { query: { state, pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 30_000, staleMs: 3_000 },
  )
  useTopic('work', () => void refresh(listPointOrders))
  const columns: Column<Order>[] = [
    { key: 'number', head: t('op_orders_number'), cell: (row) => row.number },
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
    },
    {
      key: 'time',
      head: t(state === 'IN_PROCESS' ? 'op_orders_waits' : 'op_orders_decided'),
      isNamed: true,
      cell: (row) => (row.decidedAt ? formatRecordTime(row.decidedAt) : <Elapsed since={row.requestedAt} />),
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
          <Figures desk={desk} />
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

function Figures({ desk }: { desk: Desk }) {
  const t = useText()
  return (
    <>
      <div className={styles.figures}>
        <Kpi
          label={t('op_orders_kpi_open')}
          value={pointText(desk.openPoints)}
          note={t('op_orders_kpi_count', { n: desk.openCount })}
        />
        <Kpi
          label={t('op_orders_kpi_worth')}
          value={formatMoney(desk.openWorthAmount, desk.currency)}
          note={t('op_orders_kpi_worth_note')}
        />
        <Kpi
          label={t('op_orders_kpi_oldest')}
          value={
            desk.oldestAt ? <Elapsed since={desk.oldestAt} lateAfterMinutes={LATE_MINUTES} isMain /> : '–'
          }
          note={desk.oldestAt ? formatRecordTime(desk.oldestAt) : t('op_orders_kpi_oldest_none')}
        />
        <Kpi
          label={t('op_orders_kpi_stock')}
          value={String(desk.lowStock)}
          note={t('op_orders_kpi_stock_note')}
        />
      </div>
      <p className="small text-2">
        {t('op_points_liability', {
          points: pointText(desk.heldPoints),
          amount: formatMoney(desk.heldWorthAmount, desk.currency),
        })}
      </p>
    </>
  )
}

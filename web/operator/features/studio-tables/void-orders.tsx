import { confirmVoidOrder } from '../../../../contract/operator/launch/confirm-void-order.ts'
import { listStudioTables } from '../../../../contract/operator/launch/list-studio-tables.ts'
import { readStudioRound } from '../../../../contract/operator/launch/read-studio-round.ts'
import { rejectVoidOrder } from '../../../../contract/operator/launch/reject-void-order.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useLanguage, useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { fullName, orderTones, type Order, type Table } from './types.ts'

/** Rounds that an operator wants to make void: another one decides. */
export function VoidOrders({
  orders,
  tables,
  currency,
}: {
  orders: readonly Order[]
  tables: readonly Table[]
  currency: string
}) {
  const t = useText()
  const language = useLanguage()
  const can = useCan()
  const nameOf = (order: Order) => {
    const table = tables.find(({ tableId }) => tableId === order.tableId)
    return table ? fullName(table, table.names[language === 'th' ? 'th' : 'en']) : order.gameCode
  }
  const decide = async (order: Order, isConfirmed: boolean) => {
    try {
      await callServer(isConfirmed ? confirmVoidOrder : rejectVoidOrder, {
        params: { orderId: order.orderId },
      })
      toast.good(t(isConfirmed ? 'flt_void_done' : 'flt_void_rejected'))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    await refresh(listStudioTables, readStudioRound)
  }
  const columns: Column<Order>[] = [
    {
      key: 'round',
      head: t('flt_round'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className="link" href={paths.tableRound(row.roundId)}>
          {t('flt_round_title', { name: nameOf(row), roundNo: String(row.roundNo) })}
        </ConsoleLink>
      ),
    },
    {
      key: 'stakes',
      head: t('flt_stakes'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.stakeAmount, currency),
    },
    { key: 'reason', head: t('common_reason'), cell: (row) => row.reason },
    {
      key: 'asked',
      head: t('flt_asked_by'),
      cell: (row) => `${row.askedBy} · ${formatDateTime(row.askedAt)}`,
    },
    {
      key: 'decided',
      head: t('flt_decided_by'),
      cell: (row) => (row.decidedBy ? `${row.decidedBy} · ${formatDateTime(row.decidedAt!)}` : '–'),
    },
    {
      key: 'state',
      head: t('flt_state'),
      card: 'badge',
      cell: (row) => <Badge tone={orderTones[row.state]}>{t(`flt_order_${row.state}` as TextKey)}</Badge>,
    },
    {
      key: 'do',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) =>
        row.state === 'PENDING' && can('floor.manage') ? (
          <span className={parts.toolbar}>
            {row.isMine ? null : (
              <Button size="compact" onClick={() => void decide(row, true)}>
                {t('flt_void_confirm')}
              </Button>
            )}
            <Button size="compact" onClick={() => void decide(row, false)}>
              {t('flt_void_reject')}
            </Button>
          </span>
        ) : null,
    },
  ]
  return (
    <Panel title={t('flt_orders')} isFlush>
      <DataTable caption={t('flt_orders')} columns={columns} rows={orders} rowKey={(row) => row.orderId} />
    </Panel>
  )
}

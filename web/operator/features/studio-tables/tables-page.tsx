import { useState } from 'react'
import { listStudioTables } from '../../../../contract/operator/launch/list-studio-tables.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { formatMoney } from '../../../../design/format.ts'
import { useLanguage, useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Shown } from '../../parts/shown.tsx'
import { paths } from '../../paths.ts'
import { TablePanel } from './table-panel.tsx'
import { fullName, tableTones, type Table } from './types.ts'
import { VoidOrders } from './void-orders.tsx'

/**
 * The shared tables in their present state, one of them in full, and the rounds that are requested to be
 * void.
 */
export function TablesPage() {
  const t = useText()
  const language = useLanguage()
  const [chosen, setChosen] = useState<string | null>(null)
  const answer = useCall(listStudioTables, {}, { keepsPrevious: true, refetchEveryMs: 3_000, staleMs: 1_000 })
  const nameOf = (table: Table) => table.names[language === 'th' ? 'th' : 'en']
  const columns: Column<Table>[] = [
    {
      key: 'table',
      head: t('flt_table'),
      card: 'title',
      cell: (row) => (
        <>
          {fullName(row, nameOf(row))}{' '}
          {row.paysBy === 'TOTE' ? <Badge tone="info">{t('flt_pays_by_TOTE')}</Badge> : null}
        </>
      ),
    },
    {
      key: 'state',
      head: t('flt_state'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={tableTones[row.state]}>
          {t(row.round || row.state === 'OFF' ? (`flt_state_${row.state}` as TextKey) : 'flt_idle')}
        </Badge>
      ),
    },
    {
      key: 'round',
      head: t('flt_round'),
      cell: (row) =>
        row.round ? (
          <ConsoleLink className="link" href={paths.tableRound(row.round.roundId)}>
            {t('flt_round_no', { roundNo: String(row.round.roundNo) })}
          </ConsoleLink>
        ) : (
          '–'
        ),
    },
    {
      key: 'stakes',
      head: t('flt_stakes'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.round?.stakeAmount ?? 0, answer.data?.currency),
    },
    { key: 'players', head: t('flt_players'), isFigure: true, cell: (row) => row.round?.playerCount ?? 0 },
    {
      key: 'limits',
      head: t('flt_limits'),
      cell: (row) =>
        t('flt_limits_text', {
          min: formatMoney(row.limits.min),
          max: formatMoney(row.limits.max),
          sideMax: formatMoney(row.limits.sideMax),
        }),
    },
    {
      key: 'look',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) => (
        <Button
          size="compact"
          aria-expanded={chosen === row.tableId}
          onClick={() => setChosen(chosen === row.tableId ? null : row.tableId)}
        >
          {t('flt_look')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <PageHead title={t('flt_title')} text={t('flt_text')} />
      <Loaded answer={answer}>
        {({ list, orders, currency }) => {
          const table = list.find(({ tableId }) => tableId === chosen)
          return (
            <div className="stack">
              {orders.some(({ state }) => state === 'PENDING') ? (
                <VoidOrders orders={orders} tables={list} currency={currency} />
              ) : null}
              <Panel isFlush>
                <DataTable
                  caption={t('flt_title')}
                  columns={columns}
                  rows={list}
                  rowKey={(row) => row.tableId}
                />
              </Panel>
              {table ? (
                <Shown key={table.tableId}>
                  <TablePanel table={table} name={nameOf(table)} currency={currency} />
                </Shown>
              ) : null}
              {orders.length > 0 && !orders.some(({ state }) => state === 'PENDING') ? (
                <VoidOrders orders={orders} tables={list} currency={currency} />
              ) : null}
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

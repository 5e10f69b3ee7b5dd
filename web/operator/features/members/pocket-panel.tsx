import {
  listPocketTransfers,
  type listPocketTransfersSchemas,
} from '../../../../contract/operator/launch/list-pocket-transfers.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Panel } from '../../parts/panel.tsx'
import { paths } from '../../paths.ts'
import { ageColumn, fresh, openColumn } from './cash-columns.tsx'

type Pocket = ValueOf<typeof listPocketTransfersSchemas>['list'][number]

/** Money on its way to or from a vendor that keeps it; nothing while there is none. */
export function Pockets({ memberId }: { memberId: string }) {
  const t = useText()
  const answer = useCall(listPocketTransfers, { query: { memberId, pageNo: 1, pageSize: 20 } }, fresh)
  if (!answer.data || answer.data.list.length === 0) return null
  const columns: Column<Pocket>[] = [
    {
      key: 'at',
      head: t('dossier_time', { zone: zoneLabel() }),
      cell: (row) => formatDateTime(row.createdAt),
    },
    {
      key: 'vendor',
      head: t('games_vendor'),
      card: 'title',
      cell: (row) =>
        `${row.vendor} · ${t(row.direction === 'IN' ? 'pocket_direction_in' : 'pocket_direction_out')}`,
    },
    {
      key: 'amount',
      head: t('pocket_amount'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <Money amount={row.amount} />,
    },
    { key: 'last', head: t('pocket_last'), cell: (row) => row.lastAnswer ?? '–' },
    ageColumn(
      t('cash_since'),
      (row) => row.createdAt,
      () => true,
    ),
    openColumn(t('common_action'), t('cash_open'), () => paths.rounds, 'action'),
  ]
  return (
    <Panel title={t('pocket_title')} isFlush>
      <DataTable
        caption={t('pocket_title')}
        columns={columns}
        rows={answer.data.list}
        rowKey={(row) => row.transferId}
      />
    </Panel>
  )
}

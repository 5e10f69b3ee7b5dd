import { useState } from 'react'
import {
  comparePocketTransfers,
  type comparePocketTransfersSchemas,
} from '../../../../contract/operator/launch/compare-pocket-transfers.ts'
import type { comparePocketsSchemas } from '../../../../contract/operator/launch/compare-pockets.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatAmount, formatDateTime } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'

type Pocket = ValueOf<typeof comparePocketsSchemas>['list'][number]
type Transfer = ValueOf<typeof comparePocketTransfersSchemas>['list'][number]

/** The details of a pocket: each transfer with the vendor's answer about it. */
export function Transfers({
  pocket,
  vassalage,
  onClose,
}: {
  pocket: Pocket
  vassalage: string
  onClose: () => void
}) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    comparePocketTransfers,
    { params: { memberId: pocket.memberId }, query: { vassalage, pageNo, pageSize: 10 } },
    { keepsPrevious: true, staleMs: 10_000 },
  )
  const columns: Column<Transfer>[] = [
    { key: 'at', head: t('common_time'), card: 'meta', cell: (row) => formatDateTime(row.createdAt) },
    {
      key: 'direction',
      head: t('common_type'),
      card: 'title',
      cell: (row) => t(row.direction === 'IN' ? 'pocket_direction_in' : 'pocket_direction_out'),
    },
    {
      key: 'amount',
      head: t('pocket_amount'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatAmount(row.amount),
    },
    {
      key: 'state',
      head: t('reconcile_ledger'),
      card: 'meta',
      cell: (row) => t(`pocket_state_${row.state.toLowerCase()}` as TextKey),
    },
    { key: 'answer', head: t('house_pockets_vendor'), card: 'meta', cell: (row) => row.answer || '–' },
    {
      key: 'mark',
      head: t('reconcile_mark'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={row.isDifferent ? 'bad' : 'good'}>
          {t(row.isDifferent ? 'reconcile_mark_differs' : 'reconcile_mark_equal')}
        </Badge>
      ),
    },
  ]
  return (
    <Modal isOpen size="wide" onClose={onClose} title={`${pocket.account} · ${vassalage}`}>
      <div className="stack">
        {pocket.match === 'DIFFERENT' ? (
          <Note tone="info">
            {t('house_pockets_difference_text', { difference: formatAmount(pocket.difference) })}
          </Note>
        ) : null}
        <Loaded answer={answer}>
          {(page) => (
            <DataTable
              caption={t('house_pockets_transfers')}
              columns={columns}
              rows={page.list}
              rowKey={(row) => row.transferId}
              empty={<EmptyState isSmall title={t('house_pockets_no_transfer')} />}
            />
          )}
        </Loaded>
        <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      </div>
    </Modal>
  )
}

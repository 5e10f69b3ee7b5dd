import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { paths } from '../../paths.ts'
import { HouseBadge } from './house-badge.tsx'
import type { Seat } from './types.ts'

export function Seats({ seats, currency }: { seats: readonly Seat[]; currency: string }) {
  const t = useText()
  const columns: Column<Seat>[] = [
    {
      key: 'seat',
      head: t('flr_seats'),
      card: 'title',
      cell: (row) => t('flr_seat', { seatNo: String(row.seat + 1) }),
    },
    {
      key: 'member',
      head: t('flr_member'),
      cell: (row) => (
        <>
          <ConsoleLink className="link" href={paths.member(row.memberId)}>
            {row.account}
          </ConsoleLink>{' '}
          <HouseBadge row={row} />
        </>
      ),
    },
    {
      key: 'stack',
      head: t('flr_stack'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.stackAmount, currency),
    },
    {
      key: 'bet',
      head: t('flr_in_hand'),
      isFigure: true,
      cell: (row) => formatMoney(row.betAmount, currency),
    },
    {
      key: 'state',
      head: t('flt_state'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={row.state === 'PLAYING' ? 'good' : 'neutral'}>
          {t(`flr_seat_${row.state}` as TextKey)}
        </Badge>
      ),
    },
    { key: 'since', head: t('flr_since'), cell: (row) => formatDateTime(row.satAt) },
  ]
  return (
    <DataTable
      caption={t('flr_seats')}
      columns={columns}
      rows={seats}
      rowKey={(row) => String(row.seat)}
      empty={<EmptyState isSmall title={t('flr_empty')} />}
    />
  )
}

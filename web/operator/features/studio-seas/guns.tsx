import type { listStudioSeasSchemas } from '../../../../contract/operator/launch/list-studio-seas.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'

type Sea = ValueOf<typeof listStudioSeasSchemas>['list'][number]
type Gun = Sea['guns'][number]

const gunTones = { HOLDING: 'waiting', SEATED: 'good', LEAVING: 'waiting' } as const

export function Guns({ sea, onPutOut }: { sea: Sea; onPutOut: (gun: Gun) => void }) {
  const t = useText()
  const can = useCan()
  const money = (amount: number) => formatMoney(amount, sea.currency)
  const columns: Column<Gun>[] = [
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
        <ConsoleLink className="link" href={paths.member(row.memberId)}>
          {row.account}
        </ConsoleLink>
      ),
    },
    {
      key: 'gun',
      head: t('fls_gun'),
      cell: (row) => `${t(`fls_gun_${row.gun}` as TextKey)} · ${money(row.price)}`,
    },
    {
      key: 'held',
      head: t('fls_held'),
      isFigure: true,
      card: 'amount',
      cell: (row) => (sea.isFree ? '–' : money(row.heldAmount)),
    },
    {
      key: 'since',
      head: t('fls_not_settled'),
      isFigure: true,
      cell: (row) => `${money(row.stakedAmount)} → ${money(row.wonAmount)}`,
    },
    {
      key: 'state',
      head: t('flt_state'),
      card: 'badge',
      cell: (row) => <Badge tone={gunTones[row.state]}>{t(`fls_state_${row.state}` as TextKey)}</Badge>,
    },
    { key: 'shot', head: t('fls_last_shot'), cell: (row) => formatDateTime(row.shotAt) },
    { key: 'sat', head: t('flr_since'), card: 'hidden', cell: (row) => formatDateTime(row.satAt) },
    {
      key: 'out',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) =>
        can('floor.manage') && row.state === 'SEATED' ? (
          <Button size="compact" onClick={() => onPutOut(row)}>
            {t('fls_put_out')}
          </Button>
        ) : null,
    },
  ]
  return (
    <DataTable
      caption={t('flr_seats')}
      columns={columns}
      rows={sea.guns}
      rowKey={(row) => row.sittingId}
      empty={<EmptyState isSmall title={t('flr_empty')} />}
    />
  )
}

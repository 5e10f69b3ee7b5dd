import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatMoney } from '../../../../design/format.ts'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { paths } from '../../paths.ts'
import type { Room } from './types.ts'

/** What a row of the list of rooms shows. */
export function roomColumns({
  t,
  nameOf,
  chosen,
  onLook,
}: {
  t: Translate
  nameOf: (room: Room) => string
  chosen: string | null
  onLook: (roomId: string | null) => void
}): Column<Room>[] {
  return [
    {
      key: 'room',
      head: t('flr_room'),
      card: 'title',
      cell: (row) => (
        <>
          {`${nameOf(row)} `}
          {row.isPrivate ? <Badge>{t('flr_private')}</Badge> : null}
        </>
      ),
    },
    {
      key: 'state',
      head: t('flt_state'),
      card: 'badge',
      cell: (row) => <Badge tone={tones[row.state]}>{t(`flr_state_${row.state}` as TextKey)}</Badge>,
    },
    { key: 'stakes', head: t('flr_stakes'), isFigure: true, cell: (row) => formatMoney(row.betAmount) },
    {
      key: 'seats',
      head: t('flr_seats'),
      isFigure: true,
      cell: (row) => `${row.seats.length} / ${row.seatCount}`,
    },
    { key: 'waiting', head: t('flr_waiting'), isFigure: true, cell: (row) => row.waitingCount },
    {
      key: 'hand',
      head: t('flr_hand'),
      cell: (row) =>
        row.hand ? (
          <ConsoleLink className="link" href={paths.roomHand(row.hand.handId)}>
            {t('flr_hand_no', {
              handNo: String(row.hand.handNo),
              phase: t(`flr_phase_${row.hand.phase}` as TextKey),
            })}
          </ConsoleLink>
        ) : (
          '–'
        ),
    },
    {
      key: 'pot',
      head: t('flr_pot'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.hand?.potAmount ?? 0),
    },
    {
      key: 'look',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) => (
        <Button
          size="compact"
          aria-expanded={chosen === row.roomId}
          onClick={() => onLook(chosen === row.roomId ? null : row.roomId)}
        >
          {t('flt_look')}
        </Button>
      ),
    },
  ]
}

const tones = { OPEN: 'good', CLOSING: 'waiting', CLOSED: 'neutral' } as const

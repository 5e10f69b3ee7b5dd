import { useState } from 'react'
import { closeStudioRoom } from '../../../../contract/operator/launch/close-studio-room.ts'
import { listStudioRooms, type listStudioRoomsSchemas } from '../../../../contract/operator/launch/list-studio-rooms.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatDateTime, formatMoney } from '../../../ui/i18n/format.ts'
import { useLanguage, useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { Shown } from '../../parts/shown.tsx'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { Hands } from './hands.tsx'
import { HouseBadge } from './house-badge.tsx'

type Room = ValueOf<typeof listStudioRoomsSchemas>['list'][number]
type Seat = Room['seats'][number]

const tones = { OPEN: 'good', CLOSING: 'waiting', CLOSED: 'neutral' } as const

/** The rooms between members: who sits where with what, what is played, and the hands that were. */
export function RoomsPage() {
  const t = useText()
  const language = useLanguage()
  const can = useCan()
  const [chosen, setChosen] = useState<string | null>(null)
  const [closing, setClosing] = useState<Room | null>(null)
  const answer = useCall(listStudioRooms, {}, { keepsPrevious: true, refetchEveryMs: 5_000, staleMs: 1_000 })
  const nameOf = (room: Room) => room.names[language === 'th' ? 'th' : 'en']
  const close = async (reason: string) => {
    await callServer(closeStudioRoom, { params: { roomId: closing!.roomId }, body: { reason } })
    toast.good(t('flr_closed'))
    await refresh(listStudioRooms)
  }
  const columns: Column<Room>[] = [
    { key: 'room', head: t('flr_room'), card: 'title', cell: (row) => <>{`${nameOf(row)} `}{row.isPrivate ? <Badge>{t('flr_private')}</Badge> : null}</> },
    { key: 'state', head: t('flt_state'), card: 'badge', cell: (row) => <Badge tone={tones[row.state]}>{t(`flr_state_${row.state}` as TextKey)}</Badge> },
    { key: 'stakes', head: t('flr_stakes'), isFigure: true, cell: (row) => formatMoney(row.betAmount) },
    { key: 'seats', head: t('flr_seats'), isFigure: true, cell: (row) => `${row.seats.length} / ${row.seatCount}` },
    { key: 'waiting', head: t('flr_waiting'), isFigure: true, cell: (row) => row.waitingCount },
    { key: 'hand', head: t('flr_hand'), cell: (row) => (row.hand ? <ConsoleLink className="link" href={paths.roomHand(row.hand.handId)}>{t('flr_hand_no', { 0: String(row.hand.handNo), 1: t(`flr_phase_${row.hand.phase}` as TextKey) })}</ConsoleLink> : '–') },
    { key: 'pot', head: t('flr_pot'), isFigure: true, card: 'amount', cell: (row) => formatMoney(row.hand?.potAmount ?? 0) },
    { key: 'look', head: <span className="sr-only">{t('common_action')}</span>, card: 'action', cell: (row) => <Button size="compact" aria-expanded={chosen === row.roomId} onClick={() => setChosen(chosen === row.roomId ? null : row.roomId)}>{t('flt_look')}</Button> },
  ]
  return (
    <>
      <PageHead title={t('flr_title')} text={t('flr_text')} />
      <Loaded answer={answer}>{({ list, currency }) => {
        const room = list.find(({ roomId }) => roomId === chosen)
        return (
          <div className="stack">
            <Panel isFlush><DataTable caption={t('flr_title')} columns={columns} rows={byLife(list)} rowKey={(row) => row.roomId} empty={<EmptyState isSmall title={t('flr_none')} />} /></Panel>
            {room ? (
              <Shown key={room.roomId}><Panel title={nameOf(room)} isFlush beside={can('floor.manage') && room.state === 'OPEN' ? <Button size="compact" onClick={() => setClosing(room)}>{t('flr_close')}</Button> : null}>
                <Seats seats={room.seats} currency={currency} />
              </Panel></Shown>
            ) : null}
            <Hands key={chosen ?? ''} roomId={chosen} currency={currency} />
          </div>
        )
      }}</Loaded>
      <ReasonDialog isOpen={closing !== null} title={t('flr_close')} label={t('common_reason')} isRequired submitText={t('flr_close')} onSubmit={close} onClose={() => setClosing(null)}>{t('flr_close_text')}</ReasonDialog>
    </>
  )
}

/** Where somebody sits or waits comes first; one empty room of every stake and size always stands open. */
const byLife = (list: readonly Room[]): Room[] => [...list].sort((one, other) => other.seats.length + other.waitingCount - one.seats.length - one.waitingCount)

function Seats({ seats, currency }: { seats: readonly Seat[]; currency: string }) {
  const t = useText()
  const columns: Column<Seat>[] = [
    { key: 'seat', head: t('flr_seats'), card: 'title', cell: (row) => t('flr_seat', { 0: String(row.seat + 1) }) },
    { key: 'member', head: t('flr_member'), cell: (row) => <><ConsoleLink className="link" href={paths.member(row.memberId)}>{row.account}</ConsoleLink> <HouseBadge row={row} /></> },
    { key: 'stack', head: t('flr_stack'), isFigure: true, card: 'amount', cell: (row) => formatMoney(row.stackAmount, currency) },
    { key: 'bet', head: t('flr_in_hand'), isFigure: true, cell: (row) => formatMoney(row.betAmount, currency) },
    { key: 'state', head: t('flt_state'), card: 'badge', cell: (row) => <Badge tone={row.state === 'PLAYING' ? 'good' : 'neutral'}>{t(`flr_seat_${row.state}` as TextKey)}</Badge> },
    { key: 'since', head: t('flr_since'), cell: (row) => formatDateTime(row.satAt) },
  ]
  return <DataTable caption={t('flr_seats')} columns={columns} rows={seats} rowKey={(row) => String(row.seat)} empty={<EmptyState isSmall title={t('flr_empty')} />} />
}

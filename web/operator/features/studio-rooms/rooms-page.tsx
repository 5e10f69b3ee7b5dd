import { useState } from 'react'
import { closeStudioRoom } from '../../../../contract/operator/launch/close-studio-room.ts'
import { listStudioRooms } from '../../../../contract/operator/launch/list-studio-rooms.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { Shown } from '../../parts/shown.tsx'
import { useCan } from '../../session/me.ts'
import { Hands } from './hands.tsx'
import { roomColumns } from './room-columns.tsx'
import { Seats } from './seats.tsx'
import type { Room } from './types.ts'

/** The rooms between members: the seats with their stacks, the running hand, and earlier hands. */
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
  const columns = roomColumns({ t, nameOf, chosen, onLook: setChosen })
  return (
    <>
      <PageHead title={t('flr_title')} text={t('flr_text')} />
      <Loaded answer={answer}>
        {({ list, currency }) => {
          const room = list.find(({ roomId }) => roomId === chosen)
          return (
            <div className="stack">
              <Panel isFlush>
                <DataTable
                  caption={t('flr_title')}
                  columns={columns}
                  rows={byLife(list)}
                  rowKey={(row) => row.roomId}
                  empty={<EmptyState isSmall title={t('flr_none')} />}
                />
              </Panel>
              {room ? (
                <Shown key={room.roomId}>
                  <Panel
                    title={nameOf(room)}
                    isFlush
                    beside={
                      can('floor.manage') && room.state === 'OPEN' ? (
                        <Button size="compact" onClick={() => setClosing(room)}>
                          {t('flr_close')}
                        </Button>
                      ) : null
                    }
                  >
                    <Seats seats={room.seats} currency={currency} />
                  </Panel>
                </Shown>
              ) : null}
              <Hands key={chosen ?? ''} roomId={chosen} currency={currency} />
            </div>
          )
        }}
      </Loaded>
      <ReasonDialog
        isOpen={closing !== null}
        title={t('flr_close')}
        label={t('common_reason')}
        isRequired
        submitText={t('flr_close')}
        onSubmit={close}
        onClose={() => setClosing(null)}
      >
        {t('flr_close_text')}
      </ReasonDialog>
    </>
  )
}

/**
 * Rooms with players or waiting members come first; one empty room of every stake and size is always open.
 */
const byLife = (list: readonly Room[]): Room[] =>
  [...list].sort(
    (one, other) => other.seats.length + other.waitingCount - one.seats.length - one.waitingCount,
  )

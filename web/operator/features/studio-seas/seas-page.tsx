import { useState } from 'react'
import {
  listStudioSeas,
  type listStudioSeasSchemas,
} from '../../../../contract/operator/launch/list-studio-seas.ts'
import { putOutGunner } from '../../../../contract/operator/launch/put-out-gunner.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { Shown } from '../../parts/shown.tsx'
import { Guns } from './guns.tsx'
import { Windows } from './shot-windows.tsx'

type Sea = ValueOf<typeof listStudioSeasSchemas>['list'][number]
type Gun = Sea['guns'][number]

/** The seas: who sits at which gun with what, what is not settled yet, and what was shot. */
export function SeasPage() {
  const t = useText()
  const [chosen, setChosen] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<Gun | null>(null)
  const answer = useCall(listStudioSeas, {}, { keepsPrevious: true, refetchEveryMs: 5_000, staleMs: 1_000 })
  const putOut = async (reason: string) => {
    await callServer(putOutGunner, { params: { sittingId: leaving!.sittingId }, body: { reason } })
    toast.good(t('fls_put_out_done'))
    await refresh(listStudioSeas)
  }
  const held = (sea: Sea) => sea.guns.reduce((sum, { heldAmount }) => sum + heldAmount, 0)
  const columns: Column<Sea>[] = [
    {
      key: 'sea',
      head: t('fls_sea'),
      card: 'title',
      cell: (row) => (
        <>
          {t('fls_sea_no', { roomNo: String(row.number) })}{' '}
          {row.isFree ? <Badge>{t('flt_free')}</Badge> : null}
        </>
      ),
    },
    {
      key: 'seats',
      head: t('flr_seats'),
      isFigure: true,
      cell: (row) => `${row.guns.filter(({ state }) => state !== 'LEAVING').length} / ${row.seatCount}`,
    },
    {
      key: 'held',
      head: t('fls_held'),
      isFigure: true,
      card: 'amount',
      cell: (row) => (row.isFree ? '–' : formatMoney(held(row), row.currency)),
    },
    {
      key: 'unsettled',
      head: t('fls_unsettled'),
      isFigure: true,
      cell: (row) =>
        row.unsettledCount === 0
          ? '–'
          : t('fls_unsettled_line', {
              unsettledCount: String(row.unsettledCount),
              unsettledAmount: formatMoney(row.unsettledAmount, row.currency),
            }),
    },
    {
      key: 'look',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) => (
        <Button
          size="compact"
          aria-expanded={chosen === row.roomId}
          onClick={() => setChosen(chosen === row.roomId ? null : row.roomId)}
        >
          {t('flt_look')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <PageHead title={t('fls_title')} text={t('fls_text')} />
      <Loaded answer={answer}>
        {({ list }) => {
          const sea = list.find(({ roomId }) => roomId === chosen)
          return (
            <div className="stack">
              <Panel isFlush>
                <DataTable
                  caption={t('fls_title')}
                  columns={columns}
                  rows={list}
                  rowKey={(row) => row.roomId}
                  empty={<EmptyState isSmall title={t('fls_none')} />}
                />
              </Panel>
              {sea ? (
                <Shown key={sea.roomId}>
                  <Panel title={t('fls_sea_no', { roomNo: String(sea.number) })} isFlush>
                    <Guns sea={sea} onPutOut={setLeaving} />
                  </Panel>
                </Shown>
              ) : null}
              <Windows key={chosen ?? ''} roomId={chosen} />
            </div>
          )
        }}
      </Loaded>
      <ReasonDialog
        isOpen={leaving !== null}
        title={t('fls_put_out')}
        label={t('common_reason')}
        isRequired
        submitText={t('fls_put_out')}
        onSubmit={putOut}
        onClose={() => setLeaving(null)}
      >
        {t('fls_put_out_text', { account: leaving?.account ?? '' })}
      </ReasonDialog>
    </>
  )
}

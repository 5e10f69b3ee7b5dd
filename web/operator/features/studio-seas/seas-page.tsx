import { useState } from 'react'
import { listStudioSeas, type listStudioSeasSchemas } from '../../../../contract/operator/launch/list-studio-seas.ts'
import { putOutGunner } from '../../../../contract/operator/launch/put-out-gunner.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatDateTime, formatMoney } from '../../../ui/i18n/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
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
import { Windows } from './windows.tsx'

type Sea = ValueOf<typeof listStudioSeasSchemas>['list'][number]
type Gun = Sea['guns'][number]

const gunTones = { HOLDING: 'waiting', SEATED: 'good', LEAVING: 'waiting' } as const

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
    { key: 'sea', head: t('fls_sea'), card: 'title', cell: (row) => <>{t('fls_sea_no', { 0: String(row.number) })} {row.isFree ? <Badge>{t('flt_free')}</Badge> : null}</> },
    { key: 'seats', head: t('flr_seats'), isFigure: true, cell: (row) => `${row.guns.filter(({ state }) => state !== 'LEAVING').length} / ${row.seatCount}` },
    { key: 'held', head: t('fls_held'), isFigure: true, card: 'amount', cell: (row) => (row.isFree ? '–' : formatMoney(held(row), row.currency)) },
    { key: 'unsettled', head: t('fls_unsettled'), isFigure: true, cell: (row) => (row.unsettledCount === 0 ? '–' : t('fls_unsettled_line', { 0: String(row.unsettledCount), 1: formatMoney(row.unsettledAmount, row.currency) })) },
    { key: 'look', head: <span className="sr-only">{t('common_action')}</span>, card: 'action', cell: (row) => <Button size="compact" aria-expanded={chosen === row.roomId} onClick={() => setChosen(chosen === row.roomId ? null : row.roomId)}>{t('flt_look')}</Button> },
  ]
  return (
    <>
      <PageHead title={t('fls_title')} text={t('fls_text')} />
      <Loaded answer={answer}>{({ list }) => {
        const sea = list.find(({ roomId }) => roomId === chosen)
        return (
          <div className="stack">
            <Panel isFlush><DataTable caption={t('fls_title')} columns={columns} rows={list} rowKey={(row) => row.roomId} empty={<EmptyState isSmall title={t('fls_none')} />} /></Panel>
            {sea ? <Shown key={sea.roomId}><Panel title={t('fls_sea_no', { 0: String(sea.number) })} isFlush><Guns sea={sea} onPutOut={setLeaving} /></Panel></Shown> : null}
            <Windows key={chosen ?? ''} roomId={chosen} />
          </div>
        )
      }}</Loaded>
      <ReasonDialog isOpen={leaving !== null} title={t('fls_put_out')} label={t('common_reason')} isRequired submitText={t('fls_put_out')} onSubmit={putOut} onClose={() => setLeaving(null)}>{t('fls_put_out_text', { 0: leaving?.account ?? '' })}</ReasonDialog>
    </>
  )
}

function Guns({ sea, onPutOut }: { sea: Sea; onPutOut: (gun: Gun) => void }) {
  const t = useText()
  const can = useCan()
  const money = (amount: number) => formatMoney(amount, sea.currency)
  const columns: Column<Gun>[] = [
    { key: 'seat', head: t('flr_seats'), card: 'title', cell: (row) => t('flr_seat', { 0: String(row.seat + 1) }) },
    { key: 'member', head: t('flr_member'), cell: (row) => <ConsoleLink className="link" href={paths.member(row.memberId)}>{row.account}</ConsoleLink> },
    { key: 'gun', head: t('fls_gun'), cell: (row) => `${t(`fls_gun_${row.gun}` as TextKey)} · ${money(row.price)}` },
    { key: 'held', head: t('fls_held'), isFigure: true, card: 'amount', cell: (row) => (sea.isFree ? '–' : money(row.heldAmount)) },
    { key: 'since', head: t('fls_not_settled'), isFigure: true, cell: (row) => `${money(row.stakedAmount)} → ${money(row.wonAmount)}` },
    { key: 'state', head: t('flt_state'), card: 'badge', cell: (row) => <Badge tone={gunTones[row.state]}>{t(`fls_state_${row.state}` as TextKey)}</Badge> },
    { key: 'shot', head: t('fls_last_shot'), cell: (row) => formatDateTime(row.shotAt) },
    { key: 'sat', head: t('flr_since'), card: 'hidden', cell: (row) => formatDateTime(row.satAt) },
    { key: 'out', head: <span className="sr-only">{t('common_action')}</span>, card: 'action', cell: (row) => (can('floor.manage') && row.state === 'SEATED' ? <Button size="compact" onClick={() => onPutOut(row)}>{t('fls_put_out')}</Button> : null) },
  ]
  return <DataTable caption={t('flr_seats')} columns={columns} rows={sea.guns} rowKey={(row) => row.sittingId} empty={<EmptyState isSmall title={t('flr_empty')} />} />
}

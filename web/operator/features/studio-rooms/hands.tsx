import { useState } from 'react'
import {
  listStudioHands,
  type listStudioHandsSchemas,
} from '../../../../contract/operator/launch/list-studio-hands.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { paths } from '../../paths.ts'

type Hand = ValueOf<typeof listStudioHandsSchemas>['list'][number]

export const handTones = { RUNNING: 'waiting', SETTLED: 'good', VOID: 'neutral' } as const

/** Hands of a room, or of all rooms. */
export function Hands({ roomId, currency }: { roomId: string | null; currency: string }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listStudioHands,
    { query: { ...(roomId ? { roomId } : {}), pageNo, pageSize: 15 } },
    { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 3_000 },
  )
  const columns: Column<Hand>[] = [
    {
      key: 'hand',
      head: t('flr_hand'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink
          className="link"
          href={paths.roomHand(row.handId)}
        >{`${row.gameName} · ${t('flr_hand_title', { handNo: String(row.handNo) })}`}</ConsoleLink>
      ),
    },
    {
      key: 'state',
      head: t('flt_state'),
      card: 'badge',
      cell: (row) => <Badge tone={handTones[row.state]}>{t(`flr_state_${row.state}` as TextKey)}</Badge>,
    },
    {
      key: 'players',
      head: t('flr_players'),
      cell: (row) =>
        row.players
          .map(({ account, isHouse }) => (isHouse ? t('flr_of_house', { account }) : account))
          .join(', '),
    },
    {
      key: 'pot',
      head: t('flr_pot'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.potAmount, currency),
    },
    {
      key: 'rake',
      head: t('flr_rake'),
      isFigure: true,
      cell: (row) => formatMoney(row.rakeAmount, currency),
    },
    { key: 'when', head: t('flt_when'), cell: (row) => formatDateTime(row.startedAt) },
  ]
  return (
    <>
      <Loaded answer={answer}>
        {({ list }) => (
          <Panel title={t('flr_hands')} isFlush>
            <DataTable
              caption={t('flr_hands')}
              columns={columns}
              rows={list}
              rowKey={(row) => row.handId}
              empty={<EmptyState isSmall title={t('flr_hands_none')} />}
            />
          </Panel>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </>
  )
}

import { useState } from 'react'
import {
  listSeaWindows,
  type listSeaWindowsSchemas,
} from '../../../../contract/operator/launch/list-sea-windows.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { paths } from '../../paths.ts'

type Shot = ValueOf<typeof listSeaWindowsSchemas>['list'][number]

export const windowTones = { OPEN: 'waiting', CLOSED: 'waiting', SETTLED: 'good', VOID: 'neutral' } as const

/** Shots in a sea, or in all of them, a few seconds per row; optionally only unsettled ones. */
export function Windows({ roomId }: { roomId: string | null }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const [isUnsettled, setUnsettled] = useState(false)
  const answer = useCall(
    listSeaWindows,
    {
      query: {
        ...(roomId ? { roomId } : {}),
        ...(isUnsettled ? { state: 'UNSETTLED' as const } : {}),
        pageNo,
        pageSize: 15,
      },
    },
    { keepsPrevious: true, refetchEveryMs: 5_000, staleMs: 1_000 },
  )
  const columns: Column<Shot>[] = [
    {
      key: 'window',
      head: t('flt_when'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className="link" href={paths.seaWindow(row.windowId)}>
          {formatDateTime(row.openedAt)}
        </ConsoleLink>
      ),
    },
    {
      key: 'sea',
      head: t('fls_sea'),
      cell: (row) => (
        <>
          {t('fls_sea_no', { roomNo: String(row.roomNumber) })}{' '}
          {row.isFree ? <Badge>{t('flt_free')}</Badge> : null}
        </>
      ),
    },
    { key: 'member', head: t('flr_member'), cell: (row) => row.account },
    {
      key: 'shots',
      head: t('fls_shots'),
      isFigure: true,
      cell: (row) => `${row.shotCount} / ${row.hitCount}`,
    },
    {
      key: 'result',
      head: t('flr_result'),
      isFigure: true,
      card: 'amount',
      cell: (row) =>
        `${formatMoney(row.betAmount, row.currency)} → ${formatMoney(row.winAmount, row.currency)}`,
    },
    {
      key: 'state',
      head: t('flt_state'),
      card: 'badge',
      cell: (row) => <Badge tone={windowTones[row.state]}>{t(`fls_window_${row.state}` as TextKey)}</Badge>,
    },
  ]
  const filter = (
    <Button
      size="compact"
      aria-pressed={isUnsettled}
      onClick={() => {
        setUnsettled(!isUnsettled)
        setPageNo(1)
      }}
    >
      {t('fls_only_unsettled')}
    </Button>
  )
  return (
    <>
      <Loaded answer={answer}>
        {({ list }) => (
          <Panel title={t('fls_windows')} isFlush beside={filter}>
            <DataTable
              caption={t('fls_windows')}
              columns={columns}
              rows={list}
              rowKey={(row) => row.windowId}
              empty={<EmptyState isSmall title={t('fls_windows_none')} />}
            />
          </Panel>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </>
  )
}

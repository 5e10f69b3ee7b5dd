import { useState } from 'react'
import { cancelRound } from '../../../../contract/operator/launch/cancel-round.ts'
import { closeRound } from '../../../../contract/operator/launch/close-round.ts'
import { exportOpenRounds } from '../../../../contract/operator/launch/export-open-rounds.ts'
import {
  listOpenRounds,
  type listOpenRoundsSchemas,
} from '../../../../contract/operator/launch/list-open-rounds.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { openRoundColumns, type Row } from './open-round-columns.tsx'
import { PocketTransfers } from './pocket-transfers.tsx'
import { noFilter, RoundFilters, type RoundFilter } from './round-filters.tsx'

type Total = ValueOf<typeof listOpenRoundsSchemas>['totals'][number]

/** Rounds that are not settled; those left open for a day are marked and can be ended in two ways. */
export function RoundsPage() {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const [filter, setFilter] = useState<RoundFilter>(noFilter)
  const [ending, setEnding] = useState<{ row: Row; how: 'close' | 'cancel' } | null>(null)
  const named: Record<string, string> = {
    ...(filter.vendor ? { vendor: filter.vendor } : {}),
    ...(filter.member ? { member: filter.member } : {}),
  }
  const answer = useCall(
    listOpenRounds,
    { query: { ...named, minHours: filter.minHours, pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 3_000 },
  )
  const columns = openRoundColumns(t, (row, how) => setEnding({ row, how }))
  const end = async (reason: string) => {
    const { row, how } = ending!
    await callServer(how === 'close' ? closeRound : cancelRound, {
      body: { vendor: row.vendor, roundId: row.roundId, memberId: row.memberId, reason },
    })
    toast.good(t('round_done'))
    await refresh(listOpenRounds)
  }
  return (
    <>
      <PageHead title={t('round_title')} text={t('round_text')} />
      <RoundFilters
        filter={filter}
        onChange={(next) => {
          setFilter(next)
          setPageNo(1)
        }}
      />
      <Loaded answer={answer}>
        {(page) => (
          <div className="stack">
            <Totals totals={page.totals} />
            <Panel
              title={t('round_title')}
              isFlush
              beside={
                <span className={parts.toolbar}>
                  <Downloads
                    call={exportOpenRounds}
                    query={{ ...named, minHours: String(filter.minHours) }}
                  />
                </span>
              }
            >
              <DataTable
                caption={t('round_title')}
                columns={columns}
                rows={page.list}
                rowKey={(row) => `${row.vendor}${row.roundId}${row.memberId}`}
                empty={
                  <EmptyState
                    isSmall
                    title={t('round_none')}
                    text={t(filter === noFilter ? 'round_none_text' : 'round_none_match')}
                  />
                }
              />
            </Panel>
          </div>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      <PocketTransfers />
      <ReasonDialog
        isOpen={ending !== null}
        title={t(ending?.how === 'cancel' ? 'round_cancel' : 'round_close')}
        label={t('op_reason')}
        isRequired
        submitText={t(ending?.how === 'cancel' ? 'round_cancel' : 'round_close')}
        onSubmit={end}
        onClose={() => setEnding(null)}
      >
        {ending
          ? t(ending.how === 'cancel' ? 'round_cancel_text' : 'round_close_text', {
              account: formatMoney(ending.row.betAmount, ending.row.currency),
            })
          : ''}
      </ReasonDialog>
    </>
  )
}

/** What all that match hold, real and play money apart. */
function Totals({ totals }: { totals: readonly Total[] }) {
  const t = useText()
  if (totals.length === 0) return null
  return (
    <Panel title={t('round_totals')}>
      <KeyValues
        rows={totals.flatMap((total) => [
          {
            key: `${total.currency}-count`,
            label: t(total.currency === 'TRIAL' ? 'round_total_free' : 'round_total_real'),
            value: total.count,
          },
          {
            key: `${total.currency}-bet`,
            label: t('round_bet'),
            value: formatMoney(total.betAmount, total.currency),
          },
          {
            key: `${total.currency}-win`,
            label: t('round_win'),
            value: formatMoney(total.winAmount, total.currency),
          },
        ])}
      />
    </Panel>
  )
}

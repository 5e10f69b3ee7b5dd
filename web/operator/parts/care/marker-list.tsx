import { useState } from 'react'
import { endMarker } from '../../../../contract/operator/limits/end-marker.ts'
import { listMarkers, type listMarkersSchemas } from '../../../../contract/operator/limits/list-markers.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../link.tsx'
import { Loaded, Pages } from '../paged.tsx'
import styles from '../parts.module.css'
import { ReasonDialog } from '../reason-dialog.tsx'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'

export type Marker = ValueOf<typeof listMarkersSchemas>['list'][number]

/** What was noticed, in words. */
function detailText({ kind, detail }: Marker, t: Translate): string {
  const number = (name: string) => Number(detail[name] ?? 0)
  if (kind === 'LOSS')
    return t('care_detail_LOSS', {
      lostToday: formatMoney(number('lossAmount')),
      dailyMean: formatMoney(number('meanAmount')),
    })
  if (kind === 'SESSION') return t('care_detail_SESSION', { minutes: String(number('minutes')) })
  if (kind === 'DEPOSITS') return t('care_detail_DEPOSITS', { count: String(number('count')) })
  if (kind === 'CANCELLED') return t('care_detail_CANCELLED', { count: String(number('count')) })
  if (kind === 'EXCLUSION_MATCH')
    return t('care_detail_match', { accounts: ((detail['accounts'] ?? []) as string[]).join(', ') })
  return t('care_band_HIGH')
}

export function MarkerList({ state }: { state: 'OPEN' | 'DONE' }) {
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listMarkers,
    { query: { state, pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 30_000, staleMs: 3_000 },
  )
  return (
    <div className={styles.pager}>
      <Loaded answer={answer}>{(page) => <MarkerTable markers={page.list} />}</Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </div>
  )
}

/** Signs of one or of all members. */
export function MarkerTable({ markers }: { markers: readonly Marker[] }) {
  const t = useText()
  const can = useCan()
  const [chosen, setChosen] = useState<Marker | null>(null)
  const columns: Column<Marker>[] = [
    {
      key: 'member',
      head: t('queue_member'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className="link" href={paths.member(row.memberId, 'limits')}>
          {row.account}
        </ConsoleLink>
      ),
    },
    {
      key: 'kind',
      head: t('care_sign'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={row.action === 'CONTACT' ? 'bad' : 'waiting'}>{t(`care_kind_${row.kind}`)}</Badge>
      ),
    },
    { key: 'detail', head: t('care_detail'), cell: (row) => detailText(row, t) },
    { key: 'action', head: t('care_action'), cell: (row) => t(`care_action_${row.action}`) },
    { key: 'found', head: t('care_found'), cell: (row) => formatDateTime(row.foundAt) },
    {
      key: 'done',
      head: <span className="sr-only">{t('common_action')}</span>,
      cell: (row) =>
        row.state === 'DONE' ? (
          `${row.doneBy} · ${row.remark}`
        ) : can('rg.manage') ? (
          <Button size="compact" kind="jade" className={styles.besideText} onClick={() => setChosen(row)}>
            {t('care_mark_done')}
          </Button>
        ) : null,
    },
  ]
  return (
    <div className="panel">
      <DataTable
        caption={t('care_tab_signs')}
        columns={columns}
        rows={[...markers]}
        rowKey={(row) => row.markerId}
        empty={<EmptyState isSmall title={t('care_none')} />}
      />
      <ReasonDialog
        isOpen={chosen !== null}
        title={t('care_mark_done')}
        label={t('care_done_label')}
        isRequired
        tone="jade"
        submitText={t('care_mark_done')}
        onClose={() => setChosen(null)}
        onSubmit={async (remark) => {
          await callServer(endMarker, { params: { markerId: chosen!.markerId }, body: { remark } })
          toast.good(t('care_done_saved'))
          await refresh(listMarkers, { name: 'limits/read-member-limits' })
        }}
      >
        {t('care_done_question', { account: chosen?.account ?? '' })}
      </ReasonDialog>
    </div>
  )
}

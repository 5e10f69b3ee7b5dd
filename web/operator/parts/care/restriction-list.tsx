import { useState } from 'react'
import { decideReturn } from '../../../../contract/operator/limits/decide-return.ts'
import {
  listExclusions,
  type listExclusionsSchemas,
} from '../../../../contract/operator/limits/list-exclusions.ts'
import { noteReturn } from '../../../../contract/operator/limits/note-return.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../link.tsx'
import { Loaded, Pages } from '../paged.tsx'
import styles from '../parts.module.css'
import { ReasonDialog } from '../reason-dialog.tsx'
import { paths } from '../../paths.ts'

type Restriction = ValueOf<typeof listExclusionsSchemas>['list'][number]
type Work = Restriction['abilities'][number]

export function RestrictionList() {
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listExclusions,
    { query: { pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 30_000, staleMs: 3_000 },
  )
  return (
    <div className={styles.pager}>
      <Loaded answer={answer}>{(page) => <RestrictionTable restrictions={page.list} />}</Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </div>
  )
}

/** Breaks and exclusions with the way back; the server says what this operator may do with each. */
export function RestrictionTable({ restrictions }: { restrictions: readonly Restriction[] }) {
  const t = useText()
  const [asked, setAsked] = useState<{ row: Restriction; work: Work } | null>(null)
  const columns: Column<Restriction>[] = [
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
    { key: 'kind', head: t('care_sign'), cell: (row) => t(`care_restriction_${row.kind}`) },
    { key: 'from', head: t('care_from'), cell: (row) => formatDateTime(row.startsAt) },
    {
      key: 'until',
      head: t('care_until'),
      cell: (row) => (row.endsAt ? formatDateTime(row.endsAt) : t('care_for_good')),
    },
    {
      key: 'state',
      head: t('queue_state'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={row.isStanding ? 'waiting' : 'neutral'}>
          {t(row.isStanding ? 'care_standing' : 'care_over')}
        </Badge>
      ),
    },
    {
      key: 'request',
      head: t('care_request'),
      cell: ({ request }) =>
        !request
          ? '–'
          : request.state === 'WAITING'
            ? t('care_request_waiting', {
                notedBy: request.notedBy,
                opensAt: formatDateTime(request.opensAt),
              })
            : t('care_request_returned', {
                decidedBy: request.decidedBy ?? '',
                decidedAt: formatDateTime(request.decidedAt ?? request.notedAt),
              }),
    },
    {
      key: 'work',
      head: <span className="sr-only">{t('common_action')}</span>,
      cell: (row) =>
        row.abilities.length === 0 ? null : (
          <span className={styles.toolbar}>
            {row.abilities.map((work) => (
              <Button
                key={work}
                size="compact"
                kind={work === 'confirm' ? 'jade' : 'line'}
                onClick={() => setAsked({ row, work })}
              >
                {t(`care_${work}`)}
              </Button>
            ))}
          </span>
        ),
    },
  ]
  const work = asked?.work ?? 'note'
  const send = async (remark: string) => {
    const params = { restrictionId: asked!.row.restrictionId }
    if (work === 'note') await callServer(noteReturn, { params, body: { remark } })
    else
      await callServer(decideReturn, {
        params,
        body: { decision: work === 'confirm' ? 'CONFIRM' : 'REFUSE', remark },
      })
    toast.good(t('care_saved'))
    await refresh(listExclusions, { name: 'limits/read-member-limits' })
  }
  return (
    <div className="panel">
      <DataTable
        caption={t('care_tab_shut')}
        columns={columns}
        rows={[...restrictions]}
        rowKey={(row) => row.restrictionId}
        empty={<EmptyState isSmall title={t('care_none')} />}
      />
      <ReasonDialog
        isOpen={asked !== null}
        title={t(`care_${work}`)}
        label={t(work === 'note' ? 'care_note_label' : 'care_reason')}
        isRequired
        tone={work === 'confirm' ? 'jade' : 'primary'}
        submitText={t(`care_${work}`)}
        onSubmit={send}
        onClose={() => setAsked(null)}
      >
        {t(`care_${work}_question`, { account: asked?.row.account ?? '' })}
      </ReasonDialog>
    </div>
  )
}

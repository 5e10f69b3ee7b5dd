import { listJobs, type listJobsSchemas } from '../../../../contract/operator/system/list-jobs.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatCount, formatDateTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import styles from '../../parts/parts.module.css'

type Row = ValueOf<typeof listJobsSchemas>['list'][number]

const tones: Record<Row['state'], BadgeTone> = {
  FAILING: 'bad',
  RUNNING: 'waiting',
  DONE: 'good',
  NEW: 'neutral',
}

/** Every scheduled job, those that fail first: tries, the next one and the last failure. */
export function JobsPage() {
  const t = useText()
  const answer = useCall(listJobs, {}, { keepsPrevious: true, refetchEveryMs: 5_000, staleMs: 1_000 })
  return (
    <>
      <PageHead title={t('jobs_title')} text={t('jobs_text')} />
      <Loaded answer={answer}>
        {({ list }) => (
          <div className="panel">
            <DataTable
              caption={t('jobs_title')}
              columns={columnsOf(t)}
              rows={list}
              rowKey={(row) => row.name}
            />
          </div>
        )}
      </Loaded>
    </>
  )
}

function columnsOf(t: Translate): Column<Row>[] {
  return [
    { key: 'name', head: t('jobs_name'), card: 'title', cell: (row) => row.name },
    {
      key: 'state',
      head: t('jobs_state'),
      card: 'badge',
      cell: (row) => <Badge tone={tones[row.state]}>{t(`jobs_state_${row.state}`)}</Badge>,
    },
    { key: 'schedule', head: t('jobs_schedule'), cell: (row) => scheduleText(t, row.everyMs) },
    {
      key: 'succeeded',
      head: t('jobs_succeeded'),
      isNamed: true,
      cell: (row) => (row.succeededAt ? formatDateTime(row.succeededAt) : '–'),
    },
    { key: 'attempts', head: t('jobs_attempts'), isFigure: true, cell: (row) => formatCount(row.attempts) },
    {
      key: 'next',
      head: `${t('jobs_next')} (${zoneLabel()})`,
      isNamed: true,
      cell: (row) => formatDateTime(row.nextAt),
    },
    {
      key: 'failure',
      head: t('jobs_failure'),
      cell: (row) =>
        row.failedAt ? (
          <span className={styles.message}>
            {t('jobs_failed_at', { time: formatDateTime(row.failedAt), failure: row.failedWith ?? '' })}
          </span>
        ) : (
          '–'
        ),
    },
  ]
}

function scheduleText(t: Translate, everyMs: number | null): string {
  if (everyMs === null) return t('jobs_calendar')
  return everyMs < 60_000
    ? t('jobs_every_seconds', { count: formatCount(everyMs / 1_000) })
    : t('jobs_every_minutes', { count: formatCount(everyMs / 60_000) })
}

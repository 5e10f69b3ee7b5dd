import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatCount, formatDateTime } from '../../../../design/format.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { sourceText, runLook } from './feed-words.ts'
import styles from './catalogue.module.css'
import type { FeedRun } from './types.ts'

function RunCounts({ run }: { run: FeedRun }) {
  const t = useText()
  const counts = [
    ['catalogue_feed_added', run.addedCount, 'good'],
    ['catalogue_feed_changed', run.changedCount, 'info'],
    ['catalogue_feed_returned', run.returnedCount, 'good'],
    ['catalogue_feed_absent', run.absentCount, 'waiting'],
    ['catalogue_feed_refused', run.refusedCount, 'bad'],
  ] as const
  const told = counts.filter(([, count]) => count > 0)
  if (told.length === 0)
    return <span className="small text-3">{run.rowCount > 0 ? t('catalogue_feed_same') : '–'}</span>
  return (
    <span className={styles.counts}>
      {told.map(([text, count, tone]) => (
        <Badge key={text} tone={tone}>
          {t(text, { count: formatCount(count) })}
        </Badge>
      ))}
    </span>
  )
}

/** A reading of a feed in the list: who asked for it, and what it changed. */
export function runColumns(t: Translate, onOpen: (runId: string) => void): Column<FeedRun>[] {
  return [
    { key: 'vendor', head: t('games_vendor'), card: 'title', cell: (row) => <b>{row.vendorName}</b> },
    {
      key: 'from',
      head: t('catalogue_feed_source'),
      cell: (row) => (
        <span className={styles.wide}>
          {t(sourceText(row.source))} · {row.sourceName}
        </span>
      ),
    },
    {
      key: 'when',
      head: t('common_time'),
      cell: (row) => `${row.askedByName} · ${formatDateTime(row.askedAt).slice(0, 16)}`,
    },
    { key: 'counts', head: t('catalogue_feed_result'), cell: (row) => <RunCounts run={row} /> },
    {
      key: 'state',
      head: t('games_state'),
      card: 'badge',
      cell: (row) => <Badge tone={runLook[row.state].tone}>{t(runLook[row.state].text)}</Badge>,
    },
    {
      key: 'open',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) => (
        <Button
          size="compact"
          aria-label={`${t('common_detail')} ${row.vendorName} ${formatDateTime(row.askedAt)}`}
          onClick={() => onOpen(row.runId)}
        >
          {t('common_detail')}
        </Button>
      ),
    },
  ]
}

import { useState } from 'react'
import { askFeed } from '../../../../contract/operator/catalogue/ask-feed.ts'
import { listFeedRuns } from '../../../../contract/operator/catalogue/list-feed-runs.ts'
import { listFeeds } from '../../../../contract/operator/catalogue/list-feeds.ts'
import { callServer } from '../../../client/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatCount, formatDateTime } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'
import { EditFeedWindow } from './edit-feed-window.tsx'
import { FeedRunWindow } from './feed-run-window.tsx'
import { sourceText, runLook } from './feed-words.ts'
import { ImportFeedWindow } from './import-feed-window.tsx'
import { refreshCatalogue } from './refresh-catalogue.ts'
import styles from './catalogue.module.css'
import type { Feed, FeedRun } from './types.ts'

/** What vendors tell of their games: by a file, or at an address that is read each day; and every reading so far. */
export function FeedsTab() {
  const t = useText()
  const can = useCan()
  const mayEdit = can('catalogue.edit')
  const [importing, setImporting] = useState<Feed | null>(null)
  const [editing, setEditing] = useState<Feed | null>(null)
  const [open, setOpen] = useState<string | null>(null)
  const [pageNo, setPageNo] = useState(1)
  const feeds = useCall(listFeeds, {}, { staleMs: 3_000 })
  const runs = useCall(listFeedRuns, { query: { pageNo, pageSize: 20 } }, { keepsPrevious: true, staleMs: 2_000, refetchEveryMs: 5_000 })
  const ask = async (feed: Feed) => {
    try {
      const { runId } = await callServer(askFeed, { params: { vassalage: feed.vassalage } })
      setOpen(runId)
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    await refreshCatalogue()
  }
  const feedColumns: Column<Feed>[] = [
    { key: 'name', head: t('games_vendor'), card: 'title', cell: (row) => <b>{row.name}</b> },
    { key: 'games', head: t('games_tab_games'), isFigure: true, cell: (row) => t('catalogue_found', { 0: row.gameCount }) },
    { key: 'absent', head: t('catalogue_absent'), isFigure: true, card: 'hidden', cell: (row) => formatCount(row.absentCount) },
    { key: 'address', head: t('catalogue_feed_address'), cell: (row) => <span className={styles.wide}>{row.feedUrl || t('catalogue_feed_files')}</span> },
    { key: 'daily', head: t('catalogue_feed_daily'), card: 'badge', cell: (row) => (row.feedUrl ? <Badge tone={row.isDaily ? 'good' : 'neutral'}>{t(row.isDaily ? 'catalogue_feed_daily_on' : 'catalogue_feed_daily_off')}</Badge> : null) },
    { key: 'do', head: <span className="sr-only">{t('common_action')}</span>, card: 'action', cell: (row) => (mayEdit ? (
      <span className={parts.toolbar}>
        <Button size="compact" icon="upload" aria-label={`${t('catalogue_feed_file')} ${row.name}`} onClick={() => setImporting(row)}>{t('catalogue_feed_file')}</Button>
        {row.feedUrl ? <Button size="compact" icon="refresh" aria-label={`${t('catalogue_feed_now')} ${row.name}`} onClick={() => void ask(row)}>{t('catalogue_feed_now')}</Button> : null}
        <Button size="compact" icon="edit" aria-label={`${t('catalogue_feed_address')} ${row.name}`} onClick={() => setEditing(row)}>{t('catalogue_feed_address')}</Button>
      </span>
    ) : null) },
  ]
  const runColumns: Column<FeedRun>[] = [
    { key: 'vendor', head: t('games_vendor'), card: 'title', cell: (row) => <b>{row.vendorName}</b> },
    { key: 'from', head: t('catalogue_feed_source'), cell: (row) => <span className={styles.wide}>{t(sourceText(row.source))} · {row.sourceName}</span> },
    { key: 'when', head: t('common_time'), cell: (row) => `${row.askedByName} · ${formatDateTime(row.askedAt).slice(0, 16)}` },
    { key: 'counts', head: t('catalogue_feed_result'), cell: (row) => <RunCounts run={row} /> },
    { key: 'state', head: t('games_state'), card: 'badge', cell: (row) => <Badge tone={runLook[row.state].tone}>{t(runLook[row.state].text)}</Badge> },
    { key: 'open', head: <span className="sr-only">{t('common_action')}</span>, card: 'action', cell: (row) => <Button size="compact" aria-label={`${t('common_detail')} ${row.vendorName} ${formatDateTime(row.askedAt)}`} onClick={() => setOpen(row.runId)}>{t('common_detail')}</Button> },
  ]
  return (
    <div className="stack">
      <Panel title={t('catalogue_feeds')} isFlush><Loaded answer={feeds}>{({ list }) => <DataTable caption={t('catalogue_feeds')} columns={feedColumns} rows={list} rowKey={(row) => row.vassalage} empty={<EmptyState isSmall title={t('catalogue_feeds_none')} />} />}</Loaded></Panel>
      <Panel title={t('catalogue_feed_runs')} isFlush><Loaded answer={runs}>{(page) => <DataTable caption={t('catalogue_feed_runs')} columns={runColumns} rows={page.list} rowKey={(row) => row.runId} empty={<EmptyState isSmall title={t('catalogue_feed_runs_none')} />} />}</Loaded></Panel>
      <Pages pageNo={pageNo} totalPages={runs.data?.totalPages} onChange={setPageNo} />
      {importing ? <ImportFeedWindow feed={importing} onClose={() => setImporting(null)} onRead={(runId) => { setImporting(null); setOpen(runId) }} /> : null}
      {editing ? <EditFeedWindow feed={editing} allowedHosts={feeds.data?.allowedHosts ?? []} onClose={() => setEditing(null)} /> : null}
      {open ? <FeedRunWindow key={open} runId={open} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}

function RunCounts({ run }: { run: FeedRun }) {
  const t = useText()
  const counts = [['catalogue_feed_added', run.addedCount, 'good'], ['catalogue_feed_changed', run.changedCount, 'info'], ['catalogue_feed_returned', run.returnedCount, 'good'], ['catalogue_feed_absent', run.absentCount, 'waiting'], ['catalogue_feed_refused', run.refusedCount, 'bad']] as const
  const told = counts.filter(([, count]) => count > 0)
  if (told.length === 0) return <span className="small text-3">{run.rowCount > 0 ? t('catalogue_feed_same') : '–'}</span>
  return <span className={styles.counts}>{told.map(([text, count, tone]) => <Badge key={text} tone={tone}>{t(text, { 0: formatCount(count) })}</Badge>)}</span>
}

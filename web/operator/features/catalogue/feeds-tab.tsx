import { useState } from 'react'
import { askFeed } from '../../../../contract/operator/catalogue/ask-feed.ts'
import { listFeedRuns } from '../../../../contract/operator/catalogue/list-feed-runs.ts'
import { listFeeds } from '../../../../contract/operator/catalogue/list-feeds.ts'
import { callServer } from '../../../client/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { useCan } from '../../session/me.ts'
import { EditFeedWindow } from './edit-feed-window.tsx'
import { feedColumns } from './feed-columns.tsx'
import { runColumns } from './feed-run-columns.tsx'
import { FeedRunWindow } from './feed-run-window.tsx'
import { ImportFeedWindow } from './import-feed-window.tsx'
import { refreshCatalogue } from './refresh-catalogue.ts'
import type { Feed } from './types.ts'

/** Vendors' feeds: from a file, or from an address that is read each day; and every reading so far. */
export function FeedsTab() {
  const t = useText()
  const can = useCan()
  const mayEdit = can('catalogue.edit')
  const [importing, setImporting] = useState<Feed | null>(null)
  const [editing, setEditing] = useState<Feed | null>(null)
  const [open, setOpen] = useState<string | null>(null)
  const [pageNo, setPageNo] = useState(1)
  const feeds = useCall(listFeeds, {}, { staleMs: 3_000 })
  const runs = useCall(
    listFeedRuns,
    { query: { pageNo, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 2_000, refetchEveryMs: 5_000 },
  )
  const ask = async (feed: Feed) => {
    try {
      const { runId } = await callServer(askFeed, { params: { vassalage: feed.vassalage } })
      setOpen(runId)
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    await refreshCatalogue()
  }
  const columnsOfFeeds = feedColumns({
    t,
    mayEdit,
    onImport: setImporting,
    onAsk: (feed) => void ask(feed),
    onEdit: setEditing,
  })
  const columnsOfRuns = runColumns(t, setOpen)
  return (
    <div className="stack">
      <Panel title={t('catalogue_feeds')} isFlush>
        <Loaded answer={feeds}>
          {({ list }) => (
            <DataTable
              caption={t('catalogue_feeds')}
              columns={columnsOfFeeds}
              rows={list}
              rowKey={(row) => row.vassalage}
              empty={<EmptyState isSmall title={t('catalogue_feeds_none')} />}
            />
          )}
        </Loaded>
      </Panel>
      <Panel title={t('catalogue_feed_runs')} isFlush>
        <Loaded answer={runs}>
          {(page) => (
            <DataTable
              caption={t('catalogue_feed_runs')}
              columns={columnsOfRuns}
              rows={page.list}
              rowKey={(row) => row.runId}
              empty={<EmptyState isSmall title={t('catalogue_feed_runs_none')} />}
            />
          )}
        </Loaded>
      </Panel>
      <Pages pageNo={pageNo} totalPages={runs.data?.totalPages} onChange={setPageNo} />
      {importing ? (
        <ImportFeedWindow
          feed={importing}
          onClose={() => setImporting(null)}
          onRead={(runId) => {
            setImporting(null)
            setOpen(runId)
          }}
        />
      ) : null}
      {editing ? (
        <EditFeedWindow
          feed={editing}
          allowedHosts={feeds.data?.allowedHosts ?? []}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {open ? <FeedRunWindow key={open} runId={open} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}

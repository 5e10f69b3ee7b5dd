import { useState } from 'react'
import { listAllAnnouncements } from '../../../../contract/operator/messaging/list-all-announcements.ts'
import { removeAnnouncement } from '../../../../contract/operator/messaging/remove-announcement.ts'
import type { AnnouncementKind } from '../../../../contract/shared/content-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDate, formatDateTime } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { useTitleOf } from '../../parts/content/title-of.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'
import { EditAnnouncementWindow } from './edit-announcement-window.tsx'
import { executionTexts, kindTexts, newAnnouncement, type Announcement, type Draft } from './words.ts'

type Filter = AnnouncementKind | 'ALL'

/** Announcements and popups, newest first: who sees them, when, and what they say. */
export function AnnouncementsPage() {
  const t = useText()
  const titleOf = useTitleOf()
  const can = useCan()
  const [kind, setKind] = useState<Filter>('ALL')
  const [pageNo, setPageNo] = useState(1)
  const [editing, setEditing] = useState<{ id: string | null; draft: Draft } | null>(null)
  const [removing, setRemoving] = useState<Announcement | null>(null)
  const answer = useCall(listAllAnnouncements, { query: { ...(kind === 'ALL' ? {} : { kind }), pageNo, pageSize: 20 } }, { keepsPrevious: true, staleMs: 3_000 })
  const columns: Column<Announcement>[] = [
    { key: 'title', head: t('content_title'), card: 'title', cell: (row) => <b>{titleOf(row.titles)}</b> },
    { key: 'kind', head: t('content_kind'), cell: (row) => t(kindTexts[row.kind]) },
    { key: 'for', head: t('content_for'), cell: (row) => (row.kind === 'PU' ? t(executionTexts[row.execution]) : t('content_for_all')) },
    { key: 'from', head: t('content_starts'), card: 'meta', cell: (row) => formatDateTime(row.startsAt).slice(0, 16) },
    { key: 'to', head: t('content_ends'), cell: (row) => (row.endsAt ? formatDate(row.endsAt) : '–') },
    { key: 'state', head: t('common_status'), card: 'badge', cell: (row) => <Badge tone={row.isLive ? 'good' : 'neutral'}>{t(row.isLive ? 'content_live' : row.isShown ? 'content_waiting' : 'content_hidden')}</Badge> },
    { key: 'edit', head: <span className="sr-only">{t('common_action')}</span>, card: 'action', cell: (row) => (can('content.edit') ? (
      <span className="row">
        <Button size="compact" aria-label={`${t('common_edit')} ${titleOf(row.titles)}`} onClick={() => { const { announcementId, isLive: _isLive, ...draft } = row; setEditing({ id: announcementId, draft }) }}>{t('common_edit')}</Button>
        <Button size="compact" aria-label={`${t('common_delete')} ${titleOf(row.titles)}`} onClick={() => setRemoving(row)}>{t('common_delete')}</Button>
      </span>
    ) : null) },
  ]
  const remove = async () => {
    try {
      await callServer(removeAnnouncement, { params: { announcementId: removing!.announcementId } })
      toast.good(t('content_removed'))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setRemoving(null)
    await refresh(listAllAnnouncements)
  }
  return (
    <>
      <PageHead title={t('console_nav_announcements')} text={t('content_announcements_text')} actions={can('content.edit') ? <Button kind="primary" icon="plus" onClick={() => setEditing({ id: null, draft: newAnnouncement() })}>{t('content_new_announcement')}</Button> : null} />
      <div className={parts.filters}>
        <Segmented label={t('content_kind')} value={kind} onChange={(next) => { setKind(next); setPageNo(1) }} choices={[{ key: 'ALL', text: t('common_all') }, ...(['PL', 'PU', 'PR'] as const).map((key) => ({ key, text: t(kindTexts[key]) }))]} />
      </div>
      <Loaded answer={answer}>{(page) => <div className="panel"><DataTable caption={t('console_nav_announcements')} columns={columns} rows={page.list} rowKey={(row) => row.announcementId} empty={<EmptyState isSmall title={t('content_none')} />} /></div>}</Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      {editing ? <EditAnnouncementWindow key={editing.id ?? 'new'} id={editing.id} first={editing.draft} onClose={() => setEditing(null)} /> : null}
      <ConfirmDialog isOpen={removing !== null} title={t('common_delete')} confirmText={t('common_delete')} onCancel={() => setRemoving(null)} onConfirm={() => void remove()}>{t('content_remove_text', { 0: removing ? titleOf(removing.titles) : '' })}</ConfirmDialog>
    </>
  )
}

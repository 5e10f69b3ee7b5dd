import { useState } from 'react'
import { listAllAnnouncements } from '../../../../contract/operator/messaging/list-all-announcements.ts'
import { removeAnnouncement } from '../../../../contract/operator/messaging/remove-announcement.ts'
import type { AnnouncementKind } from '../../../../contract/shared/content-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { useTitleOf } from '../../parts/content/title-of.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'
import { announcementColumns } from './announcement-columns.tsx'
import { EditAnnouncementWindow } from './edit-announcement-window.tsx'
import { kindTexts, newAnnouncement, type Announcement, type Draft } from './words.ts'

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
  const answer = useCall(
    listAllAnnouncements,
    { query: { ...(kind === 'ALL' ? {} : { kind }), pageNo, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  const columns = announcementColumns({
    t,
    titleOf,
    mayEdit: can('content.edit'),
    onEdit: ({ announcementId, isLive: _isLive, ...draft }) => setEditing({ id: announcementId, draft }),
    onRemove: setRemoving,
  })
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
      <PageHead
        title={t('console_nav_announcements')}
        text={t('content_announcements_text')}
        actions={
          can('content.edit') ? (
            <Button
              kind="primary"
              icon="plus"
              onClick={() => setEditing({ id: null, draft: newAnnouncement() })}
            >
              {t('content_new_announcement')}
            </Button>
          ) : null
        }
      />
      <div className={parts.filters}>
        <Segmented
          label={t('content_kind')}
          value={kind}
          onChange={(next) => {
            setKind(next)
            setPageNo(1)
          }}
          choices={[
            { key: 'ALL', text: t('common_all') },
            ...(['PL', 'PU', 'PR'] as const).map((key) => ({ key, text: t(kindTexts[key]) })),
          ]}
        />
      </div>
      <Loaded answer={answer}>
        {(page) => (
          <div className="panel">
            <DataTable
              caption={t('console_nav_announcements')}
              columns={columns}
              rows={page.list}
              rowKey={(row) => row.announcementId}
              empty={<EmptyState isSmall title={t('content_none')} />}
            />
          </div>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      {editing ? (
        <EditAnnouncementWindow
          key={editing.id ?? 'new'}
          id={editing.id}
          first={editing.draft}
          onClose={() => setEditing(null)}
        />
      ) : null}
      <ConfirmDialog
        isOpen={removing !== null}
        title={t('common_delete')}
        confirmText={t('common_delete')}
        onCancel={() => setRemoving(null)}
        onConfirm={() => void remove()}
      >
        {t('content_remove_text', { title: removing ? titleOf(removing.titles) : '' })}
      </ConfirmDialog>
    </>
  )
}

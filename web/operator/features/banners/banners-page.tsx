import { useState } from 'react'
import { listAllBanners } from '../../../../contract/operator/catalogue/list-all-banners.ts'
import { removeBanner } from '../../../../contract/operator/catalogue/remove-banner.ts'
import { bannerGroups, type BannerGroup } from '../../../../contract/shared/banner-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDate } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import content from '../../parts/content/content.module.css'
import { useTitleOf } from '../../parts/content/title-of.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { useCan } from '../../session/me.ts'
import { EditBannerWindow } from './edit-banner-window.tsx'
import { groupTexts, linkTexts, newBanner, type Banner, type Draft } from './words.ts'

/** The banners by their place, in their order. */
export function BannersPage() {
  const t = useText()
  const titleOf = useTitleOf()
  const can = useCan()
  const [editing, setEditing] = useState<{ id: string | null; draft: Draft } | null>(null)
  const [removing, setRemoving] = useState<Banner | null>(null)
  const answer = useCall(listAllBanners, {}, { staleMs: 3_000 })
  const remove = async () => {
    try {
      await callServer(removeBanner, { params: { bannerId: removing!.bannerId } })
      toast.good(t('content_removed'))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setRemoving(null)
    await refresh(listAllBanners)
  }
  const add = (groupName: BannerGroup) => setEditing({ id: null, draft: { ...newBanner(), groupName } })
  return (
    <>
      <PageHead
        title={t('console_nav_banners')}
        text={t('banner_text')}
        actions={
          can('content.edit') ? (
            <Button kind="primary" icon="plus" onClick={() => add('w_home')}>
              {t('banner_new')}
            </Button>
          ) : null
        }
      />
      <Loaded answer={answer}>
        {({ list }) => (
          <div className="stack">
            {bannerGroups.map((group) => (
              <Panel key={group} title={t(groupTexts[group])} isFlush>
                <BannerTable
                  banners={list.filter((banner) => banner.groupName === group)}
                  caption={t(groupTexts[group])}
                  mayEdit={can('content.edit')}
                  onEdit={(banner) => {
                    const { bannerId, isLive: _isLive, ...draft } = banner
                    setEditing({ id: bannerId, draft })
                  }}
                  onRemove={setRemoving}
                />
              </Panel>
            ))}
          </div>
        )}
      </Loaded>
      {editing ? (
        <EditBannerWindow
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

function BannerTable({
  banners,
  caption,
  mayEdit,
  onEdit,
  onRemove,
}: {
  banners: readonly Banner[]
  caption: string
  mayEdit: boolean
  onEdit: (banner: Banner) => void
  onRemove: (banner: Banner) => void
}) {
  const t = useText()
  const titleOf = useTitleOf()
  const nameOf = (row: Banner) => titleOf(row.titles) || row.bannerId
  const columns: Column<Banner>[] = [
    {
      key: 'picture',
      head: t('content_picture'),
      cell: (row) => (
        <img
          {...pictureSources(row.imageUrl)}
          sizes="160px"
          alt=""
          loading="lazy"
          className={content.thumb}
        />
      ),
    },
    { key: 'title', head: t('content_title'), card: 'title', cell: (row) => <b>{nameOf(row)}</b> },
    {
      key: 'link',
      head: t('banner_link'),
      cell: (row) => (
        <span>
          {t(linkTexts[row.linkageType])} <span className="note text-3">{row.linkage}</span>
        </span>
      ),
    },
    { key: 'order', head: t('banner_order'), isFigure: true, cell: (row) => row.position },
    {
      key: 'languages',
      head: t('content_language'),
      cell: (row) => (row.languages.length === 0 ? t('common_all') : row.languages.join(' ')),
    },
    {
      key: 'period',
      head: t('banner_period'),
      card: 'meta',
      cell: (row) =>
        row.startsAt || row.endsAt
          ? `${row.startsAt ? formatDate(row.startsAt) : '…'} – ${row.endsAt ? formatDate(row.endsAt) : '…'}`
          : t('banner_always'),
    },
    {
      key: 'state',
      head: t('common_status'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={row.isLive ? 'good' : 'neutral'}>
          {t(row.isLive ? 'content_live' : row.isShown ? 'content_waiting' : 'content_hidden')}
        </Badge>
      ),
    },
    {
      key: 'edit',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) =>
        mayEdit ? (
          <span className="row">
            <Button
              size="compact"
              aria-label={`${t('common_edit')} ${nameOf(row)}`}
              onClick={() => onEdit(row)}
            >
              {t('common_edit')}
            </Button>
            <Button
              size="compact"
              aria-label={`${t('common_delete')} ${nameOf(row)}`}
              onClick={() => onRemove(row)}
            >
              {t('common_delete')}
            </Button>
          </span>
        ) : null,
    },
  ]
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={banners}
      rowKey={(row) => row.bannerId}
      empty={<EmptyState isSmall title={t('content_none')} />}
    />
  )
}

import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { PromotionType } from '../../../../contract/shared/content-words.ts'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { formatDate } from '../../../../design/format.ts'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { Chips } from '../../../ui/tabs/segmented.tsx'
import { loadNotices, type Notice, notices, openNotices } from '../../state/notices.ts'
import { usePageTitle } from '../../state/page-title.ts'
import styles from './announce-page.module.css'
import { pageCount } from './notice-index.ts'
import { plainText } from './plain-text.ts'

/** Nine a page; the paginator shows five pages around and one at each end (site.md §9). */
const PER_PAGE = 9

export const typeLook: Record<PromotionType, { text: TextKey; tone: BadgeTone }> = {
  SYSTEM: { text: 'announcement_type_system', tone: 'info' },
  SECURITY: { text: 'announcement_type_security', tone: 'bad' },
  ACCOUNT: { text: 'announcement_type_account', tone: 'info' },
  GAME: { text: 'announcement_type_game', tone: 'good' },
  EVENT: { text: 'announcement_type_event', tone: 'neutral' },
  PROMOTION: { text: 'announcement_type_promotion', tone: 'ready' },
}

/** Every announcement as a card; reading on opens the window of notices at it. */
export default function AnnouncePage() {
  const t = useText()
  const { list, hasFailed } = useStore(notices)
  const [type, setType] = useState<PromotionType | 'ALL'>('ALL')
  const [page, setPage] = useState(1)
  useEffect(() => {
    if (!list) void loadNotices()
  }, [list])
  usePageTitle(t('nav_announcements'))
  const types = useMemo(() => [...new Set(list?.map((notice) => notice.promotionType))], [list])
  const found = (list ?? []).filter((notice) => type === 'ALL' || notice.promotionType === type)
  const shown = found.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  return (
    <div className="wrap">
      <h1 className={styles.title}>{t('nav_announcements')}</h1>
      {types.length > 1 ? (
        <Chips
          label={t('nav_announcements')}
          choices={[
            { key: 'ALL' as const, text: t('common_all') },
            ...types.map((key) => ({ key, text: t(typeLook[key].text) })),
          ]}
          value={type}
          onChange={(next) => {
            setType(next ?? 'ALL')
            setPage(1)
          }}
        />
      ) : null}
      {hasFailed && !list ? (
        <EmptyState
          title={t('msg_network_abnormal')}
          action={
            <Button kind="primary" onClick={() => void loadNotices()}>
              {t('common_retry')}
            </Button>
          }
        />
      ) : null}
      {!list && !hasFailed ? <Skeleton shape="block" /> : null}
      {list && found.length === 0 ? <EmptyState title={t('announcement_empty')} /> : null}
      <ul className={styles.cards}>
        {shown.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </ul>
      <Pagination
        page={page}
        totalPages={pageCount(found.length, PER_PAGE)}
        onChange={(next) => {
          setPage(next)
          window.scrollTo({ top: 0, behavior: 'smooth' })
        }}
        margin={1}
        range={5}
      />
    </div>
  )
}

function NoticeCard({ notice }: { notice: Notice }) {
  const t = useText()
  const look = typeLook[notice.promotionType]
  return (
    <li className={`panel ${styles.card}`}>
      <div className="row">
        <Badge tone={look.tone}>{t(look.text)}</Badge>
        <span className="grow" />
        <time className="note text-3" dateTime={notice.timestamp}>
          {formatDate(notice.timestamp)}
        </time>
      </div>
      <h2>{notice.title}</h2>
      <p>{plainText(notice.content, 140)}</p>
      <button
        type="button"
        className={styles.more}
        aria-label={`${t('content_read_on')}: ${notice.title}`}
        onClick={() => openNotices(notice.id)}
      >
        {t('content_read_on')}
        <Icon name="r" size={16} />
      </button>
    </li>
  )
}

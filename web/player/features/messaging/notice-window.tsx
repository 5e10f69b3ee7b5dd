import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { formatDate } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import { RichText } from '../../../ui/layout/rich-text.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { loadNotices, type Notice, notices } from '../../state/notices.ts'
import { closeWindow } from '../../state/windows.ts'
import { entriesOfPage, firstIndexOfPage, NOTICES_PER_PAGE, pageCount, pageOfIndex } from './notice-index.ts'
import styles from './notices.module.css'
import { PromotionJump } from './promotion-jump.tsx'

/** The notices: titles at the left, seven a page, the selected one at the right. */
export default function NoticeWindow() {
  const t = useText()
  const { list, hasFailed, index } = useStore(notices)
  useEffect(() => {
    if (!list) void loadNotices()
  }, [list])
  if (hasFailed && !list)
    return (
      <EmptyState
        isSmall
        title={t('msg_network_abnormal')}
        action={<Button onClick={() => void loadNotices()}>{t('common_retry')}</Button>}
      />
    )
  if (!list)
    return (
      <div className={styles.detail}>
        <Skeleton shape="block" />
      </div>
    )
  const notice = list[index]
  if (!notice) return <EmptyState isSmall title={t('announcement_empty')} />
  const select = (next: number) => notices.setState({ index: next })
  const page = pageOfIndex(index)
  return (
    <div className={styles.window}>
      <nav className={styles.titles} aria-label={t('modal_notice')}>
        <ul>
          {entriesOfPage(list, page).map(({ entry, index: place }) => (
            <li key={entry.id}>
              <button
                type="button"
                aria-current={place === index ? 'true' : undefined}
                onClick={() => select(place)}
              >
                <b>{entry.title}</b>
                <time dateTime={entry.timestamp}>{formatDate(entry.timestamp)}</time>
              </button>
            </li>
          ))}
        </ul>
        <Pagination
          page={page}
          totalPages={pageCount(list.length, NOTICES_PER_PAGE)}
          onChange={(next) => select(firstIndexOfPage(next))}
          margin={0}
          range={2}
        />
      </nav>
      <NoticeDetail notice={notice} />
    </div>
  )
}

function NoticeDetail({ notice }: { notice: Notice }) {
  return (
    <article className={styles.detail} aria-live="polite">
      {notice.imageUrl ? (
        <img
          {...pictureSources(notice.imageUrl)}
          sizes="(min-width: 1000px) 540px, 92vw"
          alt=""
          className={styles.picture}
        />
      ) : null}
      <header className={styles.head}>
        <h3>{notice.title}</h3>
        <time dateTime={notice.timestamp}>{formatDate(notice.timestamp)}</time>
      </header>
      <RichText html={notice.content} />
      <PromotionJump notice={notice} onGo={closeWindow} />
    </article>
  )
}

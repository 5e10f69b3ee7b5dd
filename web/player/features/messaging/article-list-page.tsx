import { useState } from 'react'
import { listArticles } from '../../../../contract/player/messaging/list-articles.ts'
import type { ArticleSection } from '../../../../contract/shared/content-words.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDate } from '../../../../design/format.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { AppLink } from '../../app-link.tsx'
import { paths } from '../../paths.ts'
import { usePageTitle } from '../../state/page-title.ts'
import styles from './articles.module.css'

const titles = { BLOG: 'nav_blog', NEWS: 'nav_news' } as const

export const BlogPage = () => <ArticleListPage section="BLOG" />
export const NewsPage = () => <ArticleListPage section="NEWS" />

/** The published articles of the blog or the news, newest first, nine a page. */
function ArticleListPage({ section }: { section: ArticleSection }) {
  const t = useText()
  const language = useLanguage().toUpperCase()
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useCall(
    listArticles,
    { query: { section, language, pageNo, pageSize: 9 } },
    { keepsPrevious: true },
  )
  usePageTitle(t(titles[section]))
  return (
    <div className="wrap">
      <h1 className={styles.title}>{t(titles[section])}</h1>
      {error ? (
        <EmptyState
          title={errorText(error, t)}
          action={
            <Button kind="primary" onClick={() => void refetch()}>
              {t('common_retry')}
            </Button>
          }
        />
      ) : null}
      {!data && !error ? <Skeleton shape="block" /> : null}
      {data && data.list.length === 0 ? <EmptyState title={t('article_empty')} /> : null}
      <ul className={styles.list}>
        {data?.list.map((article) => (
          <li key={article.slug}>
            <AppLink href={paths.article(section, article.slug)} className={`panel ${styles.card}`}>
              {article.imageUrl ? (
                <img
                  {...pictureSources(article.imageUrl)}
                  sizes="(min-width: 1000px) 360px, 92vw"
                  alt=""
                  loading="lazy"
                  className={styles.picture}
                />
              ) : null}
              <span className={styles.words}>
                <time dateTime={article.publishedAt}>{formatDate(article.publishedAt)}</time>
                <b>{article.title}</b>
                {article.summary ? <span>{article.summary}</span> : null}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      <Pagination
        page={pageNo}
        totalPages={data?.totalPages ?? 1}
        onChange={setPageNo}
        margin={1}
        range={5}
      />
    </div>
  )
}

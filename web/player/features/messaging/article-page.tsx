import { readArticle } from '../../../../contract/player/messaging/read-article.ts'
import type { ArticleSection } from '../../../../contract/shared/content-words.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDate } from '../../../../design/format.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import { RichText } from '../../../ui/layout/rich-text.tsx'
import { navigate } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { useNamed } from '../../use-named.ts'
import { usePageTitle } from '../../state/page-title.ts'
import styles from './articles.module.css'

const titles = { BLOG: 'nav_blog', NEWS: 'nav_news' } as const

export const BlogArticlePage = () => <ArticlePage section="BLOG" />
export const NewsArticlePage = () => <ArticlePage section="NEWS" />

/** One article; an unknown address says so and leads back to the list. */
function ArticlePage({ section }: { section: ArticleSection }) {
  const t = useText()
  const language = useLanguage().toUpperCase()
  const slug = useNamed().toLowerCase()
  const { data, error, refetch } = useCall(readArticle, { params: { slug }, query: { section, language } })
  usePageTitle(data?.seoTitle)
  const back = () => void navigate(paths.articles(section))
  const isGone = error !== null && codeOf(error) === 'ARTICLE_NOT_FOUND'
  return (
    <div className="wrap">
      <header className={styles.head}>
        <IconButton icon="back" iconSize={24} label={t('common_back')} onClick={back} />
        <span>{t(titles[section])}</span>
      </header>
      {error ? (
        <EmptyState
          isPage
          title={errorText(error, t)}
          action={
            <Button kind="primary" onClick={() => (isGone ? back() : void refetch())}>
              {t(isGone ? 'common_back' : 'common_retry')}
            </Button>
          }
        />
      ) : null}
      {!data && !error ? <Skeleton shape="block" /> : null}
      {data ? (
        <article className={`panel ${styles.article}`}>
          {data.imageUrl ? (
            <img
              {...pictureSources(data.imageUrl)}
              sizes="(min-width: 1000px) 760px, 92vw"
              alt=""
              className={styles.picture}
            />
          ) : null}
          <h1>{data.title}</h1>
          <time dateTime={data.publishedAt}>{formatDate(data.publishedAt)}</time>
          <RichText html={data.content} />
        </article>
      ) : null}
    </div>
  )
}

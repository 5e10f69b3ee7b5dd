import { useState } from 'react'
import { listAllArticles, type listAllArticlesSchemas } from '../../../../contract/operator/messaging/list-all-articles.ts'
import { removeArticle } from '../../../../contract/operator/messaging/remove-article.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { ArticleSection } from '../../../../contract/shared/content-words.ts'
import { callServer } from '../../../client/call.ts'
import { serverOffsetMs } from '../../../client/server-clock.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../../ui/i18n/format.ts'
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
import { EditArticleWindow, type Draft } from './edit-article-window.tsx'

type Article = ValueOf<typeof listAllArticlesSchemas>['list'][number]

const empty = (): Draft => ({
  section: 'NEWS', slug: '', titles: { TH: '', EN: '' }, seoTitles: { TH: '', EN: '' }, summaries: { TH: '', EN: '' }, contents: { TH: '', EN: '' }, imageUrl: '', publishedAt: null,
})

const addressOf = ({ section, slug }: Article) => `/${section.toLowerCase()}/${slug}`

/** The articles of the blog and the news: drafts first, then newest first. */
export function ArticlesPage() {
  const t = useText()
  const titleOf = useTitleOf()
  const can = useCan()
  const [section, setSection] = useState<ArticleSection | 'ALL'>('ALL')
  const [pageNo, setPageNo] = useState(1)
  const [editing, setEditing] = useState<{ id: string | null; draft: Draft } | null>(null)
  const [removing, setRemoving] = useState<Article | null>(null)
  const answer = useCall(listAllArticles, { query: { ...(section === 'ALL' ? {} : { section }), pageNo, pageSize: 20 } }, { keepsPrevious: true, staleMs: 3_000 })
  const nameOf = (row: Article) => titleOf(row.titles)
  const isPublished = (row: Article) => row.publishedAt !== null && Date.parse(row.publishedAt) <= Date.now() + serverOffsetMs()
  const columns: Column<Article>[] = [
    { key: 'title', head: t('content_title'), card: 'title', cell: (row) => <span><b>{nameOf(row)}</b> <span className="note text-3">{addressOf(row)}</span></span> },
    { key: 'section', head: t('content_section'), cell: (row) => t(row.section === 'BLOG' ? 'content_section_blog' : 'content_section_news') },
    { key: 'published', head: t('content_published'), card: 'meta', cell: (row) => (row.publishedAt ? formatDateTime(row.publishedAt).slice(0, 16) : '–') },
    { key: 'state', head: t('common_status'), card: 'badge', cell: (row) => <Badge tone={isPublished(row) ? 'good' : 'neutral'}>{t(isPublished(row) ? 'content_live' : row.publishedAt ? 'content_waiting' : 'content_draft')}</Badge> },
    { key: 'edit', head: <span className="sr-only">{t('common_action')}</span>, card: 'action', cell: (row) => (can('content.edit') ? (
      <span className="row">
        <Button size="compact" aria-label={`${t('common_edit')} ${nameOf(row)}`} onClick={() => { const { articleId, ...draft } = row; setEditing({ id: articleId, draft }) }}>{t('common_edit')}</Button>
        <Button size="compact" aria-label={`${t('common_delete')} ${nameOf(row)}`} onClick={() => setRemoving(row)}>{t('common_delete')}</Button>
      </span>
    ) : null) },
  ]
  const remove = async () => {
    try {
      await callServer(removeArticle, { params: { articleId: removing!.articleId } })
      toast.good(t('content_removed'))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setRemoving(null)
    await refresh(listAllArticles)
  }
  return (
    <>
      <PageHead title={t('console_nav_articles')} text={t('content_articles_text')} actions={can('content.edit') ? <Button kind="primary" icon="plus" onClick={() => setEditing({ id: null, draft: empty() })}>{t('content_new_article')}</Button> : null} />
      <div className={parts.filters}>
        <Segmented label={t('content_section')} value={section} onChange={(next) => { setSection(next); setPageNo(1) }} choices={[{ key: 'ALL', text: t('common_all') }, { key: 'NEWS', text: t('content_section_news') }, { key: 'BLOG', text: t('content_section_blog') }]} />
      </div>
      <Loaded answer={answer}>{(page) => <div className="panel"><DataTable caption={t('console_nav_articles')} columns={columns} rows={page.list} rowKey={(row) => row.articleId} empty={<EmptyState isSmall title={t('content_none')} />} /></div>}</Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      {editing ? <EditArticleWindow key={editing.id ?? 'new'} id={editing.id} first={editing.draft} onClose={() => setEditing(null)} /> : null}
      <ConfirmDialog isOpen={removing !== null} title={t('common_delete')} confirmText={t('common_delete')} onCancel={() => setRemoving(null)} onConfirm={() => void remove()}>{t('content_remove_text', { 0: removing ? nameOf(removing) : '' })}</ConfirmDialog>
    </>
  )
}

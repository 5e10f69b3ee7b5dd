import { useState } from 'react'
import { listAllArticles } from '../../../../contract/operator/messaging/list-all-articles.ts'
import { removeArticle } from '../../../../contract/operator/messaging/remove-article.ts'
import type { ArticleSection } from '../../../../contract/shared/content-words.ts'
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
import { articleColumns, type Article } from './article-columns.tsx'
import { EditArticleWindow, type Draft } from './edit-article-window.tsx'

const empty = (): Draft => ({
  section: 'NEWS',
  slug: '',
  titles: { TH: '', EN: '' },
  seoTitles: { TH: '', EN: '' },
  summaries: { TH: '', EN: '' },
  contents: { TH: '', EN: '' },
  imageUrl: '',
  publishedAt: null,
})

/** The articles of the blog and the news: drafts first, then newest first. */
export function ArticlesPage() {
  const t = useText()
  const titleOf = useTitleOf()
  const can = useCan()
  const [section, setSection] = useState<ArticleSection | 'ALL'>('ALL')
  const [pageNo, setPageNo] = useState(1)
  const [editing, setEditing] = useState<{ id: string | null; draft: Draft } | null>(null)
  const [removing, setRemoving] = useState<Article | null>(null)
  const answer = useCall(
    listAllArticles,
    { query: { ...(section === 'ALL' ? {} : { section }), pageNo, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  const nameOf = (row: Article) => titleOf(row.titles)
  const columns = articleColumns({
    t,
    nameOf,
    mayEdit: can('content.edit'),
    onEdit: ({ articleId, ...draft }) => setEditing({ id: articleId, draft }),
    onRemove: setRemoving,
  })
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
      <PageHead
        title={t('console_nav_articles')}
        text={t('content_articles_text')}
        actions={
          can('content.edit') ? (
            <Button kind="primary" icon="plus" onClick={() => setEditing({ id: null, draft: empty() })}>
              {t('content_new_article')}
            </Button>
          ) : null
        }
      />
      <div className={parts.filters}>
        <Segmented
          label={t('content_section')}
          value={section}
          onChange={(next) => {
            setSection(next)
            setPageNo(1)
          }}
          choices={[
            { key: 'ALL', text: t('common_all') },
            { key: 'NEWS', text: t('content_section_news') },
            { key: 'BLOG', text: t('content_section_blog') },
          ]}
        />
      </div>
      <Loaded answer={answer}>
        {(page) => (
          <div className="panel">
            <DataTable
              caption={t('console_nav_articles')}
              columns={columns}
              rows={page.list}
              rowKey={(row) => row.articleId}
              empty={<EmptyState isSmall title={t('content_none')} />}
            />
          </div>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      {editing ? (
        <EditArticleWindow
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
        {t('content_remove_text', { title: removing ? nameOf(removing) : '' })}
      </ConfirmDialog>
    </>
  )
}

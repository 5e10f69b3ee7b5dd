/** Articles of the blog and the news: how a draft is stored and what a reader of one language sees. */
import { randomUUID } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { refuse, refuseFields } from '../../../contract/errors.ts'
import type { ArticleDraft } from '../../../contract/shared/content-fields.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { isUniqueViolation, type Tx } from '../../../platform/postgres.ts'
import { richTextOf } from '../../../platform/rich-text.ts'
import { eachText, faultsOf, textIn } from '../shared/rules/words.ts'
import { lockArticle, putArticle, type ArticleHead, type ArticleRow } from './store/articles.ts'

const draftSchema = (fields: ReturnType<typeof ArticleDraft>) => Type.Object(fields)
export type Draft = Static<ReturnType<typeof draftSchema>>

/**
 * Stores a draft under its id. REQUEST_INVALID for an empty title, ARTICLE_SLUG_TAKEN for another article's
 * address.
 */
export async function keepArticle(
  tx: Tx,
  merchantId: string,
  draft: Draft,
  articleId: string = randomUUID(),
): Promise<ArticleRow> {
  const faults = faultsOf({ titles: draft.titles })
  if (faults.length > 0) refuseFields(faults)
  const row: ArticleRow = {
    article_id: articleId,
    section: draft.section,
    slug: draft.slug,
    titles: draft.titles,
    seo_titles: draft.seoTitles,
    summaries: draft.summaries,
    contents: eachText(draft.contents, richTextOf),
    image_url: draft.imageUrl,
    published_at: draft.publishedAt === null ? null : new Date(draft.publishedAt),
  }
  try {
    await putArticle(tx, merchantId, row)
  } catch (error) {
    if (isUniqueViolation(error, 'article_slug')) refuse('ARTICLE_SLUG_TAKEN')
    throw error
  }
  return row
}

export async function knownArticle(context: CallContext, articleId: string): Promise<ArticleRow> {
  return (await lockArticle(context.tx, context.merchant.id, articleId)) ?? refuse('ARTICLE_NOT_FOUND')
}

/** As the console and the audit log have it. */
export function draftOf(row: ArticleRow) {
  return {
    section: row.section,
    slug: row.slug,
    titles: row.titles,
    seoTitles: row.seo_titles,
    summaries: row.summaries,
    contents: row.contents,
    imageUrl: row.image_url,
    publishedAt: row.published_at,
  }
}

/** The head of an article in one language. */
export function headOf(row: ArticleHead & { published_at: Date }, language: string) {
  return {
    slug: row.slug,
    title: textIn(row.titles, language),
    summary: textIn(row.summaries, language),
    imageUrl: row.image_url,
    publishedAt: row.published_at,
  }
}

import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { ArticleDraft, ArticleId } from '../../shared/content-fields.ts'

export const writeArticle: Call<typeof writeArticleSchemas> = {
  name: 'messaging/write-article',
  method: 'POST',
  path: '/api/operator/articles',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'content.edit',
  summary: 'Stores a new article of the blog or the news; it is visible from its time of publication on.',
  errors: ['ARTICLE_SLUG_TAKEN'],
}

export function writeArticleSchemas() {
  return { body: Type.Object(ArticleDraft()), value: ArticleId() }
}

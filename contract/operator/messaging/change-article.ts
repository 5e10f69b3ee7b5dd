import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { ArticleDraft, ArticleId } from '../../shared/content-fields.ts'

export const changeArticle: Call<typeof changeArticleSchemas> = {
  name: 'messaging/change-article',
  method: 'POST',
  path: '/api/operator/articles/:articleId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'content.edit',
  summary: 'Replaces an article.',
  errors: ['ARTICLE_NOT_FOUND', 'ARTICLE_SLUG_TAKEN'],
}

export function changeArticleSchemas() {
  return { params: ArticleId(), body: Type.Object(ArticleDraft()), value: ArticleId() }
}

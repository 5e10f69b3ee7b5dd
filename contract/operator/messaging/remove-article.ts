import type { Call } from '../../shared/call.ts'
import { ArticleId } from '../../shared/content-fields.ts'
import { Empty } from '../../shared/fields.ts'

export const removeArticle: Call<typeof removeArticleSchemas> = {
  name: 'messaging/remove-article',
  method: 'POST',
  path: '/api/operator/articles/:articleId/remove',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'content.edit',
  summary: 'Deletes an article; the audit log keeps its text.',
  errors: ['ARTICLE_NOT_FOUND'],
}

export function removeArticleSchemas() {
  return { params: ArticleId(), value: Empty() }
}

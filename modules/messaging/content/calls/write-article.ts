import { writeArticle, writeArticleSchemas } from '../../../../contract/operator/messaging/write-article.ts'
import { handle } from '../../../../platform/calls.ts'
import { draftOf, keepArticle } from '../articles.ts'

export const handleWriteArticle = handle(writeArticle, writeArticleSchemas, async (context, { body }) => {
  const row = await keepArticle(context.tx, context.merchant.id, body)
  await context.audit('article.write', `article:${row.article_id}`, { before: null, after: draftOf(row) })
  return { articleId: row.article_id }
})

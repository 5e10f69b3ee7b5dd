import {
  changeArticle,
  changeArticleSchemas,
} from '../../../../contract/operator/messaging/change-article.ts'
import { handle } from '../../../../platform/calls.ts'
import { draftOf, keepArticle, knownArticle } from '../articles.ts'

export const handleChangeArticle = handle(
  changeArticle,
  changeArticleSchemas,
  async (context, { params, body }) => {
    const before = await knownArticle(context, params.articleId)
    const after = await keepArticle(context.tx, context.merchant.id, body, before.article_id)
    await context.audit('article.change', `article:${before.article_id}`, {
      before: draftOf(before),
      after: draftOf(after),
    })
    return { articleId: before.article_id }
  },
)

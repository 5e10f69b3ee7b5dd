import {
  removeArticle,
  removeArticleSchemas,
} from '../../../../contract/operator/messaging/remove-article.ts'
import { handle } from '../../../../platform/calls.ts'
import { draftOf, knownArticle } from '../articles.ts'
import { deleteArticle } from '../store/articles.ts'

export const handleRemoveArticle = handle(
  removeArticle,
  removeArticleSchemas,
  async (context, { params }) => {
    const before = await knownArticle(context, params.articleId)
    await deleteArticle(context.tx, context.merchant.id, before.article_id)
    await context.audit('article.remove', `article:${before.article_id}`, {
      before: draftOf(before),
      after: null,
    })
    return {}
  },
)

import { refuse } from '../../../../contract/errors.ts'
import { readArticle, readArticleSchemas } from '../../../../contract/player/messaging/read-article.ts'
import { handle } from '../../../../platform/calls.ts'
import { cleanRichText } from '../../../../platform/rich-text.ts'
import { headOf } from '../articles.ts'
import { textIn } from '../../shared/rules/words.ts'
import { readPublishedArticle } from '../store/articles.ts'

export const handleReadArticle = handle(
  readArticle,
  readArticleSchemas,
  async (context, { params, query }) => {
    const row =
      (await readPublishedArticle(
        context.tx,
        context.merchant.id,
        query.section,
        params.slug,
        context.now,
      )) ?? refuse('ARTICLE_NOT_FOUND')
    const language = query.language || context.language
    const head = headOf(row, language)
    return {
      ...head,
      seoTitle: textIn(row.seo_titles, language) || head.title,
      content: cleanRichText(textIn(row.contents, language)),
    }
  },
)

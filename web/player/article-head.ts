/** Title and description of an article's page as the server sends it, for readers without scripts. */
import { readArticle, type readArticleSchemas } from '../../contract/player/messaging/read-article.ts'
import type { RenderInput } from '../../contract/shared/page-render.ts'
import type { ValueOf } from '../../contract/shared/call.ts'

export interface PageHead {
  title: string
  description: string
}

/** Of the article behind the address; null for every other page, and for an article that is not there. */
export async function articleHeadOf(
  input: Pick<RenderInput, 'path' | 'language' | 'load'>,
): Promise<PageHead | null> {
  const [, section, slug] = /^\/(blog|news)\/([^/]+)\/?$/i.exec(input.path) ?? []
  if (!section || !slug) return null
  // The slug is in the address as the browser wrote it, with its escapes.
  const address = readArticle.path.replace(':slug', slug.toLowerCase())
  const article = (await input.load(
    `${address}?section=${section.toUpperCase()}&language=${input.language.toUpperCase()}`,
  )) as ValueOf<typeof readArticleSchemas> | null
  return article && { title: article.seoTitle, description: article.summary }
}

import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { ArticleDraft } from '../../shared/content-fields.ts'
import { articleSections } from '../../shared/content-words.ts'
import { Id, OneOf, PageOf, PageQuery } from '../../shared/fields.ts'

export const listAllArticles: Call<typeof listAllArticlesSchemas> = {
  name: 'messaging/list-all-articles',
  method: 'GET',
  path: '/api/operator/articles',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'content.read',
  summary: 'Every article of the merchant, drafts first, then newest first.',
}

export function listAllArticlesSchemas() {
  return {
    query: Type.Object({ section: Type.Optional(OneOf(articleSections)), ...PageQuery }),
    value: PageOf(Type.Object({ articleId: Id(), ...ArticleDraft() })),
  }
}

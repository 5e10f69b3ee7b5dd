import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { articleSections } from '../../shared/content-words.ts'
import { OneOf, Time } from '../../shared/fields.ts'

export const readArticle: Call<typeof readArticleSchemas> = {
  name: 'messaging/read-article',
  method: 'GET',
  path: '/api/wps/content/articles/:slug',
  module: 'WPS',
  audience: 'visitor',
  summary: 'One published article.',
  errors: ['ARTICLE_NOT_FOUND'],
  openTo: ['restricted'],
}

export function readArticleSchemas() {
  return {
    params: Type.Object({ slug: Type.String({ minLength: 1, maxLength: 80 }) }),
    query: Type.Object({
      section: OneOf(articleSections),
      language: Type.Optional(Type.String({ maxLength: 5 })),
    }),
    value: Type.Object({
      slug: Type.String(),
      title: Type.String(),
      seoTitle: Type.String(),
      summary: Type.String(),
      imageUrl: Type.String(),
      content: Type.String({ description: 'sanitised HTML' }),
      publishedAt: Time(),
    }),
  }
}

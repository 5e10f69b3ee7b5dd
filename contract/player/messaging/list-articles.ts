import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { articleSections } from '../../shared/content-words.ts'
import { OneOf, PageOf, PageQuery, Time } from '../../shared/fields.ts'

export const listArticles: Call<typeof listArticlesSchemas> = {
  name: 'messaging/list-articles',
  method: 'GET',
  path: '/api/wps/content/articles',
  module: 'WPS',
  audience: 'visitor',
  summary: 'The published articles of the blog or the news, newest first.',
  openTo: ['restricted'],
}

export function listArticlesSchemas() {
  const article = Type.Object({
    slug: Type.String(),
    title: Type.String(),
    summary: Type.String(),
    imageUrl: Type.String(),
    publishedAt: Time(),
  })
  return {
    query: Type.Object({
      section: OneOf(articleSections),
      language: Type.Optional(Type.String({ maxLength: 5 })),
      ...PageQuery,
    }),
    value: PageOf(article),
  }
}

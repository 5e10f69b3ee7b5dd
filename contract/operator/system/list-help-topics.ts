import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { ByLanguage } from '../../shared/content-fields.ts'
import { OneOf } from '../../shared/fields.ts'
import { helpCategories } from '../../shared/help-words.ts'

export const listHelpTopics: Call<typeof listHelpTopicsSchemas> = {
  name: 'system/list-help-topics',
  method: 'GET',
  path: '/api/operator/help',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'content.read',
  summary: 'The topics of the help centre: the merchant’s texts, with the product’s own beside them.',
}

export function listHelpTopicsSchemas() {
  const text = () => Type.Object({ TH: Type.String(), EN: Type.String() })
  return {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          topic: Type.String(),
          category: OneOf(helpCategories),
          isOwn: Type.Boolean({ description: 'the product has a text of its own' }),
          titles: ByLanguage(120),
          contents: ByLanguage(60_000),
          ownTitles: text(),
          ownContents: text(),
        }),
      ),
    }),
  }
}

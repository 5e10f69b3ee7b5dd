import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { ByLanguage } from '../../shared/content-fields.ts'
import { Empty, OneOf } from '../../shared/fields.ts'
import { helpCategories } from '../../shared/help-words.ts'

export const changeHelpTopic: Call<typeof changeHelpTopicSchemas> = {
  name: 'system/change-help-topic',
  method: 'POST',
  path: '/api/operator/help/:topic',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'content.edit',
  summary:
    'Stores the merchant’s text of a topic, or adds a topic; in a language that is emptied, the product’s own text is shown.',
}

export function changeHelpTopicSchemas() {
  return {
    params: Type.Object({ topic: Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$', maxLength: 31 }) }),
    body: Type.Object({
      category: OneOf(helpCategories),
      titles: ByLanguage(120),
      contents: ByLanguage(60_000),
    }),
    value: Empty(),
  }
}

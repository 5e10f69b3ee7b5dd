import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { helpCategories } from '../../shared/help-words.ts'

export const readHelpCenter: Call<typeof readHelpCenterSchemas> = {
  name: 'system/read-help-center',
  method: 'GET',
  path: '/api/wps/system/helpCenter',
  module: 'WPS',
  audience: 'visitor',
  summary: 'The help texts in one language; `term` is the terms of use.',
  openTo: ['mustChangePassword', 'restricted', 'maintenance'],
}
export function readHelpCenterSchemas() {
  return {
    query: Type.Object({
      lang: Type.Optional(
        Type.String({ maxLength: 5, description: "TH, EN …; unknown: the merchant's default" }),
      ),
      device: Type.Optional(Type.String({ maxLength: 20 })),
    }),
    value: Type.Object({
      language: Type.String(),
      articles: Type.Array(
        Type.Object({
          topic: Type.String(),
          title: Type.String(),
          content: Type.String({ description: 'sanitised HTML' }),
          category: OneOf(helpCategories),
        }),
      ),
    }),
  }
}

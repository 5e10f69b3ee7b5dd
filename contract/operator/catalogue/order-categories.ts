import { Type } from 'typebox'
import { categoryWords } from '../../shared/catalogue-words.ts'
import type { Call } from '../../shared/call.ts'
import { Empty, OneOf } from '../../shared/fields.ts'

export const orderCategories: Call<typeof orderCategoriesSchemas> = {
  name: 'catalogue/order-categories',
  method: 'POST',
  path: '/api/operator/categories/order',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  summary: 'Sets the order of the categories on the site; every category is named once.',
  errors: [],
}

export function orderCategoriesSchemas() {
  return {
    body: Type.Object({
      categories: Type.Array(OneOf(categoryWords), {
        minItems: categoryWords.length,
        maxItems: categoryWords.length,
        uniqueItems: true,
      }),
    }),
    value: Empty(),
  }
}

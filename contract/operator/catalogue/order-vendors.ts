import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, Id } from '../../shared/fields.ts'

export const orderVendors: Call<typeof orderVendorsSchemas> = {
  name: 'catalogue/order-vendors',
  method: 'POST',
  path: '/api/operator/vendors/order',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  summary: 'Sets the order in which players see the vendors; every vendor of the merchant is named once.',
  errors: [],
}

export function orderVendorsSchemas() {
  return {
    body: Type.Object({ vendors: Type.Array(Id(), { minItems: 1, maxItems: 500, uniqueItems: true }) }),
    value: Empty(),
  }
}

import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, Id } from '../../shared/fields.ts'

export const removeServiceEntry: Call<typeof removeServiceEntrySchemas> = {
  name: 'system/remove-service-entry',
  method: 'POST',
  path: '/api/operator/customer-service/:entryId/remove',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.edit',
  summary: 'Deletes an entry.',
  errors: ['SERVICE_NOT_FOUND'],
}

export function removeServiceEntrySchemas() {
  return { params: Type.Object({ entryId: Id() }), body: Empty(), value: Empty() }
}

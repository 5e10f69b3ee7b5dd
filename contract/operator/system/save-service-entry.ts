import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { ServiceEntry } from '../../shared/service-fields.ts'

export const saveServiceEntry: Call<typeof saveServiceEntrySchemas> = {
  name: 'system/save-service-entry',
  method: 'POST',
  path: '/api/operator/customer-service',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.edit',
  summary:
    'Adds an entry, or changes the one that is named. Its address is a page of this site or on a host of the allow-list.',
  errors: ['SERVICE_NOT_FOUND'],
}

export function saveServiceEntrySchemas() {
  return {
    body: Type.Object({ entryId: Type.Optional(Id()), ...ServiceEntry() }),
    value: Type.Object({ entryId: Id() }),
  }
}

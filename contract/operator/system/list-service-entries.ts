import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { ServiceEntry } from '../../shared/service-fields.ts'
import { Id } from '../../shared/fields.ts'

export const listServiceEntries: Call<typeof listServiceEntriesSchemas> = {
  name: 'system/list-service-entries',
  method: 'GET',
  path: '/api/operator/customer-service',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.read',
  summary:
    'The entries of customer service in their order, hidden ones too, and the hosts that they may lead to.',
}

export function listServiceEntriesSchemas() {
  return {
    value: Type.Object({
      entries: Type.Array(Type.Object({ entryId: Id(), ...ServiceEntry() })),
      hosts: Type.Array(Type.String()),
    }),
  }
}

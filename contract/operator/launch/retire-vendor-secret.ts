import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, Id } from '../../shared/fields.ts'

export const retireVendorSecret: Call<typeof retireVendorSecretSchemas> = {
  name: 'launch/retire-vendor-secret',
  method: 'POST',
  path: '/api/operator/vendors/:vassalage/secrets/:secretId/retire',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  summary: 'Ends a secret at once; the last valid one cannot be ended.',
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_SECRET_STATE'],
}

export function retireVendorSecretSchemas() {
  return { params: Type.Object({ vassalage: Id(), secretId: Id() }), value: Empty() }
}
